// The compiled form of `search.py`: the same questions, the same answers, a stronger bound.
//
// `search.py` is the definition. Here routes grow from one end to the other, and what may still be
// earned is bounded twice: by the stops that can still be reached (as in `search.py`) and by the best
// *walk* from here on (`Ahead`), which may repeat stops. docs/solver.md gives the arguments.

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <unordered_map>
#include <vector>

namespace {

using Set = unsigned __int128;  // of stops
using Money = int64_t;          // in grains

constexpr Money NONE = INT64_MIN / 4;
constexpr int WORDS = 3;
constexpr size_t SHORT = 3000;  // longer lists are not searched for routes within routes
constexpr size_t MANY = 1000000;  // routes in one list
constexpr int64_t LIGHT = 8;      // steps of a choice that weigh as one of a search

struct Track {
    uint64_t word[WORDS] = {};
    bool meets(const Track &other) const {
        uint64_t common = 0;
        for (int i = 0; i < WORDS; i++) common |= word[i] & other.word[i];
        return common != 0;
    }
    bool within(const Track &other) const {
        uint64_t outside = 0;
        for (int i = 0; i < WORDS; i++) outside |= word[i] & ~other.word[i];
        return outside == 0;
    }
    Track with(const Track &other) const {
        Track both;
        for (int i = 0; i < WORDS; i++) both.word[i] = word[i] | other.word[i];
        return both;
    }
    int size() const {
        int bits = 0;
        for (uint64_t part : word) bits += __builtin_popcountll(part);
        return bits;
    }
    bool operator==(const Track &other) const { return !std::memcmp(word, other.word, sizeof word); }
};

struct TrackHash {
    size_t operator()(const Track &track) const {
        uint64_t hash = 1469598103934665603ull;
        for (uint64_t part : track.word) hash = (hash ^ part) * 1099511628211ull, hash ^= hash >> 29;
        return hash;
    }
};

inline Set bit(int stop) { return (Set)1 << stop; }
inline bool has(Set set, int stop) { return (set >> stop) & 1; }
inline int lowest(Set set) {
    uint64_t low = (uint64_t)set;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

struct Arc {
    int link, stop, crossings;
    bool tunnel;
    Track track;
};

struct Bonus {
    Set first, second;
    Money amount;
};

struct Graph {  // see graph.py
    int stops = 0, limit = 0, hexes = 0, best = 0, links = 0, start_kind = 0;
    Set own = 0, passable = 0, starts = 0, bonus_starts = 0;
    Money tunnel = 0, favour = 0;
    bool ends_count = false, two_arms = true, some_free = false, loose = false;
    std::vector<Money> values, link_weight;
    std::vector<int> weights;
    std::vector<std::vector<Arc>> arcs;
    std::vector<Set> apart;
    std::vector<Bonus> bonuses;
    std::vector<Money> end_bonus;  // by two dead ends
    std::vector<Bonus> other_bonuses;

    bool express() const { return best < stops; }
    // What a visit takes from the room that bounds the walks ahead.
    int room() const { return express() ? best : hexes < 1000 ? hexes : limit; }
};

struct Route {
    Money profit, revenue;
    Track track;
    std::vector<int> stops, links;
};

// The greatest profit of a walk onwards, by stop and room; with or without need of a tunnel and of
// an own station. Walks may repeat stops and track: every route from there on is one of them.
struct Ahead {
    using Table = std::vector<Money>;

    const Graph &graph;
    const std::vector<Money> &costs;
    const Track &taken;
    int width;
    std::vector<std::vector<Table>> tables;  // by kind of bonus, by need

    Ahead(const Graph &g, const std::vector<Money> &c, const Track &t)
        : graph(g), costs(c), taken(t), width(g.room() + 1) {}

    size_t at(int stop, int left) const { return (size_t)stop * width + left; }

    // Needs: 0 nothing, 1 own; with the tunnel's money 2 nothing, 3 own, 4 tunnel, 5 both.
    void fill(const std::vector<std::vector<Money>> &bonus_kinds, bool any_tunnel) {
        for (const auto &kind : bonus_kinds) {
            const Money *bonus = kind.empty() ? nullptr : kind.data();
            std::vector<Table> t(6);
            t[0] = table(bonus, 0, nullptr, nullptr, nullptr);
            t[1] = table(bonus, 0, nullptr, &t[0], nullptr);
            if (any_tunnel) {
                t[2] = table(bonus, graph.tunnel, nullptr, nullptr, nullptr);
                t[3] = table(bonus, graph.tunnel, nullptr, &t[2], nullptr);
                t[4] = table(bonus, graph.tunnel, &t[2], nullptr, nullptr);
                t[5] = table(bonus, graph.tunnel, &t[3], &t[4], &t[2]);
            }
            tables.push_back(std::move(t));
        }
    }

    // `each` is paid for every counted stop. Where a tunnel (or an own station) is needed, the table
    // without that need is handed over: it answers as soon as a step of the walk meets the need.
    Table table(const Money *bonus, Money each, const Table *no_tunnel, const Table *no_own,
                const Table *neither) const {
        bool tunnel = no_tunnel, own = no_own, by_hexes = graph.hexes < 1000 && !graph.express();
        Table most(graph.stops * (size_t)width, NONE);
        if (!tunnel && !own)
            for (int stop = 0; stop < graph.stops; stop++)
                for (int left = 0; left < width; left++)
                    most[at(stop, left)] = bonus && !has(graph.passable, stop) ? bonus[stop] : 0;
        for (int left = 0; left < width; left++) {
            for (int stop = 0; stop < graph.stops; stop++) {
                if (left) most[at(stop, left)] = std::max(most[at(stop, left)], most[at(stop, left - 1)]);
                for (const Arc &arc : graph.arcs[stop]) {
                    int use = graph.express() ? 1 : by_hexes ? arc.crossings : graph.weights[arc.stop];
                    if (use > left || arc.track.meets(taken)) continue;
                    bool own_met = own && has(graph.own, arc.stop), tunnel_met = tunnel && arc.tunnel;
                    const Table &from = own_met && tunnel_met ? *neither
                                        : own_met             ? *no_own
                                        : tunnel_met          ? *no_tunnel
                                                              : most;
                    step(most, from, stop, arc, left, left - use, graph.values[arc.stop] + each - costs[arc.link]);
                }
            }
            if (graph.express()) pass(most, no_tunnel, left);
        }
        return most;
    }

    // Walks by one arc more; true if one of them is better than what was known.
    bool step(Table &most, const Table &from, int stop, const Arc &arc, int left, int then, Money gain) const {
        Money rest = from[at(arc.stop, then)];
        if (rest <= NONE / 2 || rest + gain <= most[at(stop, left)]) return false;
        most[at(stop, left)] = rest + gain;
        return true;
    }

    // An express train passes stops without counting them: no room is used, only track is paid.
    void pass(Table &most, const Table *no_tunnel, int left) const {
        for (bool again = true; again;) {
            again = false;
            for (int stop = 0; stop < graph.stops; stop++)
                for (const Arc &arc : graph.arcs[stop]) {
                    if (!has(graph.passable, arc.stop) || arc.track.meets(taken)) continue;
                    const Table &from = no_tunnel && arc.tunnel ? *no_tunnel : most;
                    again |= step(most, from, stop, arc, left, left, -costs[arc.link]);
                }
        }
    }
};

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
    std::vector<Bonus> bonuses, other_bonuses;

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
        for (const Bonus &b : graph.other_bonuses)
            other_bonuses.push_back({ranked(b.first), ranked(b.second), b.amount});
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
            if (graph.start_kind && !has(graph.starts, stop)) continue;
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
        for (const Bonus &bonus : other_bonuses) most += bonus.amount;
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
        int left = graph.hexes < 1000 ? graph.hexes - crossed : graph.limit - weight;
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
        for (const Bonus &bonus : other_bonuses)
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

std::vector<int> pieces(const Track &track) {
    std::vector<int> list;
    for (int i = 0; i < WORDS; i++)
        for (uint64_t rest = track.word[i]; rest; rest &= rest - 1) list.push_back(64 * i + __builtin_ctzll(rest));
    return list;
}

// Only the best route on each track; in short lists none that another betters with a part of its track.
std::vector<Route> undominated(std::vector<Route> routes) {
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

// --- Python ---

const char *CAPSULE = "kursbuch.routes.graph";

bool read_track(PyObject *object, Track &track) {
    char *data;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(object, &data, &size) < 0) return false;
    if (size != sizeof track.word) {
        PyErr_SetString(PyExc_ValueError, "a track mask has 24 bytes");
        return false;
    }
    std::memcpy(track.word, data, sizeof track.word);
    return true;
}

bool read_set(PyObject *object, Set &set) {
    char *data;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(object, &data, &size) < 0) return false;
    if (size != sizeof set) {
        PyErr_SetString(PyExc_ValueError, "a set of stops has 16 bytes");
        return false;
    }
    std::memcpy(&set, data, sizeof set);
    return true;
}

template <class Number>
bool read_numbers(PyObject *object, std::vector<Number> &numbers) {
    PyObject *list = PySequence_Fast(object, "numbers are expected");
    if (!list) return false;
    Py_ssize_t size = PySequence_Fast_GET_SIZE(list);
    numbers.resize(size);
    for (Py_ssize_t i = 0; i < size; i++) numbers[i] = (Number)PyLong_AsLongLong(PySequence_Fast_GET_ITEM(list, i));
    Py_DECREF(list);
    return !PyErr_Occurred();
}

void free_graph(PyObject *capsule) { delete (Graph *)PyCapsule_GetPointer(capsule, CAPSULE); }

bool read_arcs(PyObject *object, Graph &graph) {
    for (int stop = 0; stop < graph.stops; stop++) {
        PyObject *row = PyTuple_GetItem(object, stop);
        if (!row) return false;
        std::vector<Arc> arcs;
        for (Py_ssize_t i = 0; i < PyTuple_Size(row); i++) {
            Arc arc;
            PyObject *track;
            int tunnel;
            if (!PyArg_ParseTuple(PyTuple_GetItem(row, i), "iiSip", &arc.link, &arc.stop, &track, &arc.crossings, &tunnel))
                return false;
            arc.tunnel = tunnel && graph.tunnel;
            if (!read_track(track, arc.track)) return false;
            arcs.push_back(arc);
        }
        graph.arcs.push_back(std::move(arcs));
    }
    return true;
}

bool read_sets(PyObject *object, std::vector<Set> &sets) {
    for (Py_ssize_t i = 0; i < PyTuple_Size(object); i++) {
        Set set;
        if (!read_set(PyTuple_GetItem(object, i), set)) return false;
        sets.push_back(set);
    }
    return true;
}

bool read_bonuses(PyObject *object, Graph &graph) {
    graph.end_bonus.assign((size_t)graph.stops * graph.stops, 0);
    for (Py_ssize_t i = 0; i < PyTuple_Size(object); i++) {
        PyObject *first, *second;
        long long amount;
        if (!PyArg_ParseTuple(PyTuple_GetItem(object, i), "SSL", &first, &second, &amount)) return false;
        Bonus bonus;
        bonus.amount = amount;
        if (!read_set(first, bonus.first) || !read_set(second, bonus.second)) return false;
        graph.bonuses.push_back(bonus);
        if (((bonus.first | bonus.second) & graph.passable) || (bonus.first & bonus.second)) {
            graph.other_bonuses.push_back(bonus);
            continue;
        }
        graph.bonus_starts |= bonus.first;
        for (int a = 0; a < graph.stops; a++)
            for (int b = 0; b < graph.stops; b++)
                if (has(bonus.first, a) && has(bonus.second, b)) {
                    graph.end_bonus[(size_t)a * graph.stops + b] += bonus.amount;
                    graph.end_bonus[(size_t)b * graph.stops + a] += bonus.amount;
                }
    }
    return true;
}

PyObject *load(PyObject *, PyObject *args) {
    auto graph = std::make_unique<Graph>();
    PyObject *values, *own, *passable, *arcs, *apart, *starts, *weights, *bonuses, *link_weight;
    int from_starts, ends_count;
    long long tunnel;
    if (!PyArg_ParseTuple(args, "OSSO!O!SpOiiiO!LpO", &values, &own, &passable, &PyTuple_Type, &arcs,
                          &PyTuple_Type, &apart, &starts, &from_starts, &weights, &graph->limit, &graph->hexes,
                          &graph->best, &PyTuple_Type, &bonuses, &tunnel, &ends_count, &link_weight))
        return nullptr;
    graph->tunnel = tunnel;
    graph->ends_count = ends_count;
    graph->start_kind = from_starts;
    if (!read_numbers(values, graph->values) || !read_set(own, graph->own) || !read_set(passable, graph->passable) ||
        !read_set(starts, graph->starts) || !read_numbers(weights, graph->weights) ||
        !read_numbers(link_weight, graph->link_weight))
        return nullptr;
    graph->stops = (int)graph->values.size();
    if (!read_arcs(arcs, *graph) || !read_sets(apart, graph->apart) || !read_bonuses(bonuses, *graph)) return nullptr;
    for (int weight : graph->weights) graph->some_free |= weight == 0;
    for (Money weight : graph->link_weight) graph->favour += weight;
    return PyCapsule_New(graph.release(), CAPSULE, free_graph);
}

PyObject *numbers(const std::vector<int> &list) {
    PyObject *tuple = PyTuple_New((Py_ssize_t)list.size());
    for (size_t i = 0; i < list.size(); i++) PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, PyLong_FromLong(list[i]));
    return tuple;
}

