// The best walks onwards: a bound for every route that goes on.
#pragma once

#include <algorithm>
#include <vector>

#include "graph.hpp"

namespace kursbuch {

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
        bool tunnel = no_tunnel, own = no_own;
        Table most(graph.stops * (size_t)width, NONE);
        if (!tunnel && !own)
            for (int stop = 0; stop < graph.stops; stop++)
                for (int left = 0; left < width; left++)
                    most[at(stop, left)] = 0;
        for (int left = 0; left < width; left++) {
            for (int stop = 0; stop < graph.stops; stop++) {
                if (left) most[at(stop, left)] = std::max(most[at(stop, left)], most[at(stop, left - 1)]);
                for (const Arc &arc : graph.arcs[stop]) {
                    int use = graph.express() ? 1 : graph.counts_hexes() ? arc.crossings : graph.weights[arc.stop];
                    if (use > left || arc.track.meets(taken)) continue;
                    bool own_met = own && has(graph.own, arc.stop), tunnel_met = tunnel && arc.tunnel;
                    const Table &from = own_met && tunnel_met ? *neither
                                        : own_met             ? *no_own
                                        : tunnel_met          ? *no_tunnel
                                                              : most;
                    Money gain = graph.values[arc.stop] + each - costs[arc.link];
                    if (has(graph.passable, arc.stop)) step(most, stop, left, from[at(arc.stop, left - use)], gain);
                    else if (own_met >= own && tunnel_met >= tunnel)
                        step(most, stop, left, bonus ? bonus[arc.stop] : 0, gain);
                }
            }
            if (graph.express()) pass(most, no_tunnel, left);
        }
        return most;
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
                for (const Arc &arc : graph.arcs[stop]) {
                    if (!has(graph.passable, arc.stop) || arc.track.meets(taken)) continue;
                    const Table &from = no_tunnel && arc.tunnel ? *no_tunnel : most;
                    again |= step(most, stop, left, from[at(arc.stop, left)], -costs[arc.link]);
                }
        }
    }
};

}  // namespace kursbuch
