// The routes of one train that earn enough: `search.py` in C++, with one bound more.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "ahead.hpp"
#include "graph.hpp"

namespace kursbuch {

struct Route {
    Money profit, revenue;
    Track track;
    std::vector<int> stops, links;
};

// Routes grow from one end to the other; each is recorded from the end that is tried first.
struct Search {
    const Graph &graph;
    std::vector<Money> costs;
    Track taken;
    Money floor;
    bool collect;
    int64_t budget, steps = 0;
    size_t cap;
    bool out = false;
    std::vector<Route> found;
    std::unique_ptr<Ahead> ahead;
    std::vector<int> bonus_kind;  // by stop: which tables hold for routes that begin there
    std::vector<Money> gains;    // by stop: what an unvisited one can add
    std::vector<int> by_gain;    // stops, the greatest gain first
    std::vector<Set> bits;       // by stop; all sets below are in the order of gains
    std::vector<Set> near, apart;
    Set own = 0, passable = 0;
    std::vector<std::pair<Set, Track>> tunnels;
    std::vector<Bonus> bonuses, way_bonuses;

    std::vector<int> stops, links;
    std::vector<Money> paid;  // of the route, the greatest first
    Set done = 0;             // ends from which all routes have been seen

    Search(const Graph &g, std::vector<Money> prices, const Track &t, Money f, bool all, int64_t b, size_t c)
        : graph(g), costs(std::move(prices)), taken(t), floor(f), collect(all), budget(b), cap(c) {}

    void prepare() {
        gains = graph.values;
        for (int stop = 0; stop < graph.stops; stop++) {
            Money way = INT64_MAX;
            for (const Arc &arc : graph.arcs[stop])
                if (!arc.track.meets(taken)) way = std::min(way, costs[arc.link] - graph.link_weight[arc.link]);
            if (way != INT64_MAX) gains[stop] -= way;
        }
        by_gain.resize(graph.stops);
        for (int i = 0; i < graph.stops; i++) by_gain[i] = i;
        std::stable_sort(by_gain.begin(), by_gain.end(), [&](int a, int b) { return gains[a] > gains[b]; });
        bits.resize(graph.stops);
        for (int i = 0; i < graph.stops; i++) bits[by_gain[i]] = bit(i);
        own = ranked(graph.own);
        passable = ranked(graph.passable);
        near.assign(graph.stops, 0);
        for (int stop = 0; stop < graph.stops; stop++) {
            apart.push_back(ranked(graph.apart[stop]));
            for (const Arc &arc : graph.arcs[stop]) {
                if (arc.track.meets(taken)) continue;
                near[stop] |= bits[arc.stop];
                if (arc.tunnel && stop < arc.stop) tunnels.push_back({bits[stop] | bits[arc.stop], arc.track});
            }
        }
        for (const Bonus &b : graph.bonuses) bonuses.push_back({ranked(b.first), ranked(b.second), b.amount});
        for (const Bonus &b : graph.way_bonuses)
            way_bonuses.push_back({ranked(b.first), ranked(b.second), b.amount});
    }

    Set ranked(Set set) const {
        Set same = 0;
        for (int stop = 0; stop < graph.stops; stop++)
            if (has(set, stop)) same |= bits[stop];
        return same;
    }

    void look_ahead() {
        ahead = std::make_unique<Ahead>(graph, costs, taken);
        std::vector<std::vector<Money>> kinds{{}};
        bonus_kind.assign(graph.stops, 0);
        for (int stop = 0; stop < graph.stops; stop++) {
            if (!has(graph.bonus_starts, stop) || !near[stop]) continue;
            std::vector<Money> row(graph.end_bonus.begin() + (size_t)stop * graph.stops,
                                   graph.end_bonus.begin() + (size_t)(stop + 1) * graph.stops);
            auto same = std::find(kinds.begin(), kinds.end(), row);
            bonus_kind[stop] = (int)(same - kinds.begin());
            if (same == kinds.end()) kinds.push_back(row);
        }
        ahead->fill(kinds, !tunnels.empty());
    }

    // Every bonus of two ends has one of them among the bonus starts. These come first; the others
    // then leave them alone, and need no bonus.
    void run() {
        prepare();
        if (graph.room() <= 64 && !graph.some_free) look_ahead();
        run_from(graph.bonus_starts);
        run_from(~graph.bonus_starts);
    }