PyObject *route_as_tuple(const Route &route) {
    return Py_BuildValue("LLy#NN", (long long)route.profit, (long long)route.revenue, (const char *)route.track.word,
                         (Py_ssize_t)sizeof route.track.word, numbers(route.stops), numbers(route.links));
}

PyObject *routes_as_list(const std::vector<Route> &routes) {
    PyObject *list = PyList_New((Py_ssize_t)routes.size());
    for (size_t i = 0; i < routes.size(); i++) PyList_SET_ITEM(list, (Py_ssize_t)i, route_as_tuple(routes[i]));
    return list;
}

PyObject *search(PyObject *, PyObject *args) {
    PyObject *capsule, *prices, *taken_bytes;
    long long floor, budget;
    int which;  // 0 the best, 1 the best on every track, 2 every route
    if (!PyArg_ParseTuple(args, "OOSLiL", &capsule, &prices, &taken_bytes, &floor, &which, &budget)) return nullptr;
    auto *graph = (Graph *)PyCapsule_GetPointer(capsule, CAPSULE);
    std::vector<Money> costs;
    Track taken;
    if (!graph || !read_numbers(prices, costs) || !read_track(taken_bytes, taken)) return nullptr;
    Search search(*graph, std::move(costs), taken, floor, which != 0, budget, MANY);
    Py_BEGIN_ALLOW_THREADS
    search.run();
    if (which == 1 && !search.out) search.found = undominated(std::move(search.found));
    Py_END_ALLOW_THREADS
    PyObject *list = routes_as_list(search.found);
    return list ? Py_BuildValue("NLO", list, (long long)search.steps, search.out ? Py_True : Py_False) : nullptr;
}

