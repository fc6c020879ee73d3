// The compiled search as a Python module; `compiled.py` speaks to it.
//
// `search.py` and `choose.py` are the definitions: the same questions have the same answers here. Only
// the bound is stronger: besides the stops that can still be reached (as in `outlook.py`) it knows the
// best walk onwards (`ahead.hpp`). docs/solver.md gives the arguments.

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "choice.hpp"
#include "graph.hpp"
#include "search.hpp"

namespace {

using namespace kursbuch;

constexpr size_t MANY = 1000000;  // routes in one list
constexpr int64_t LIGHT = 8;      // steps of a choice that weigh as one of a search

const char *CAPSULE = "kursbuch.routes.graph";

bool read_track(PyObject *object, Track &track) {
    char *data;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(object, &data, &size) < 0) return false;
    if (size != sizeof track.word) {
        PyErr_SetString(PyExc_ValueError, "a track mask has 24 bytes");
        return false;
    }
    std::memcpy(track.word, data, sizeof track.word);
    return true;
}

bool read_set(PyObject *object, Set &set) {
    char *data;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(object, &data, &size) < 0) return false;
    if (size != sizeof set) {
        PyErr_SetString(PyExc_ValueError, "a set of stops has 16 bytes");
        return false;
    }
    std::memcpy(&set, data, sizeof set);
    return true;
}

template <class Number>
bool read_numbers(PyObject *object, std::vector<Number> &numbers) {
    PyObject *list = PySequence_Fast(object, "numbers are expected");
    if (!list) return false;
    Py_ssize_t size = PySequence_Fast_GET_SIZE(list);
    numbers.resize(size);
    for (Py_ssize_t i = 0; i < size; i++) numbers[i] = (Number)PyLong_AsLongLong(PySequence_Fast_GET_ITEM(list, i));
    Py_DECREF(list);
    return !PyErr_Occurred();
}

void free_graph(PyObject *capsule) { delete (Graph *)PyCapsule_GetPointer(capsule, CAPSULE); }

bool read_arcs(PyObject *object, Graph &graph) {
    for (int stop = 0; stop < graph.stops; stop++) {
        PyObject *row = PyTuple_GetItem(object, stop);
        if (!row) return false;
        std::vector<Arc> arcs;
        for (Py_ssize_t i = 0; i < PyTuple_Size(row); i++) {
            Arc arc;
            PyObject *track;
            int tunnel;
            if (!PyArg_ParseTuple(PyTuple_GetItem(row, i), "iiSip", &arc.link, &arc.stop, &track, &arc.crossings, &tunnel))
                return false;
            arc.tunnel = tunnel && graph.tunnel;
            if (!read_track(track, arc.track)) return false;
            arcs.push_back(arc);
        }
        graph.arcs.push_back(std::move(arcs));
    }
    return true;
}

bool read_sets(PyObject *object, std::vector<Set> &sets) {
    for (Py_ssize_t i = 0; i < PyTuple_Size(object); i++) {
        Set set;
        if (!read_set(PyTuple_GetItem(object, i), set)) return false;
        sets.push_back(set);
    }
    return true;
}

bool read_bonuses(PyObject *object, Graph &graph) {
    graph.end_bonus.assign((size_t)graph.stops * graph.stops, 0);
    for (Py_ssize_t i = 0; i < PyTuple_Size(object); i++) {
        PyObject *first, *second;
        long long amount;
        if (!PyArg_ParseTuple(PyTuple_GetItem(object, i), "SSL", &first, &second, &amount)) return false;
        Bonus bonus;
        bonus.amount = amount;
        if (!read_set(first, bonus.first) || !read_set(second, bonus.second)) return false;
        graph.bonuses.push_back(bonus);
        if (((bonus.first | bonus.second) & graph.passable) || (bonus.first & bonus.second)) {
            graph.way_bonuses.push_back(bonus);
            continue;
        }
        graph.bonus_starts |= bonus.first;
        for (int a = 0; a < graph.stops; a++)
            for (int b = 0; b < graph.stops; b++)
                if (has(bonus.first, a) && has(bonus.second, b)) {
                    graph.end_bonus[(size_t)a * graph.stops + b] += bonus.amount;
                    graph.end_bonus[(size_t)b * graph.stops + a] += bonus.amount;
                }
    }
    return true;
}

PyObject *load(PyObject *, PyObject *args) {
    auto graph = std::make_unique<Graph>();
    PyObject *values, *own, *passable, *arcs, *apart, *starts, *weights, *bonuses, *link_weight;
    int from_starts, ends_count;
    long long tunnel;
    if (!PyArg_ParseTuple(args, "OSSO!O!SpOiiiO!LpO", &values, &own, &passable, &PyTuple_Type, &arcs,
                          &PyTuple_Type, &apart, &starts, &from_starts, &weights, &graph->limit, &graph->hexes,
                          &graph->best, &PyTuple_Type, &bonuses, &tunnel, &ends_count, &link_weight))
        return nullptr;
    graph->tunnel = tunnel;
    graph->ends_count = ends_count;
    graph->from_starts = from_starts;
    if (!read_numbers(values, graph->values) || !read_set(own, graph->own) || !read_set(passable, graph->passable) ||
        !read_set(starts, graph->starts) || !read_numbers(weights, graph->weights) ||
        !read_numbers(link_weight, graph->link_weight))
        return nullptr;
    graph->stops = (int)graph->values.size();
    if (!read_arcs(arcs, *graph) || !read_sets(apart, graph->apart) || !read_bonuses(bonuses, *graph)) return nullptr;
    for (int weight : graph->weights) graph->some_free |= weight == 0;
    for (Money weight : graph->link_weight) graph->favour += weight;
    return PyCapsule_New(graph.release(), CAPSULE, free_graph);
}

