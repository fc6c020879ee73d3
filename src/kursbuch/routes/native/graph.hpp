// A network as one kind of train sees it: `graph.py` in C++.
#pragma once

#include <vector>

#include "track.hpp"

namespace kursbuch {

constexpr int UNLIMITED = 1 << 20;  // hexes

struct Arc {
    int link, stop, crossings;
    bool tunnel;
    Track track;
};

struct Bonus {
    Set first, second;
    Money amount;
};

struct Graph {
    int stops = 0, limit = 0, hexes = 0, best = 0;
    Set own = 0, passable = 0;
    Set starts = 0, bonus_starts = 0;  // one end of every bonus of two ends
    Money tunnel = 0, favour = 0;      // for each counted stop; all weights of links together
    bool from_starts = false;          // routes begin at a start, and only there
    bool ends_count = false, some_free = false;
    std::vector<Money> values, link_weight;
    std::vector<int> weights;
    std::vector<std::vector<Arc>> arcs;
    std::vector<Set> apart;
    std::vector<Bonus> bonuses, way_bonuses;
    std::vector<Money> end_bonus;  // by two dead ends

    bool express() const { return best < stops; }
    bool counts_hexes() const { return hexes < UNLIMITED && !express(); }
    // What walks onwards use up: counted stops, hexes or stops.
    int room() const { return express() ? best : counts_hexes() ? hexes : limit; }
};

}  // namespace kursbuch
