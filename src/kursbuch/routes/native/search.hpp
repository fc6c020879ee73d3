// The routes of one train that earn enough: `search.py` in C++, with one bound more.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "column.hpp"
#include "express.hpp"
#include "graph.hpp"
#include "path.hpp"
#include "ranking.hpp"
#include "reach_bound.hpp"
#include "walk_bound.hpp"

namespace kursbuch {

constexpr size_t MANY = 1000000;  // routes in one list
constexpr int WIDEST = 64;        // room for which walks are looked ahead

// Depth-first branch and bound. Routes grow from one end to the other; each is recorded from the end
// that is tried first.
class Search {
public:
    bool out = false;  // of budget
    int64_t steps = 0;
    std::vector<Column> found;

    Search(const Graph &graph, const std::vector<Money> &prices, const Track &taken, Money floor, bool collect,
           int64_t budget)
        : graph(graph), prices(prices), costs(less_weights(graph, prices)), taken(taken), floor(floor),
          collect(collect), budget(budget), ranking(graph, costs, taken), reach(graph, ranking) {
        if (graph.room() <= WIDEST && !graph.some_free) {
            std::vector<char> may_begin;
            for (Set near : ranking.near) may_begin.push_back(near != 0);
            walks.emplace(graph, this->prices, this->taken, !ranking.tunnels.empty(), may_begin);
        }
    }
    Search(const Search &) = delete;
    Search &operator=(const Search &) = delete;

    // Every bonus of two ends has one of them among the bonus starts. These come first; the others
    // then leave them alone, and need no bonus.
    void run() {
        run_from(graph.bonus_starts);
        run_from(~graph.bonus_starts);
    }

private:
    const Graph &graph;
    std::vector<Money> prices, costs;  // by link; costs are less the weights of the preference
    Track taken;
    Money floor;
    bool collect;
    int64_t budget;
    Ranking ranking;
    ReachBound reach;
    std::optional<WalkBound> walks;
    Path path;
    Set done = 0;  // ends from which all routes have been seen

    static std::vector<Money> less_weights(const Graph &graph, std::vector<Money> prices) {
        for (size_t link = 0; link < prices.size(); link++) prices[link] -= graph.link_weight[link];
        return prices;
    }

    void run_from(Set set) {
        std::vector<std::pair<Money, int>> begin;
        for (int stop = 0; stop < graph.stops; stop++) {
            if (!ranking.near[size_t(stop)] || !has(set, stop) || graph.weights[size_t(stop)] > graph.limit) continue;
            if (graph.from_starts && !has(graph.starts, stop)) continue;
            path.begin(stop, graph.values[size_t(stop)]);
            begin.push_back({walk_bound(at_start(stop)), stop});
        }
        std::stable_sort(begin.begin(), begin.end(), [](auto &a, auto &b) { return a.first > b.first; });
        for (auto &[most, stop] : begin) {
            if (out) return;
            if (most >= floor) {
                path.begin(stop, graph.values[size_t(stop)]);
                grow(at_start(stop));
            }
            done |= ranking.bits[size_t(stop)];
        }
    }

    Progress at_start(int stop) const {
        auto place = size_t(stop);
        Set banned = ranking.apart[place] | (done & ~ranking.passable);
        return {stop, ranking.bits[place], banned, taken, 0, 0, graph.weights[place], false};
    }

    Money walk_bound(const Progress &at) const {
        if (!walks) return INT64_MAX;
        bool own_met = (at.visited & ranking.own) != 0;
        return walks->bound(at.head, path.stops[0], own_met, at.weight, at.crossed, at.tunnel, path.paid) - at.cost;
    }

    void grow(const Progress &at) {
        if (++steps > budget) out = true;
        if (out) return;
        if (!path.links.empty()) {
            record(at);
            if (!(ranking.passable & ranking.bits[size_t(at.head)])) return;
        }
        if (at.weight >= graph.limit && !graph.some_free) return;
        if (walk_bound(at) < floor || reach.bound(path, at) < floor) return;
        for (const Arc &arc : graph.arcs[size_t(at.head)]) {
            auto stop = size_t(arc.stop);
            if ((at.banned & ranking.bits[stop]) || arc.track.meets(at.used)) continue;
            if (at.crossed + arc.crossings > graph.hexes || at.weight + graph.weights[stop] > graph.limit) continue;
            auto place = path.push(arc.link, arc.stop, graph.values[stop]);
            grow({arc.stop, at.visited | ranking.bits[stop], at.banned | ranking.apart[stop], at.used.with(arc.track),
                  at.cost + costs[size_t(arc.link)], at.crossed + arc.crossings, at.weight + graph.weights[stop],
                  at.tunnel || arc.tunnel});
            path.pop(place);
            if (out) return;
        }
    }

    // Keep the route if it includes one of the company's stations and earns enough.
    void record(const Progress &at) {
        if ((done & ranking.bits[size_t(at.head)]) || !(at.visited & ranking.own)) return;
        Money revenue = at_most(at);
        if (revenue - at.cost < floor) return;
        if (int(path.paid.size()) > graph.best) {
            revenue = express_revenue(graph, path.stops, at.tunnel);
            if (revenue - at.cost < floor) return;
        }
        Money profit = revenue - at.cost;
        if (!collect) {
            found.clear();
            floor = profit + 1;
        }
        for (int link : path.links) revenue += graph.link_weight[size_t(link)];
        found.push_back({profit, revenue, at.used.without(taken), path.stops, path.links});
        if (found.size() >= MANY) out = true;
    }

    // The revenue if the best stops and every bonus count, as for most trains they do.
    Money at_most(const Progress &at) const {
        Money each = at.tunnel ? graph.tunnel : 0, revenue = 0;
        int number = std::min(int(path.paid.size()), graph.best);
        for (int i = 0; i < number; i++) revenue += path.paid[size_t(i)] + each;
        for (const Bonus &bonus : ranking.bonuses)
            if ((bonus.first & at.visited) && (bonus.second & at.visited)) revenue += bonus.amount;
        return revenue;
    }
};

}  // namespace kursbuch
