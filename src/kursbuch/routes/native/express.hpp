// The revenue of a train that counts its best stops only; here every bonus is one of two ends.
#pragma once

#include <algorithm>
#include <vector>

#include "graph.hpp"

namespace kursbuch {

// The best counted stops that include the two ends, if they must be counted, and one of the
// company's stations.
inline Money counted(const Graph &graph, const std::vector<int> &stops, bool ends, Money each) {
    std::vector<int> rest;
    Money sum = 0;
    int number = 0;
    bool met = false;
    for (int stop : stops)
        if (ends && (stop == stops.front() || stop == stops.back())) {
            sum += graph.values[size_t(stop)] + each;
            number++;
            met |= has(graph.own, stop);
        } else {
            rest.push_back(stop);
        }
    if (number > graph.best) return NONE;
    std::stable_sort(rest.begin(), rest.end(),
                     [&](int a, int b) { return graph.values[size_t(a)] > graph.values[size_t(b)]; });
    size_t next = 0;
    Money last = 0;
    for (; next < rest.size() && number < graph.best; next++, number++) {
        last = graph.values[size_t(rest[next])] + each;
        sum += last;
        met |= has(graph.own, rest[next]);
    }
    if (met) return sum;
    if (next == 0) return NONE;
    for (; next < rest.size(); next++)
        if (has(graph.own, rest[next])) return sum - last + graph.values[size_t(rest[next])] + each;
    return NONE;
}

inline Money express_revenue(const Graph &graph, const std::vector<int> &stops, bool tunnel) {
    Money each = tunnel ? graph.tunnel : 0;
    Money most = counted(graph, stops, true, each);
    if (most > NONE / 2) most += graph.end_bonus_of(stops.front(), stops.back());
    return std::max(most, counted(graph, stops, false, tunnel && graph.ends_count ? 0 : each));
}

}  // namespace kursbuch
