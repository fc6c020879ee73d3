// A route found by the search: a column of the set packing problem, as in `column.py`.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "track.hpp"

namespace kursbuch {

constexpr size_t SHORT = 3000;  // longer lists are not searched for routes within routes

struct Column {
    Money profit = 0, revenue = 0;
    Track track;
    std::vector<int> stops, links;
};

// The best column on each track, the greatest revenue first, then the least track.
inline std::vector<Column> best_on_each_track(std::vector<Column> columns) {
    std::unordered_map<Track, size_t, TrackHash> best;
    for (size_t i = 0; i < columns.size(); i++) {
        auto [entry, fresh] = best.try_emplace(columns[i].track, i);
        if (!fresh && columns[entry->second].revenue < columns[i].revenue) entry->second = i;
    }
    std::vector<size_t> order;
    order.reserve(best.size());
    for (auto &entry : best) order.push_back(entry.second);
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        if (columns[a].revenue != columns[b].revenue) return columns[a].revenue > columns[b].revenue;
        int sa = columns[a].track.size(), sb = columns[b].track.size();
        return sa != sb ? sa < sb : a < b;
    });
    std::vector<Column> kept;
    kept.reserve(order.size());
    for (size_t i : order) kept.push_back(std::move(columns[i]));
    return kept;
}

// Columns that are in the order above, without those that another betters with a part of their track.
// A column is looked for under the rarest of its pieces.
inline std::vector<Column> without_larger_track(std::vector<Column> columns) {
    std::vector<int> common(PIECES, 0);  // how many columns use a piece of track
    for (const Column &column : columns)
        for (int piece : pieces(column.track)) common[size_t(piece)]++;
    std::vector<std::vector<size_t>> by_rarest(PIECES);
    std::vector<Column> kept;
    for (Column &column : columns) {
        std::vector<int> own = pieces(column.track);
        bool worse = std::any_of(own.begin(), own.end(), [&](int piece) {
            const auto &others = by_rarest[size_t(piece)];
            return std::any_of(others.begin(), others.end(),
                               [&](size_t other) { return kept[other].track.within(column.track); });
        });
        if (worse) continue;
        if (own.empty()) {  // a part of every track: it betters all that follow
            kept.push_back(std::move(column));
            break;
        }
        int rarest = *std::min_element(own.begin(), own.end(),
                                       [&](int x, int y) { return common[size_t(x)] < common[size_t(y)]; });
        by_rarest[size_t(rarest)].push_back(kept.size());
        kept.push_back(std::move(column));
    }
    return kept;
}

// Only columns that can be in a best assignment; of a long list only the best on each track.
inline std::vector<Column> undominated(std::vector<Column> columns) {
    std::vector<Column> best = best_on_each_track(std::move(columns));
    return best.size() > SHORT ? best : without_larger_track(std::move(best));
}

}  // namespace kursbuch