// better(graphs by kind, floors by kind, kinds by train, prices, total, step, best, budget)
PyObject *better(PyObject *, PyObject *args) {
    PyObject *py_graphs, *py_floors, *py_kinds, *py_prices;
    long long total, step, best, budget;
    if (!PyArg_ParseTuple(args, "O!OOOLLLL", &PyTuple_Type, &py_graphs, &py_floors, &py_kinds, &py_prices, &total,
                          &step, &best, &budget))
        return nullptr;
    std::vector<const Graph *> graphs;
    for (Py_ssize_t i = 0; i < PyTuple_Size(py_graphs); i++) {
        graphs.push_back((Graph *)PyCapsule_GetPointer(PyTuple_GetItem(py_graphs, i), CAPSULE));
        if (!graphs.back()) return nullptr;
    }
    std::vector<Money> floors, prices;
    std::vector<int> kinds;
    if (!read_numbers(py_floors, floors) || !read_numbers(py_kinds, kinds) || !read_numbers(py_prices, prices)) return nullptr;
    std::vector<List> lists;
    int64_t steps = 0;
    bool out = false;
    std::vector<int> answer, order;
    Py_BEGIN_ALLOW_THREADS
    for (size_t kind = 0; kind < graphs.size() && !out; kind++) {
        Search search(*graphs[kind], prices, Track(), floors[kind], true, budget - steps, MANY);
        search.run();
        steps += search.steps;
        out = search.out;
        if (out) break;
        lists.emplace_back(undominated(std::move(search.found)));
    }
    if (!out) {
        // trains with many routes first: they leave the least track to the others
        for (size_t train = 0; train < kinds.size(); train++) order.push_back((int)train);
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            size_t x = lists[kinds[a]].routes.size(), y = lists[kinds[b]].routes.size();
            return x != y ? x > y : kinds[a] < kinds[b];
        });
        std::vector<int> in_order;
        for (int train : order) in_order.push_back(kinds[train]);
        Choice choice(lists, in_order, total, step, best, (budget - steps) * LIGHT);
        choice.choose(0, {}, 0, 0, 0);
        steps += choice.steps / LIGHT;
        out = choice.out;
        answer = choice.answer;
    }
    Py_END_ALLOW_THREADS
    PyObject *routes = PyList_New(0);
    for (size_t i = 0; i < answer.size(); i++) {
        if (answer[i] < 0) continue;
        const Route &route = lists[kinds[order[i]]].routes[answer[i]];
        PyObject *entry = Py_BuildValue("iN", order[i], route_as_tuple(route));
        if (!entry || PyList_Append(routes, entry) < 0) return nullptr;
        Py_DECREF(entry);
    }
    return Py_BuildValue("NLO", routes, (long long)steps, out ? Py_True : Py_False);
}

PyMethodDef METHODS[] = {
    {"better", better, METH_VARARGS, "Better routes of all trains together than those known."},
    {"load", load, METH_VARARGS, "Read a graph."},
    {"search", search, METH_VARARGS, "The best route, or all above a floor."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_search", nullptr, -1, METHODS, nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__search() { return PyModule_Create(&MODULE); }
