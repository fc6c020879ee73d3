// Stops in the order of what they can add: a bit set in this order lists the best ones first.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "graph.hpp"

namespace kursbuch {

struct Ranking {
    std::vector<Money> gains;    // by stop: what an unvisited one can add
    std::vector<int> by_gain;    // stops, the greatest gain first
    std::vector<Set> bits;       // by stop; all sets here are in the order of gains
    std::vector<Set> near, apart;
    Set own = 0, passable = 0;
    std::vector<std::pair<Set, Track>> tunnels;
    std::vector<Bonus> bonuses, way_bonuses;

    // *costs* by link: its price less its weight.
    Ranking(const Graph &graph, const std::vector<Money> &costs, const Track &taken) : gains(graph.values) {
        for (size_t stop = 0; stop < gains.size(); stop++) {
            Money way = INT64_MAX;
            for (const Arc &arc : graph.arcs[stop])
                if (!arc.track.meets(taken)) way = std::min(way, costs[size_t(arc.link)]);
            if (way != INT64_MAX) gains[stop] -= way;
        }
        rank();
        own = ranked(graph.own);
        passable = ranked(graph.passable);
        for (Set set : graph.apart) apart.push_back(ranked(set));
        for (const Bonus &b : graph.bonuses) bonuses.push_back({ranked(b.first), ranked(b.second), b.amount});
        for (const Bonus &b : graph.way_bonuses) way_bonuses.push_back({ranked(b.first), ranked(b.second), b.amount});
        near.assign(gains.size(), 0);
        for (size_t stop = 0; stop < gains.size(); stop++)
            for (const Arc &arc : graph.arcs[stop]) {
                if (arc.track.meets(taken)) continue;
                auto there = size_t(arc.stop);
                near[stop] |= bits[there];
                if (arc.tunnel && stop < there) tunnels.push_back({bits[stop] | bits[there], arc.track});
            }
    }

    // The best stop of a set that is in the order of gains.
    int first(Set set) const { return by_gain[size_t(lowest(set))]; }

private:
    void rank() {
        by_gain.resize(gains.size());
        for (size_t i = 0; i < gains.size(); i++) by_gain[i] = int(i);
        std::stable_sort(by_gain.begin(), by_gain.end(),
                         [&](int a, int b) { return gains[size_t(a)] > gains[size_t(b)]; });
        bits.resize(gains.size());
        for (size_t i = 0; i < gains.size(); i++) bits[size_t(by_gain[i])] = bit(int(i));
    }

    Set ranked(Set set) const {
        Set same = 0;
        for (size_t stop = 0; stop < bits.size(); stop++)
            if (has(set, int(stop))) same |= bits[stop];
        return same;
    }
};

}  // namespace kursbuch
