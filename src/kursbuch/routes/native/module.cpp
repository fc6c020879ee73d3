// The compiled search as a Python module; `compiled.py` speaks to it.
//
// `search.py` and `branch_and_bound.py` are the definitions: the same questions have the same answers
// here. Only the bound is stronger: besides the stops that can still be reached (as in `reach_bound.py`)
// it knows the best walk onwards (`walk_bound.hpp`). docs/solver.md gives the arguments.

#include "python.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

#include "branch_and_bound.hpp"
#include "column.hpp"
#include "graph.hpp"
#include "search.hpp"

namespace {

using namespace kursbuch;

constexpr int64_t LIGHT = 8;  // steps of branch and bound that weigh as one of a search
constexpr int64_t LONGEST = INT64_MAX / 64;
constexpr size_t TRAINS = 100;

enum Which { BEST, SHORTEST, EVERY };  // the best, the best on every track, every route

const char *CAPSULE = "kursbuch.routes.graph";

void free_graph(PyObject *capsule) { delete static_cast<Graph *>(PyCapsule_GetPointer(capsule, CAPSULE)); }

const Graph &read_graph(PyObject *capsule) {
    auto *graph = static_cast<const Graph *>(PyCapsule_GetPointer(capsule, CAPSULE));
    if (!graph) throw PythonError();
    return *graph;
}

// Prices are not below zero: else a walk could earn without end.
std::vector<Money> read_prices(PyObject *object) {
    auto prices = read_numbers<Money>(object);
    for (Money price : prices) require(price >= 0 && price <= LARGEST, "a price out of range");
    return prices;
}

void require_links(const Graph &graph, const std::vector<Money> &prices) {
    require(graph.link_weight.size() == prices.size(), "a price for every link");
}

// Far above what stands for no route at all.
void require_floor(Money floor) { require(floor > NONE / 2, "a floor out of range"); }

void require_budget(long long budget) { require(budget >= 0 && budget <= LONGEST, "a budget out of range"); }

void parse(PyObject *args, PyObject *named, const char *format, const char *const *names, ...) {
    va_list values;
    va_start(values, names);
    int read = PyArg_VaParseTupleAndKeywords(args, named, format, const_cast<char **>(names), values);
    va_end(values);
    if (!read) throw PythonError();
}

PyObject *load(PyObject *, PyObject *args, PyObject *named) {
    return guarded([&] {
        static const char *names[] = {"values", "own", "passable", "arcs", "apart", "starts", "from_starts",
                                      "weights", "limit", "hexes", "best", "bonuses", "tunnel", "ends_count",
                                      "link_weight", nullptr};
        auto graph = std::make_unique<Graph>();
        PyObject *values, *own, *passable, *arcs, *apart, *starts, *weights, *bonuses, *link_weight;
        int from_starts, ends_count;
        long long tunnel;
        parse(args, named, "$OSSOOSpOiiiOLpO", names, &values, &own, &passable, &arcs, &apart, &starts, &from_starts,
              &weights, &graph->limit, &graph->hexes, &graph->best, &bonuses, &tunnel, &ends_count, &link_weight);
        graph->values = read_numbers<Money>(values);
        require(graph->values.size() <= STOPS, "more stops than the compiled search can hold");
        graph->stops = int(graph->values.size());
        graph->own = read_set(own);
        graph->passable = read_set(passable);
        graph->starts = read_set(starts);
        graph->from_starts = from_starts;
        graph->weights = read_numbers<int>(weights);
        graph->tunnel = tunnel;
        graph->ends_count = ends_count;
        graph->link_weight = read_numbers<Money>(link_weight);
        for_each(arcs, [&](PyObject *row) {
            graph->arcs.emplace_back();
            for_each(row, [&](PyObject *item) {
                graph->arcs.back().push_back(read_arc(item));
                if (!tunnel) graph->arcs.back().back().tunnel = false;
            });
        });
        for_each(apart, [&](PyObject *item) { graph->apart.push_back(read_set(item)); });
        for_each(bonuses, [&](PyObject *item) { graph->bonuses.push_back(read_bonus(item)); });
        graph->check();
        graph->derive();
        Ref capsule(PyCapsule_New(graph.get(), CAPSULE, free_graph));
        graph.release();
        return capsule.release();
    });
}

PyObject *search(PyObject *, PyObject *args, PyObject *named) {
    return guarded([&] {
        static const char *names[] = {"graph", "prices", "taken", "floor", "which", "budget", nullptr};
        PyObject *capsule, *py_prices, *taken;
        long long floor, budget;
        int which;
        parse(args, named, "$OOSLiL", names, &capsule, &py_prices, &taken, &floor, &which, &budget);
        const Graph &graph = read_graph(capsule);
        auto prices = read_prices(py_prices);
        require_links(graph, prices);
        require_floor(floor);
        require_budget(budget);
        require(which >= BEST && which <= EVERY, "no such search");
        Track closed = read_track(taken);
        std::vector<Column> found;
        bool out;
        int64_t steps;
        {
            WithoutLock others_run;
            Search search(graph, prices, closed, floor, which != BEST, budget);
            search.run();
            steps = search.steps;
            out = search.out;
            found = which == SHORTEST && !out ? undominated(std::move(search.found)) : std::move(search.found);
        }
        Ref list(PyList_New(Py_ssize_t(found.size())));
        for (size_t i = 0; i < found.size(); i++)
            PyList_SET_ITEM(list.get(), Py_ssize_t(i), write_column(found[i]).release());
        return Py_BuildValue("OLO", list.get(), static_cast<long long>(steps), out ? Py_True : Py_False);
    });
}

// The question of `better`, and the answer.
struct Packing {
    std::vector<const Graph *> graphs;  // by kind of train
    std::vector<Money> floors, prices;
    std::vector<int> kinds;  // by train
    Money total = 0, step = 0, incumbent = 0;
    int64_t budget = 0;

