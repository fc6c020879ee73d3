// What can still be reached, whatever the way: the bound of `reach_bound.py`.
#pragma once

#include <algorithm>
#include <array>

#include "graph.hpp"
#include "path.hpp"
#include "ranking.hpp"

namespace kursbuch {

class ReachBound {
public:
    ReachBound(const Graph &graph, const Ranking &ranking) : graph(graph), ranking(ranking) {}

    // No route that grows from this one has a greater profit.
    Money bound(const Path &path, const Progress &at) const {
        int room = std::min(graph.limit - at.weight, graph.hexes - at.crossed);
        Set reach = reachable(at, room), seen = reach | at.visited;
        Money each = at.tunnel || tunnel_ahead(seen, at.used) ? graph.tunnel : 0;
        int most = graph.express() ? graph.best : room;
        Chosen chosen = best_gains(reach & ranking.passable, most, each);
        Money dead = best_dead_end(path, reach & ~ranking.passable, each);
        Money base = chosen.free - at.cost;
        for (const Bonus &bonus : ranking.way_bonuses)
            if ((bonus.first & seen) && (bonus.second & seen)) base += bonus.amount;
        Sums sums = graph.express() ? merged(path, chosen, each) : added(path, chosen, most, each);
        return base + std::max(sums.all, dead > NONE / 2 ? sums.one_less + dead : NONE);
    }

private:
    const Graph &graph;
    const Ranking &ranking;

    // Gains that fill the room, the greatest first; and those that need no room.
    struct Chosen {
        std::array<Money, STOPS> gains;
        int count = 0;
        Money free = 0;
    };
    // What all of them bring; what they bring if one leaves its room to a dead end.
    struct Sums {
        Money all = 0, one_less = 0;
    };

    Set reachable(const Progress &at, int room) const {
        Set free = ~at.banned, wave = ranking.near[size_t(at.head)] & free, reach = wave;
        for (int step = 1; wave && (graph.some_free || step < room); step++) {
            Set next = 0;
            for (Set rest = wave & ranking.passable; rest; rest &= rest - 1)
                next |= ranking.near[size_t(ranking.first(rest))];
            wave = next & free & ~reach;
            reach |= wave;
        }
        return reach;
    }

    bool tunnel_ahead(Set seen, const Track &used) const {
        for (const auto &[ends, track] : ranking.tunnels)
            if ((ends & seen) == ends && !track.meets(used)) return true;
        return false;
    }

    Chosen best_gains(Set stops, int most, Money each) const {
        Chosen chosen;
        for (Set rest = stops; rest; rest &= rest - 1) {
            auto stop = size_t(ranking.first(rest));
            Money gain = ranking.gains[stop] + each;
            if (gain <= 0) break;
            if (!graph.weights[stop]) chosen.free += gain;
            else if (chosen.count < most) chosen.gains[size_t(chosen.count++)] = gain;
            else if (!graph.some_free) break;
        }
        return chosen;
    }

    Money best_dead_end(const Path &path, Set stops, Money each) const {
        int start = path.stops[0];
        bool bonus = !(ranking.passable & ranking.bits[size_t(start)]);
        Money best = NONE;
        for (Set rest = stops; rest; rest &= rest - 1) {
            int stop = ranking.first(rest);
            best = std::max(best, ranking.gains[size_t(stop)] + each + (bonus ? graph.end_bonus_of(start, stop) : 0));
            if (!bonus) break;
        }
        return best;
    }

    // An express train counts the best of what it has visited and of what it can reach.
    Sums merged(const Path &path, const Chosen &chosen, Money each) const {
        Sums sums;
        size_t i = 0;
        int j = 0;
        for (int n = 0; n < graph.best && (i < path.paid.size() || j < chosen.count); n++) {
            bool visited = j >= chosen.count ||
                           (i < path.paid.size() && path.paid[i] + each >= chosen.gains[size_t(j)]);
            Money next = visited ? path.paid[i++] + each : chosen.gains[size_t(j++)];
            if (n < graph.best - 1) sums.one_less += next;
            sums.all += next;
        }
        return sums;
    }

    Sums added(const Path &path, const Chosen &chosen, int most, Money each) const {
        Sums sums;
        for (Money value : path.paid) sums.all += value + each;
        sums.one_less = sums.all;
        for (int j = 0; j < chosen.count; j++) {
            sums.all += chosen.gains[size_t(j)];
            if (j < most - 1 || graph.some_free) sums.one_less += chosen.gains[size_t(j)];
        }
        return sums;
    }
};

}  // namespace kursbuch
