// Python's values read and written: every reading is checked, every failure is an exception.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <cstring>
#include <exception>
#include <limits>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

#include "column.hpp"
#include "graph.hpp"

namespace kursbuch {

// Python has set its error already.
struct PythonError : std::exception {};

// A reference that is given back.
class Ref {
public:
    explicit Ref(PyObject *owned) : object(owned) {
        if (!object) throw PythonError();
    }
    Ref(Ref &&other) noexcept : object(std::exchange(other.object, nullptr)) {}
    Ref(const Ref &) = delete;
    Ref &operator=(const Ref &) = delete;
    ~Ref() { Py_XDECREF(object); }
    PyObject *get() const { return object; }
    PyObject *release() { return std::exchange(object, nullptr); }

private:
    PyObject *object;
};

// Other threads run while the search thinks; also when it ends with an exception.
class WithoutLock {
public:
    WithoutLock() : state(PyEval_SaveThread()) {}
    WithoutLock(const WithoutLock &) = delete;
    WithoutLock &operator=(const WithoutLock &) = delete;
    ~WithoutLock() { PyEval_RestoreThread(state); }

private:
    PyThreadState *state;
};

// What C++ throws becomes what Python raises.
template <class Work>
PyObject *guarded(Work work) noexcept {
    try {
        return work();
    } catch (const PythonError &) {
    } catch (const std::bad_alloc &) {
        PyErr_NoMemory();
    } catch (const std::invalid_argument &wrong) {
        PyErr_SetString(PyExc_ValueError, wrong.what());
    } catch (const std::exception &failure) {
        PyErr_SetString(PyExc_RuntimeError, failure.what());
    } catch (...) {
        PyErr_SetString(PyExc_RuntimeError, "the compiled search failed");
    }
    return nullptr;
}

inline void require(bool so, const char *otherwise) {
    if (!so) throw std::invalid_argument(otherwise);
}

// Calls a function for every item of a sequence.
template <class Each>
void for_each(PyObject *object, Each each) {
    Ref list(PySequence_Fast(object, "a sequence is expected"));
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(list.get()); i++) {
        Ref item(Py_NewRef(PySequence_Fast_GET_ITEM(list.get(), i)));
        each(item.get());
    }
}

template <class Number>
Number read_number(PyObject *object) {
    long long number = PyLong_AsLongLong(object);
    if (number == -1 && PyErr_Occurred()) throw PythonError();
    require(number >= std::numeric_limits<Number>::min() && number <= std::numeric_limits<Number>::max(),
            "a number out of range");
    return Number(number);
}

template <class Number>
std::vector<Number> read_numbers(PyObject *object) {
    std::vector<Number> numbers;
    for_each(object, [&](PyObject *item) { numbers.push_back(read_number<Number>(item)); });
    return numbers;
}

// A fixed number of bytes, the lowest first.
template <class Bits>
Bits read_bits(PyObject *object) {
    char *data;
    Py_ssize_t size;
    Bits bits;
    if (PyBytes_AsStringAndSize(object, &data, &size) < 0) throw PythonError();
    require(size_t(size) == sizeof bits, "a set of bits has another size");
    std::memcpy(&bits, data, sizeof bits);
    return bits;
}

inline Set read_set(PyObject *object) { return read_bits<Set>(object); }

inline Track read_track(PyObject *object) {
    Track track;
    track.word = read_bits<decltype(track.word)>(object);
    return track;
}

inline Arc read_arc(PyObject *object) {
    Arc arc;
    PyObject *track;
    int tunnel;
    Ref tuple(PySequence_Tuple(object));
    if (!PyArg_ParseTuple(tuple.get(), "iiSip", &arc.link, &arc.stop, &track, &arc.crossings, &tunnel))
        throw PythonError();
    arc.tunnel = tunnel;
    arc.track = read_track(track);
    return arc;
}

inline Bonus read_bonus(PyObject *object) {
    PyObject *first, *second;
    long long amount;
    Ref tuple(PySequence_Tuple(object));
    if (!PyArg_ParseTuple(tuple.get(), "SSL", &first, &second, &amount)) throw PythonError();
    return {read_set(first), read_set(second), amount};
}

inline Ref write_numbers(const std::vector<int> &numbers) {
    Ref tuple(PyTuple_New(Py_ssize_t(numbers.size())));
    for (size_t i = 0; i < numbers.size(); i++)
        PyTuple_SET_ITEM(tuple.get(), Py_ssize_t(i), Ref(PyLong_FromLong(numbers[i])).release());
    return tuple;
}

// (profit, revenue, track, stops, links)
inline Ref write_column(const Column &column) {
    Ref stops = write_numbers(column.stops), links = write_numbers(column.links);
    const auto *track = reinterpret_cast<const char *>(column.track.word.data());
    return Ref(Py_BuildValue("LLy#OO", static_cast<long long>(column.profit), static_cast<long long>(column.revenue),
                             track, Py_ssize_t(sizeof column.track.word), stops.get(), links.get()));
}

}  // namespace kursbuch