    void run_from(Set set) {
        std::vector<std::pair<Money, int>> begin;
        for (int stop = 0; stop < graph.stops; stop++) {
            if (!near[stop] || !has(set, stop)) continue;
            if (graph.from_starts && !has(graph.starts, stop)) continue;
            stops = {stop};
            paid = {graph.values[stop]};
            begin.push_back({bound(stop, stop, 0, graph.weights[stop], 0, false, 0), stop});
        }
        std::stable_sort(begin.begin(), begin.end(), [](auto &a, auto &b) { return a.first > b.first; });
        for (auto &[most, stop] : begin) {
            if (out) return;
            if (most >= floor) {
                stops = {stop};
                links.clear();
                paid = {graph.values[stop]};
                Set banned = apart[stop] | (done & ~passable);
                grow(stop, bits[stop], banned, taken, 0, 0, graph.weights[stop], false);
            }
            done |= bits[stop];
        }
    }

    // The best completion of the walk, given what is already paid.
    Money bound(int head, int start, Set visited, int weight, int crossed, bool tunnel, Money cost) const {
        if (!ahead) return INT64_MAX;
        const auto &tables = ahead->tables[bonus_kind[start]];
        bool met = ((visited | bits[start]) & own) != 0;
        Money most = NONE;
        for (int pass = 0; pass < 2; pass++) {
            if (pass && (graph.tunnel == 0 || (!tunnel && tunnels.empty()))) break;
            if (!pass && tunnel) continue;
            Money each = pass ? graph.tunnel : 0;
            int need = pass ? (tunnel ? 2 : 4) + !met : !met;
            most = std::max(most, completed(tables[need], head, weight, crossed, each));
        }
        for (const Bonus &bonus : way_bonuses) most += bonus.amount;
        return most - cost + graph.favour;
    }

    Money completed(const Ahead::Table &table, int head, int weight, int crossed, Money each) const {
        if (graph.express()) {
            Money most = NONE, sum = 0;
            int counted = std::min((int)paid.size(), graph.best);
            for (int i = 0; i < counted; i++) sum += paid[i] + each;
            for (int more = 0; more <= graph.best; more++) {
                while (counted + more > graph.best) sum -= paid[--counted] + each;
                Money rest = table[ahead->at(head, more)];
                if (rest > NONE / 2) most = std::max(most, sum + rest);
            }
            return most;
        }
        Money sum = 0;
        for (Money value : paid) sum += value + each;
        int left = graph.counts_hexes() ? graph.hexes - crossed : graph.limit - weight;
        Money rest = table[ahead->at(head, left)];
        return rest > NONE / 2 ? sum + rest : NONE;
    }

    // What can still be reached, whatever the way (the bound of search.py).
    Money reachable(int head, Set visited, Set banned, const Track &used, int weight, int crossed,
                    bool tunnel, Money cost) const {
        int room = std::min(graph.limit - weight, graph.hexes - crossed);
        Set free = ~banned, wave = near[head] & free, reach = wave;
        for (int step = 1; wave && (graph.some_free || step < room); step++) {
            Set next = 0;
            for (Set rest = wave & passable; rest; rest &= rest - 1) next |= near[by_gain[lowest(rest)]];
            wave = next & free & ~reach;
            reach |= wave;
        }
        Set seen = reach | visited;
        Money each = tunnel ? graph.tunnel : 0;
        if (!tunnel)
            for (auto &[ends, track] : tunnels)
                if ((ends & seen) == ends && !track.meets(used)) {
                    each = graph.tunnel;
                    break;
                }
        int most = graph.express() ? graph.best : room;
        Money chosen[129], free_gain = 0, dead = NONE;
        int count = 0;
        for (Set rest = reach & passable; rest; rest &= rest - 1) {
            int stop = by_gain[lowest(rest)];
            Money gain = gains[stop] + each;
            if (gain <= 0) break;
            if (!graph.weights[stop]) free_gain += gain;
            else if (count < most) chosen[count++] = gain;
            else if (!graph.some_free) break;
        }
        const Money *bonus = passable & bits[stops[0]] ? nullptr : &graph.end_bonus[(size_t)stops[0] * graph.stops];
        for (Set rest = reach & ~passable; rest; rest &= rest - 1) {
            int stop = by_gain[lowest(rest)];
            dead = std::max(dead, gains[stop] + each + (bonus ? bonus[stop] : 0));
            if (!bonus) break;
        }
        Money base = free_gain - cost;
        for (const Bonus &bonus : way_bonuses)
            if ((bonus.first & seen) && (bonus.second & seen)) base += bonus.amount;
        Money all = 0, one_less = 0;
        if (graph.express()) {
            size_t i = 0;
            int j = 0, n = 0;
            while (n < graph.best && (i < paid.size() || j < count)) {
                Money next;
                if (j >= count || (i < paid.size() && paid[i] + each >= chosen[j])) next = paid[i++] + each;
                else next = chosen[j++];
                one_less = n < graph.best - 1 ? one_less + next : one_less;
                all += next;
                n++;
            }
        } else {
            for (Money value : paid) base += value + each;
            for (int j = 0; j < count; j++) {
                all += chosen[j];
                if (j < most - 1 || graph.some_free) one_less += chosen[j];
            }
        }
        return base + std::max(all, dead > NONE / 2 ? one_less + dead : NONE);
    }

