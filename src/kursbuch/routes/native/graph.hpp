// A network as one kind of train sees it: `graph.py` in C++.
#pragma once

#include <stdexcept>
#include <vector>

#include "track.hpp"

namespace kursbuch {

constexpr int UNLIMITED = 1 << 20;  // stops or hexes; sums of two stay far below the largest int

struct Arc {
    int link = 0, stop = 0, crossings = 0;
    bool tunnel = false;
    Track track;
};

struct Bonus {
    Set first = 0, second = 0;
    Money amount = 0;
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
    Money end_bonus_of(int a, int b) const { return end_bonus[size_t(a) * size_t(stops) + size_t(b)]; }

    // Everything that comes from outside: all indices and amounts lie where the search expects them.
    void check() const {
        require(stops <= STOPS, "more stops than the compiled search can hold");
        for (int most : {limit, hexes, best}) require(most >= 0 && most <= UNLIMITED, "a limit out of range");
        require(int(weights.size()) == stops, "a weight for every stop");
        require(int(arcs.size()) == stops, "a list of arcs for every stop");
        require(int(apart.size()) == stops, "a set of stops apart for every stop");
        for (int weight : weights) require(weight >= 0 && weight <= UNLIMITED, "a weight out of range");
        for (int stop = 0; stop < stops; stop++) {
            require(has(apart[size_t(stop)], stop), "a stop that a route may visit twice");
            for (const Arc &arc : arcs[size_t(stop)]) {
                require(arc.stop >= 0 && arc.stop < stops, "an arc to a stop that is not there");
                require(arc.stop != stop, "an arc from a stop to itself");
                require(arc.link >= 0 && size_t(arc.link) < link_weight.size(), "an arc over a link that is not there");
                require(arc.crossings >= 0 && arc.crossings <= UNLIMITED, "an arc with so many crossings");
            }
        }
        for (Set set : apart) require_stops(set);
        for (Set set : {own, passable, starts}) require_stops(set);
        for (const Bonus &bonus : bonuses) require_stops(bonus.first | bonus.second);
        check_amounts();
    }

    // What follows from the rest; after the check.
    void derive() {
        for (int weight : weights) some_free |= weight == 0;
        for (Money weight : link_weight) favour += weight;
        end_bonus.assign(size_t(stops) * size_t(stops), 0);
        for (const Bonus &bonus : bonuses) {
            if (((bonus.first | bonus.second) & passable) || (bonus.first & bonus.second)) {
                way_bonuses.push_back(bonus);
                continue;
            }
            bonus_starts |= bonus.first;
            for (int a = 0; a < stops; a++)
                for (int b = 0; b < stops; b++)
                    if (has(bonus.first, a) && has(bonus.second, b)) {
                        end_bonus[size_t(a) * size_t(stops) + size_t(b)] += bonus.amount;
                        end_bonus[size_t(b) * size_t(stops) + size_t(a)] += bonus.amount;
                    }
        }
    }

private:
    static void require(bool so, const char *otherwise) {
        if (!so) throw std::invalid_argument(otherwise);
    }
    // They are bounded together: one by one they could still be too many.
    void check_amounts() const {
        Money sum = 0;
        auto add = [&](Money amount) {
            require(amount >= -LARGEST && amount <= LARGEST, "an amount beyond what the compiled search can add up");
            sum += amount < 0 ? -amount : amount;
            require(sum <= LARGEST, "amounts beyond what the compiled search can add up");
        };
        for (Money value : values) add(value);
        for (Money weight : link_weight) add(weight);
        for (const Bonus &bonus : bonuses) add(bonus.amount);
        add(tunnel);
    }
    void require_stops(Set set) const {
        require(stops == STOPS || !(set >> stops), "a set with stops that are not there");
    }
};

}  // namespace kursbuch
