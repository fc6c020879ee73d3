// The best walks onwards: a bound for every route that goes on.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "graph.hpp"

namespace kursbuch {

// The greatest profit of a walk onwards, by stop and room; with or without the need for a tunnel and
// for one of the company's stations. Walks may repeat stops and track: every route from there on is one of them.
class WalkBound {
public:
    using Table = std::vector<Money>;

    WalkBound(const Graph &graph, const std::vector<Money> &costs, const Track &taken, bool any_tunnel,
              const std::vector<char> &may_begin)
        : graph(graph), costs(costs), taken(taken), any_tunnel(any_tunnel), width(graph.room() + 1) {
        std::vector<std::vector<Money>> kinds{{}};
        bonus_kind.assign(size_t(graph.stops), 0);
        for (int stop = 0; stop < graph.stops; stop++) {
            if (!has(graph.bonus_starts, stop) || !may_begin[size_t(stop)]) continue;
            auto row = graph.end_bonus.begin() + std::ptrdiff_t(stop) * graph.stops;
            std::vector<Money> bonus(row, row + graph.stops);
            auto same = std::find(kinds.begin(), kinds.end(), bonus);
            bonus_kind[size_t(stop)] = size_t(same - kinds.begin());
            if (same == kinds.end()) kinds.push_back(std::move(bonus));
        }
        for (const auto &kind : kinds) fill(kind.empty() ? nullptr : kind.data());
    }

    // No route that begins at *start*, has come to *head* and has been paid this much brings more.
    Money bound(int head, int start, bool own_met, int weight, int crossed, bool tunnel,
                const std::vector<Money> &paid) const {
        const auto &needs = tables[bonus_kind[size_t(start)]];
        Money most = NONE;
        if (!tunnel) most = completed(needs[own_met ? 0 : 1], head, weight, crossed, 0, paid);
        if (graph.tunnel != 0 && (tunnel || any_tunnel)) {
            size_t need = (tunnel ? 2 : 4) + (own_met ? 0 : 1);
            most = std::max(most, completed(needs[need], head, weight, crossed, graph.tunnel, paid));
        }
        for (const Bonus &bonus : graph.way_bonuses) most += bonus.amount;
        return most + graph.favour;
    }

private:
    const Graph &graph;
    const std::vector<Money> &costs;
    const Track &taken;
    bool any_tunnel;
    int width;
    std::vector<std::vector<Table>> tables;  // by kind of bonus, by need
    std::vector<size_t> bonus_kind;          // by stop: which tables hold for routes that begin there

    size_t at(int stop, int left) const { return size_t(stop) * size_t(width) + size_t(left); }

    // Needs: 0 nothing, 1 own; with the tunnel's money 2 nothing, 3 own, 4 tunnel, 5 both.
    void fill(const Money *bonus) {
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

    // `each` is paid for every counted stop. Where a tunnel (or one of the company's stations) is needed,
    // the table without that need is handed over: it answers as soon as a step of the walk meets the need.
    Table table(const Money *bonus, Money each, const Table *no_tunnel, const Table *no_own,
                const Table *neither) const {
        bool tunnel = no_tunnel, own = no_own;
        Table most(size_t(graph.stops) * size_t(width), tunnel || own ? NONE : 0);
        for (int left = 0; left < width; left++) {
            for (int stop = 0; stop < graph.stops; stop++) {
                if (left) most[at(stop, left)] = std::max(most[at(stop, left)], most[at(stop, left - 1)]);
                for (const Arc &arc : graph.arcs[size_t(stop)]) {
                    int use = room_of(arc);
                    if (use > left || arc.track.meets(taken)) continue;
                    bool own_met = own && has(graph.own, arc.stop), tunnel_met = tunnel && arc.tunnel;
                    const Table &from = own_met && tunnel_met ? *neither
                                        : own_met             ? *no_own
                                        : tunnel_met          ? *no_tunnel
                                                              : most;
                    Money gain = graph.values[size_t(arc.stop)] + each - costs[size_t(arc.link)];
                    if (has(graph.passable, arc.stop)) step(most, stop, left, from[at(arc.stop, left - use)], gain);
                    else if (own_met >= own && tunnel_met >= tunnel)
                        step(most, stop, left, bonus ? bonus[arc.stop] : 0, gain);
                }
            }
            if (graph.express()) pass(most, no_tunnel, left);
        }
        return most;
    }

    int room_of(const Arc &arc) const {
        return graph.express() ? 1 : graph.counts_hexes() ? arc.crossings : graph.weights[size_t(arc.stop)];
    }

    // A walk by one arc more; true if it is better than what was known.
    bool step(Table &most, int stop, int left, Money rest, Money gain) const {
        if (rest <= NONE / 2 || rest + gain <= most[at(stop, left)]) return false;
        most[at(stop, left)] = rest + gain;
        return true;
    }

    // An express train passes stops without counting them: no room is used, only track is paid.
    void pass(Table &most, const Table *no_tunnel, int left) const {
        for (bool again = true; again;) {
            again = false;
            for (int stop = 0; stop < graph.stops; stop++)
                for (const Arc &arc : graph.arcs[size_t(stop)]) {
                    if (!has(graph.passable, arc.stop) || arc.track.meets(taken)) continue;
                    const Table &from = no_tunnel && arc.tunnel ? *no_tunnel : most;
                    again |= step(most, stop, left, from[at(arc.stop, left)], -costs[size_t(arc.link)]);
                }
        }
    }

    // The best completion of the walk, given what is already paid.
    Money completed(const Table &table, int head, int weight, int crossed, Money each,
                    const std::vector<Money> &paid) const {
        if (graph.express()) {
            Money most = NONE, sum = 0;
            int counted = std::min(int(paid.size()), graph.best);
            for (int i = 0; i < counted; i++) sum += paid[size_t(i)] + each;
            for (int more = 0; more <= graph.best; more++) {
                while (counted + more > graph.best) sum -= paid[size_t(--counted)] + each;
                Money rest = table[at(head, more)];
                if (rest > NONE / 2) most = std::max(most, sum + rest);
            }
            return most;
        }
        Money sum = 0;
        for (Money value : paid) sum += value + each;
        int left = graph.counts_hexes() ? graph.hexes - crossed : graph.limit - weight;
        Money rest = table[at(head, left)];
        return rest > NONE / 2 ? sum + rest : NONE;
    }
};

}  // namespace kursbuch