PyObject *numbers(const std::vector<int> &list) {
    PyObject *tuple = PyTuple_New((Py_ssize_t)list.size());
    for (size_t i = 0; i < list.size(); i++) PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, PyLong_FromLong(list[i]));
    return tuple;
}

PyObject *route_as_tuple(const Route &route) {
    return Py_BuildValue("LLy#NN", (long long)route.profit, (long long)route.revenue, (const char *)route.track.word,
                         (Py_ssize_t)sizeof route.track.word, numbers(route.stops), numbers(route.links));
}

PyObject *routes_as_list(const std::vector<Route> &routes) {
    PyObject *list = PyList_New((Py_ssize_t)routes.size());
    for (size_t i = 0; i < routes.size(); i++) PyList_SET_ITEM(list, (Py_ssize_t)i, route_as_tuple(routes[i]));
    return list;
}

PyObject *search(PyObject *, PyObject *args) {
    PyObject *capsule, *prices, *taken_bytes;
    long long floor, budget;
    int which;  // 0 the best, 1 the best on every track, 2 every route
    if (!PyArg_ParseTuple(args, "OOSLiL", &capsule, &prices, &taken_bytes, &floor, &which, &budget)) return nullptr;
    auto *graph = (Graph *)PyCapsule_GetPointer(capsule, CAPSULE);
    std::vector<Money> costs;
    Track taken;
    if (!graph || !read_numbers(prices, costs) || !read_track(taken_bytes, taken)) return nullptr;
    Search search(*graph, std::move(costs), taken, floor, which != 0, budget, MANY);
    Py_BEGIN_ALLOW_THREADS
    search.run();
    if (which == 1 && !search.out) search.found = undominated(std::move(search.found));
    Py_END_ALLOW_THREADS
    PyObject *list = routes_as_list(search.found);
    return list ? Py_BuildValue("NLO", list, (long long)search.steps, search.out ? Py_True : Py_False) : nullptr;
}

// better(graphs by kind, floors by kind, kinds by train, prices, total, step, best, budget)
PyObject *better(PyObject *, PyObject *args) {
    PyObject *py_graphs, *py_floors, *py_kinds, *py_prices;
    long long total, step, best, budget;
    if (!PyArg_ParseTuple(args, "O!OOOLLLL", &PyTuple_Type, &py_graphs, &py_floors, &py_kinds, &py_prices, &total,
                          &step, &best, &budget))
        return nullptr;
    std::vector<const Graph *> graphs;
    for (Py_ssize_t i = 0; i < PyTuple_Size(py_graphs); i++) {
        graphs.push_back((Graph *)PyCapsule_GetPointer(PyTuple_GetItem(py_graphs, i), CAPSULE));
        if (!graphs.back()) return nullptr;
    }
    std::vector<Money> floors, prices;
    std::vector<int> kinds;
    if (!read_numbers(py_floors, floors) || !read_numbers(py_kinds, kinds) || !read_numbers(py_prices, prices)) return nullptr;
    std::vector<List> lists;
    int64_t steps = 0;
    bool out = false;
    std::vector<int> answer, order;
    Py_BEGIN_ALLOW_THREADS
    for (size_t kind = 0; kind < graphs.size() && !out; kind++) {
        Search search(*graphs[kind], prices, Track(), floors[kind], true, budget - steps, MANY);
        search.run();
        steps += search.steps;
        out = search.out;
        if (out) break;
        lists.emplace_back(undominated(std::move(search.found)));
    }
    if (!out) {
        // trains with many routes first: they leave the least track to the others
        for (size_t train = 0; train < kinds.size(); train++) order.push_back((int)train);
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            size_t x = lists[kinds[a]].routes.size(), y = lists[kinds[b]].routes.size();
            return x != y ? x > y : kinds[a] < kinds[b];
        });
        std::vector<int> in_order;
        for (int train : order) in_order.push_back(kinds[train]);
        Choice choice(lists, in_order, total, step, best, (budget - steps) * LIGHT);
        choice.choose(0, {}, 0, 0, 0);
        steps += choice.steps / LIGHT;
        out = choice.out;
        answer = choice.answer;
    }
    Py_END_ALLOW_THREADS
    PyObject *routes = PyList_New(0);
    for (size_t i = 0; i < answer.size(); i++) {
        if (answer[i] < 0) continue;
        const Route &route = lists[kinds[order[i]]].routes[answer[i]];
        PyObject *entry = Py_BuildValue("iN", order[i], route_as_tuple(route));
        if (!entry || PyList_Append(routes, entry) < 0) return nullptr;
        Py_DECREF(entry);
    }
    return Py_BuildValue("NLO", routes, (long long)steps, out ? Py_True : Py_False);
}

PyMethodDef METHODS[] = {
    {"better", better, METH_VARARGS, "Better routes of all trains together than those known."},
    {"load", load, METH_VARARGS, "Read a graph."},
    {"search", search, METH_VARARGS, "The best route, or all above a floor."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_search", nullptr, -1, METHODS, nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__search() { return PyModule_Create(&MODULE); }