    std::vector<ColumnList> lists;  // by kind
    std::vector<int> order, answer;
    int64_t steps = 0;
    bool out = false;

    void check() const {
        require(floors.size() == graphs.size(), "a floor for every graph");
        require(kinds.size() <= TRAINS, "so many trains");
        require(step > 0, "a step above zero");
        require_budget(budget);
        for (const Graph *graph : graphs) require_links(*graph, prices);
        for (Money floor : floors) require_floor(floor);
        for (int kind : kinds) require(kind >= 0 && size_t(kind) < graphs.size(), "a train of no kind");
        for (Money amount : {total, step, incumbent})
            require(amount >= -LARGEST && amount <= LARGEST, "an amount out of range");
    }

    void solve() {
        for (size_t kind = 0; kind < graphs.size(); kind++) {
            Search search(*graphs[kind], prices, Track(), floors[kind], true, budget - steps);
            search.run();
            steps += search.steps;
            out = search.out;
            if (out) return;
            lists.emplace_back(undominated(std::move(search.found)));
        }
        sort_trains();
        std::vector<int> in_order;
        for (int train : order) in_order.push_back(kinds[size_t(train)]);
        BranchAndBound tree(lists, std::move(in_order), total, step, incumbent, (budget - steps) * LIGHT);
        tree.run();
        steps += tree.steps / LIGHT;
        out = tree.out;
        answer = std::move(tree.answer);
    }

    // Trains with many routes first: they leave the least track to the others.
    void sort_trains() {
        order.resize(kinds.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            int kind_a = kinds[size_t(a)], kind_b = kinds[size_t(b)];
            size_t x = lists[size_t(kind_a)].columns.size(), y = lists[size_t(kind_b)].columns.size();
            return x != y ? x > y : kind_a < kind_b;
        });
    }
};

PyObject *better(PyObject *, PyObject *args, PyObject *named) {
    return guarded([&] {
        static const char *names[] = {"graphs", "floors", "kinds", "prices", "total", "step", "incumbent", "budget",
                                      nullptr};
        PyObject *graphs, *floors, *kinds, *prices;
        long long total, step, incumbent, budget;
        parse(args, named, "$OOOOLLLL", names, &graphs, &floors, &kinds, &prices, &total, &step, &incumbent, &budget);
        Packing packing;
        // A tuple of our own: the graphs live until the answer, whatever was given and whoever changes it.
        Ref held(PySequence_Tuple(graphs));
        for_each(held.get(), [&](PyObject *capsule) { packing.graphs.push_back(&read_graph(capsule)); });
        packing.floors = read_numbers<Money>(floors);
        packing.kinds = read_numbers<int>(kinds);
        packing.prices = read_prices(prices);
        packing.total = total;
        packing.step = step;
        packing.incumbent = incumbent;
        packing.budget = budget;
        packing.check();
        {
            WithoutLock others_run;
            packing.solve();
        }
        Ref columns(PyList_New(0));
        for (size_t i = 0; i < packing.answer.size(); i++) {
            if (packing.answer[i] < 0) continue;
            int train = packing.order[i];
            const ColumnList &list = packing.lists[size_t(packing.kinds[size_t(train)])];
            Ref column = write_column(list.columns[size_t(packing.answer[i])]);
            Ref entry(Py_BuildValue("iO", train, column.get()));
            if (PyList_Append(columns.get(), entry.get()) < 0) throw PythonError();
        }
        return Py_BuildValue("OLO", columns.get(), static_cast<long long>(packing.steps),
                             packing.out ? Py_True : Py_False);
    });
}

PyCFunction with_names(PyCFunctionWithKeywords function) {
    return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

PyMethodDef METHODS[] = {
    {"better", with_names(better), METH_VARARGS | METH_KEYWORDS, "A better assignment than the incumbent."},
    {"load", with_names(load), METH_VARARGS | METH_KEYWORDS, "Read a graph."},
    {"search", with_names(search), METH_VARARGS | METH_KEYWORDS, "The best route, or all above a floor."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_search", nullptr, -1, METHODS, nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__search() { return PyModule_Create(&MODULE); }
