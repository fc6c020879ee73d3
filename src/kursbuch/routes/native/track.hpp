// Pieces of track and sets of stops as bits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kursbuch {

__extension__ typedef unsigned __int128 Set;  // of stops
using Money = int64_t;                        // in grains, see graph.py

constexpr Money NONE = INT64_MIN / 4;  // no real sum comes near its half
// The most that the amounts of a graph come to together; also the largest price. A walk of WIDEST room
// over STOPS stops, and the profits of TRAINS trains, then stay far below NONE / 2 either way.
constexpr Money LARGEST = Money(1) << 44;
constexpr int WORDS = 3;
constexpr int PIECES = WORDS * 64;
constexpr int STOPS = 128;

struct Track {
    std::array<uint64_t, WORDS> word{};

    bool meets(const Track &other) const {
        uint64_t common = 0;
        for (size_t i = 0; i < WORDS; i++) common |= word[i] & other.word[i];
        return common != 0;
    }
    bool within(const Track &other) const {
        uint64_t outside = 0;
        for (size_t i = 0; i < WORDS; i++) outside |= word[i] & ~other.word[i];
        return outside == 0;
    }
    Track with(const Track &other) const {
        Track both;
        for (size_t i = 0; i < WORDS; i++) both.word[i] = word[i] | other.word[i];
        return both;
    }
    Track without(const Track &other) const {
        Track rest;
        for (size_t i = 0; i < WORDS; i++) rest.word[i] = word[i] & ~other.word[i];
        return rest;
    }
    int size() const {
        int bits = 0;
        for (uint64_t part : word) bits += __builtin_popcountll(part);
        return bits;
    }
    bool operator==(const Track &other) const { return word == other.word; }
};

struct TrackHash {
    size_t operator()(const Track &track) const {
        uint64_t hash = 1469598103934665603ull;
        for (uint64_t part : track.word) hash = (hash ^ part) * 1099511628211ull, hash ^= hash >> 29;
        return hash;
    }
};

// The pieces of a track by number.
inline std::vector<int> pieces(const Track &track) {
    std::vector<int> list;
    for (int i = 0; i < WORDS; i++)
        for (uint64_t rest = track.word[size_t(i)]; rest; rest &= rest - 1)
            list.push_back(64 * i + __builtin_ctzll(rest));
    return list;
}

inline Set bit(int stop) { return Set(1) << stop; }
inline bool has(Set set, int stop) { return (set >> stop) & 1; }
inline int lowest(Set set) {
    auto low = uint64_t(set);
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll(uint64_t(set >> 64));
}

}  // namespace kursbuch
