// One column or none for each train, without common track: `branch_and_bound.py` in C++.
#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "column.hpp"

namespace kursbuch {

// Columns of one kind of train, the greatest profit first, with the users of every piece of track:
// 64 columns at a time can be asked whether they leave some pieces alone.
struct ColumnList {
    std::vector<Column> columns;
    std::vector<std::vector<uint64_t>> users;  // by piece of track, a bit for each column

    explicit ColumnList(std::vector<Column> found) : columns(std::move(found)), users(PIECES) {
        std::stable_sort(columns.begin(), columns.end(),
                         [](const Column &a, const Column &b) { return a.profit > b.profit; });
        for (size_t i = 0; i < columns.size(); i++)
            for (int piece : pieces(columns[i].track)) {
                auto &users_of = users[size_t(piece)];
                if (users_of.empty()) users_of.resize(columns.size() / 64 + 1);
                users_of[i / 64] |= uint64_t(1) << (i % 64);
            }
    }

    // The first column from a place on that leaves the taken pieces, each named once, alone and brings
    // more than enough; the number of columns if there is none. `steps` counts the sets that were asked.
    size_t first_free(size_t from, const std::vector<int> &taken, Money enough, int64_t &steps) const {
        if (from >= columns.size() || columns[from].profit <= enough) return columns.size();
        std::array<const uint64_t *, PIECES> asked;
        size_t count = 0;
        for (int piece : taken)
            if (const auto &users_of = users[size_t(piece)]; !users_of.empty()) asked[count++] = users_of.data();
        for (size_t word = from / 64; word * 64 < columns.size(); word++) {
            steps++;
            if (word * 64 > from && columns[word * 64].profit <= enough) break;
            uint64_t used = 0;
            for (size_t i = 0; i < count; i++) used |= asked[i][word];
            uint64_t free = ~used;
            if (word == from / 64) free &= ~uint64_t(0) << (from % 64);
            if (!free) continue;
            size_t place = word * 64 + size_t(__builtin_ctzll(free));
            return place < columns.size() && columns[place].profit > enough ? place : columns.size();
        }
        return columns.size();
    }
};

// The best assignment above a known revenue.
class BranchAndBound {
public:
    bool out = false;  // of budget
    int64_t steps = 0;
    std::vector<int> answer;  // by train: place in its list, or -1; empty if nothing is better

    // *kinds* by train, equal ones side by side; *total* of all prices; revenues differ by *step*.
    BranchAndBound(const std::vector<ColumnList> &lists, std::vector<int> kinds, Money total, Money step,
                   Money incumbent, int64_t budget)
        : lists(lists), kinds(std::move(kinds)), total(total), step(step), best(incumbent), budget(budget),
          chosen(this->kinds.size(), -1) {}

    void run() { branch(0, {}, 0, 0, 0); }

private:
    const std::vector<ColumnList> &lists;  // by kind
    std::vector<int> kinds;
    Money total, step, best;
    int64_t budget;
    std::vector<int> chosen;

    const ColumnList &list_of(size_t train) const { return lists[size_t(kinds[train])]; }

    // The most that a train can bring beside the taken track; at least nothing.
    Money most_free(size_t train, const std::vector<int> &taken) {
        const ColumnList &list = list_of(train);
        size_t place = list.first_free(0, taken, 0, steps);
        return place < list.columns.size() ? list.columns[place].profit : 0;
    }

    Money most_free_from(size_t train, const std::vector<int> &taken) {
        Money most = 0;
        for (; train < kinds.size(); train++) most += most_free(train, taken);
        return most;
    }

    // Equal trains take columns in the order of their list, so that none is tried in every order.
    void branch(size_t train, const std::vector<int> &taken, Money profit, Money revenue, size_t from) {
        if (++steps > budget) out = true;
        if (out) return;
        if (train == kinds.size()) {
            if (revenue > best) best = revenue, answer = chosen;
            return;
        }
        size_t next = train + 1;
        while (next < kinds.size() && kinds[next] == kinds[train]) next++;
        Money others = most_free_from(next, taken), twins = Money(next - train - 1);
        const ColumnList &list = list_of(train);
        for (size_t i = from;; i++) {
            i = list.first_free(i, taken, NONE, steps);
            if (i >= list.columns.size()) break;
            const Column &column = list.columns[i];
            if (steps > budget) out = true;
            if (out) return;
            Money missing = best + step - total - profit - column.profit;
            if (missing > std::max<Money>(column.profit, 0) * twins + others) break;
            std::vector<int> then = taken;
            for (int piece : pieces(column.track)) then.push_back(piece);
            if (!worth(next, then, twins, list, i + 1, missing)) continue;
            chosen[train] = int(i);
            branch(train + 1, then, profit + column.profit, revenue + column.revenue, twins ? i + 1 : 0);
            chosen[train] = -1;
        }
        // this train stays at home, and so do the others of its kind
        if (profit + others + total >= best + step) branch(next, taken, profit, revenue, 0);
    }

    // The trains still to choose can bring what is missing.
    bool worth(size_t next, const std::vector<int> &taken, Money twins, const ColumnList &list, size_t from,
               Money missing) {
        missing -= most_free_from(next, taken);
        if (missing <= 0 || !twins) return missing <= 0;
        Money enough = (missing - 1) / twins;  // the best twin must bring more than this
        return list.first_free(from, taken, enough, steps) < list.columns.size();
    }
};

}  // namespace kursbuch
