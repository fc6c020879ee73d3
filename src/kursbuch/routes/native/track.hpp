// Pieces of track and sets of stops as bits.
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

namespace kursbuch {

using Set = unsigned __int128;  // of stops
using Money = int64_t;          // in grains, see graph.py

constexpr Money NONE = INT64_MIN / 4;
constexpr int WORDS = 3;

struct Track {
    uint64_t word[WORDS] = {};
    bool meets(const Track &other) const {
        uint64_t common = 0;
        for (int i = 0; i < WORDS; i++) common |= word[i] & other.word[i];
        return common != 0;
    }
    bool within(const Track &other) const {
        uint64_t outside = 0;
        for (int i = 0; i < WORDS; i++) outside |= word[i] & ~other.word[i];
        return outside == 0;
    }
    Track with(const Track &other) const {
        Track both;
        for (int i = 0; i < WORDS; i++) both.word[i] = word[i] | other.word[i];
        return both;
    }
    int size() const {
        int bits = 0;
        for (uint64_t part : word) bits += __builtin_popcountll(part);
        return bits;
    }
    bool operator==(const Track &other) const { return !std::memcmp(word, other.word, sizeof word); }
};

struct TrackHash {
    size_t operator()(const Track &track) const {
        uint64_t hash = 1469598103934665603ull;
        for (uint64_t part : track.word) hash = (hash ^ part) * 1099511628211ull, hash ^= hash >> 29;
        return hash;
    }
};

inline std::vector<int> pieces(const Track &track) {
    std::vector<int> list;
    for (int i = 0; i < WORDS; i++)
        for (uint64_t rest = track.word[i]; rest; rest &= rest - 1) list.push_back(64 * i + __builtin_ctzll(rest));
    return list;
}

inline Set bit(int stop) { return (Set)1 << stop; }
inline bool has(Set set, int stop) { return (set >> stop) & 1; }
inline int lowest(Set set) {
    uint64_t low = (uint64_t)set;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

}  // namespace kursbuch
