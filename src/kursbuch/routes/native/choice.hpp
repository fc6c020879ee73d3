// One route or none for each train: `choose.py` in C++.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "search.hpp"

namespace kursbuch {

constexpr size_t SHORT = 3000;  // longer lists are not searched for routes within routes

// Only the best route on each track; in short lists none that another betters with a part of it.
inline std::vector<Route> undominated(std::vector<Route> routes) {
    std::unordered_map<Track, size_t, TrackHash> best;
    for (size_t i = 0; i < routes.size(); i++) {
        auto [entry, fresh] = best.try_emplace(routes[i].track, i);
        if (!fresh && routes[entry->second].revenue < routes[i].revenue) entry->second = i;
    }
    std::vector<size_t> order;
    for (auto &entry : best) order.push_back(entry.second);
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        if (routes[a].revenue != routes[b].revenue) return routes[a].revenue > routes[b].revenue;
        int sa = routes[a].track.size(), sb = routes[b].track.size();
        return sa != sb ? sa < sb : a < b;
    });
    if (order.size() > SHORT) {
        std::vector<Route> kept;
        for (size_t i : order) kept.push_back(std::move(routes[i]));
        return kept;
    }
    std::vector<int> common(WORDS * 64, 0);  // how many routes use a piece of track
    for (size_t i : order)
        for (int piece : pieces(routes[i].track)) common[piece]++;
    std::vector<std::vector<size_t>> by_rarest(WORDS * 64);
    std::vector<Route> kept;
    for (size_t i : order) {
        std::vector<int> own = pieces(routes[i].track);
        bool worse = false;
        for (size_t k = 0; k < own.size() && !worse; k++)
            for (size_t other : by_rarest[own[k]])
                if (kept[other].track.within(routes[i].track)) {
                    worse = true;
                    break;
                }
        if (worse) continue;
        int rarest = *std::min_element(own.begin(), own.end(), [&](int x, int y) { return common[x] < common[y]; });
        by_rarest[rarest].push_back(kept.size());
        kept.push_back(std::move(routes[i]));
    }
    return kept;
}

// Routes of one kind of train, the greatest profit first, with the users of every piece of track:
// 64 routes at a time can be asked whether they leave some pieces alone.
struct List {
    std::vector<Route> routes;
    std::vector<std::vector<uint64_t>> users;  // by piece of track, a bit for each route

    explicit List(std::vector<Route> found) : routes(std::move(found)), users(WORDS * 64) {
        std::stable_sort(routes.begin(), routes.end(),
                         [](const Route &a, const Route &b) { return a.profit > b.profit; });
        for (size_t i = 0; i < routes.size(); i++)
            for (int piece : pieces(routes[i].track)) {
                if (users[piece].empty()) users[piece].resize(routes.size() / 64 + 1);
                users[piece][i / 64] |= (uint64_t)1 << (i % 64);
            }
    }

    // The first route from a place on that leaves the taken track alone and brings more than enough;
    // the number of routes if there is none. `steps` counts the sets of routes that were asked.
    size_t first_free(size_t from, const std::vector<int> &taken, Money enough, int64_t &steps) const {
        if (from >= routes.size() || routes[from].profit <= enough) return routes.size();
        const uint64_t *asked[WORDS * 64];
        int count = 0;
        for (int piece : taken)
            if (!users[piece].empty()) asked[count++] = users[piece].data();
        for (size_t word = from / 64; word * 64 < routes.size(); word++) {
            steps++;
            if (word * 64 > from && routes[word * 64].profit <= enough) break;
            uint64_t used = 0;
            for (int i = 0; i < count; i++) used |= asked[i][word];
            uint64_t free = ~used;
            if (word == from / 64) free &= ~(uint64_t)0 << (from % 64);
            if (!free) continue;
            size_t place = word * 64 + __builtin_ctzll(free);
            return place < routes.size() && routes[place].profit > enough ? place : routes.size();
        }
        return routes.size();
    }
};

// One route or none for each train, without common track: the best choice above a known revenue.
struct Choice {
    const std::vector<List> &lists;  // by kind
    std::vector<int> kinds;          // by train; equal trains side by side
    Money total, step, best;         // all prices; grain of revenues; known revenue
    int64_t budget, steps = 0;
    bool out = false;
    std::vector<int> chosen, answer;  // by train: place in its list, or -1

    Choice(const std::vector<List> &l, std::vector<int> k, Money t, Money s, Money b, int64_t left)
        : lists(l), kinds(std::move(k)), total(t), step(s), best(b), budget(left), chosen(kinds.size(), -1) {}

    // The most that a train can bring beside the taken track; at least nothing.
    Money most_free(int kind, const std::vector<int> &taken) {
        const List &list = lists[kind];
        size_t place = list.first_free(0, taken, 0, steps);
        return place < list.routes.size() ? list.routes[place].profit : 0;
    }

    // Equal trains take routes in the order of their list, so that none is tried in every order.
    void choose(size_t train, const std::vector<int> &taken, Money profit, Money revenue, size_t from) {
        if (++steps > budget) out = true;
        if (out) return;
        if (train == kinds.size()) {
            if (revenue > best) best = revenue, answer = chosen;
            return;
        }
        size_t next = train + 1;
        while (next < kinds.size() && kinds[next] == kinds[train]) next++;
        Money others = 0, twins = (Money)(next - train - 1);
        for (size_t other = next; other < kinds.size(); other++) others += most_free(kinds[other], taken);
        const List &list = lists[kinds[train]];
        for (size_t i = from;; i++) {
            i = list.first_free(i, taken, NONE, steps);
            if (i >= list.routes.size()) break;
            const Route &route = list.routes[i];
            if (steps > budget) out = true;
            if (out) return;
            Money missing = best + step - total - profit - route.profit;
            if (missing > std::max<Money>(route.profit, 0) * twins + others) break;
            std::vector<int> then = taken;
            for (int piece : pieces(route.track)) then.push_back(piece);
            if (!worth(next, then, twins, list, i + 1, missing)) continue;
            chosen[train] = (int)i;
            choose(train + 1, then, profit + route.profit, revenue + route.revenue, twins ? i + 1 : 0);
            chosen[train] = -1;
        }
        // this train stays at home, and so do the others of its kind
        if (profit + others + total >= best + step) choose(next, taken, profit, revenue, 0);
    }

    // The trains still to choose can bring what is missing.
    bool worth(size_t next, const std::vector<int> &taken, Money twins, const List &list, size_t from, Money missing) {
        for (size_t other = next; other < kinds.size(); other++) missing -= most_free(kinds[other], taken);
        if (missing <= 0 || !twins) return missing <= 0;
        Money enough = (missing - 1) / twins;  // the best twin must bring more than this
        return list.first_free(from, taken, enough, steps) < list.routes.size();
    }
};

}  // namespace kursbuch
