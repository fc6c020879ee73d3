// A route being grown from one end, as far as the bounds look at it.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "track.hpp"

namespace kursbuch {

// What a route has come to at its head.
struct Progress {
    int head = 0;
    Set visited = 0, banned = 0;  // stops, in the order of gains
    Track used;
    Money cost = 0;
    int crossed = 0, weight = 0;
    bool tunnel = false;
};

struct Path {
    std::vector<int> stops, links;
    std::vector<Money> paid;  // values of the stops, the greatest first

    void begin(int stop, Money value) {
        stops = {stop};
        links.clear();
        paid = {value};
    }

    // Grows by one link; returns where the value stands among those paid.
    std::ptrdiff_t push(int link, int stop, Money value) {
        stops.push_back(stop);
        links.push_back(link);
        auto place = std::upper_bound(paid.begin(), paid.end(), value, std::greater<Money>());
        std::ptrdiff_t index = place - paid.begin();
        paid.insert(place, value);
        return index;
    }

    void pop(std::ptrdiff_t place) {
        paid.erase(paid.begin() + place);
        stops.pop_back();
        links.pop_back();
    }
};

}  // namespace kursbuch