    void grow(int head, Set visited, Set banned, const Track &used, Money cost, int crossed, int weight,
              bool tunnel) {
        if (++steps > budget) out = true;
        if (out) return;
        if (!links.empty()) {
            record(head, visited, used, cost, tunnel);
            if (!(passable & bits[head])) return;
        }
        if (weight >= graph.limit && !graph.some_free) return;
        if (ahead && bound(head, stops[0], visited, weight, crossed, tunnel, cost) < floor) return;
        if (reachable(head, visited, banned, used, weight, crossed, tunnel, cost) < floor) return;
        for (const Arc &arc : graph.arcs[head]) {
            if ((banned & bits[arc.stop]) || arc.track.meets(used)) continue;
            if (crossed + arc.crossings > graph.hexes) continue;
            if (weight + graph.weights[arc.stop] > graph.limit) continue;
            stops.push_back(arc.stop);
            links.push_back(arc.link);
            Money value = graph.values[arc.stop];
            auto place = std::upper_bound(paid.begin(), paid.end(), value, std::greater<Money>());
            size_t index = place - paid.begin();
            paid.insert(place, value);
            grow(arc.stop, visited | bits[arc.stop], banned | apart[arc.stop], used.with(arc.track),
                 cost + costs[arc.link] - graph.link_weight[arc.link], crossed + arc.crossings,
                 weight + graph.weights[arc.stop], tunnel || arc.tunnel);
            paid.erase(paid.begin() + index);
            stops.pop_back();
            links.pop_back();
            if (out) return;
        }
    }

    void record(int head, Set visited, const Track &used, Money cost, bool tunnel) {
        if ((done & bits[head]) || !(visited & own)) return;
        Money each = tunnel ? graph.tunnel : 0;
        int counted = std::min((int)paid.size(), graph.best);
        Money revenue = 0;
        for (int i = 0; i < counted; i++) revenue += paid[i] + each;
        for (const Bonus &bonus : bonuses)
            if ((bonus.first & visited) && (bonus.second & visited)) revenue += bonus.amount;
        if (revenue - cost < floor) return;
        if ((int)paid.size() > graph.best) {
            revenue = of_the_best(tunnel);
            if (revenue - cost < floor) return;
        }
        Track own_track = used;
        for (int i = 0; i < WORDS; i++) own_track.word[i] &= ~taken.word[i];
        if (!collect) {
            found.clear();
            floor = revenue - cost + 1;
        }
        Money profit = revenue - cost;
        for (int link : links) revenue += graph.link_weight[link];
        found.push_back({profit, revenue, own_track, stops, links});
        if (found.size() >= cap) out = true;
    }

    // A train that counts its best stops only; here every bonus is one of two ends.
    Money of_the_best(bool tunnel) const {
        Money each = tunnel ? graph.tunnel : 0;
        int first = stops.front(), last = stops.back();
        Money bonus = graph.end_bonus[(size_t)first * graph.stops + last];
        Set both = bits[first] | bits[last];
        Money most = filled(both, each);
        if (most > NONE / 2) most += bonus;
        most = std::max(most, filled(0, tunnel && graph.ends_count ? 0 : each));
        return most;
    }

    Money filled(Set must, Money each) const {
        std::vector<int> rest;
        Money sum = 0;
        int counted = 0;
        bool met = false;
        for (int stop : stops)
            if (must & bits[stop]) sum += graph.values[stop] + each, counted++, met |= (own & bits[stop]) != 0;
            else rest.push_back(stop);
        if (counted > graph.best) return NONE;
        std::stable_sort(rest.begin(), rest.end(), [&](int a, int b) { return graph.values[a] > graph.values[b]; });
        size_t next = 0;
        Money last = 0;
        for (; next < rest.size() && counted < graph.best; next++, counted++) {
            last = graph.values[rest[next]] + each;
            sum += last;
            met |= (own & bits[rest[next]]) != 0;
        }
        if (met) return sum;
        if (next == 0) return NONE;
        for (; next < rest.size(); next++)
            if (own & bits[rest[next]]) return sum - last + graph.values[rest[next]] + each;
        return NONE;
    }
};

}  // namespace kursbuch
