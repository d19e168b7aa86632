/// What every Locust file needs, whatever is in its sessions.
enum LocustRuntime {
  static let imports = """
    import base64
    import csv
    import itertools
    import json
    import os
    import random
    import re
    import sys
    import time
    from urllib.parse import quote

    from locust import HttpUser, constant, task
    from locust.exception import RescheduleTask

    ANY = object()
    """

  static let functions = """
    class Cell(str):
        "A value of a row: as JSON it is what it looks like."


    def text(value):
        return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


    def encoded(value):
        return quote(text(value), safe="")


    def in_json(value):
        return json.dumps(text(value))[1:-1]


    def as_json(value):
        if isinstance(value, Cell):
            try:
                json.loads(value)
                return value
            except ValueError:
                pass
        return json.dumps(value)


    def fail(answer, what):
        "Ends this run of the session: what follows may need what is missing."
        answer.failure(what)
        raise RescheduleTask()


    def status(answer, expected):
        if answer.status_code not in expected:
            wanted = " or ".join(str(one) for one in expected) if len(expected) < 9 else "of some kind"
            found = answer.status_code or "no answer: %s" % getattr(answer, "error", "")
            fail(answer, "expected status %s, found %s" % (wanted, found))
        # Else Locust itself takes 404 for a failure, whoever expects it.
        answer.success()


    def at(answer, steps):
        "All values that a path selects."
        try:
            return below(answer.json(), steps)
        except ValueError:
            return []


    def below(value, steps):
        values = [value]
        for step in steps:
            found = []
            for value in values:
                if step is ANY:
                    found += value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
                elif isinstance(step, str):
                    found += [value[step]] if isinstance(value, dict) and step in value else []
                elif isinstance(value, list) and -len(value) <= step < len(value):
                    found.append(value[step])
            values = found
        return values


    def header(answer, name):
        return [answer.headers[name]] if name in answer.headers else []


    def take(answer, values, line, several=False):
        if not values:
            fail(answer, "%s: nothing is there" % line)
        return values if several else values[0]


    def same(one, other):
        if isinstance(one, bool) or isinstance(other, bool):
            return one is other
        if isinstance(one, (int, float)) and isinstance(other, (int, float)):
            return one == other
        if type(one) is not type(other):
            return isinstance(one, str) and isinstance(other, str) and one == other
        if isinstance(one, list):
            return len(one) == len(other) and all(map(same, one, other))
        if isinstance(one, dict):
            return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
        return one == other


    def compared(one, sign, other):
        if sign in ("==", "!="):
            return same(one, other) == (sign == "==")
        numbers = all(isinstance(each, (int, float)) and not isinstance(each, bool) for each in (one, other))
        if not numbers and not all(isinstance(each, str) for each in (one, other)):
            return False
        return {"<": one < other, "<=": one <= other, ">": one > other, ">=": one >= other}[sign]

    def within(value, least, most, holds_at_bounds=True):
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return False
        if not holds_at_bounds and value in (least, most):
            return False
        return (least is None or value >= least) and (most is None or value <= most)


    def size(value):
        return len(value) if isinstance(value, (str, list, dict)) else None


    def kinds(value):
        if value is None:
            return {"null"}
        if isinstance(value, bool):
            return {"boolean"}
        if isinstance(value, int):
            return {"integer", "number"}
        return {{float: "number", str: "string", list: "array", dict: "object"}[type(value)]}


    def each(value, steps):
        "What a path selects in each element of a list."
        return [found[0] if found else None for found in (below(one, steps) for one in value)]


    def ordered(value, steps, falls):
        if not isinstance(value, list):
            return False
        values = each(value, steps)
        return all(compared(one, ">=" if falls else "<=", other) for one, other in zip(values, values[1:]))


    def distinct(value, steps):
        if not isinstance(value, list):
            return False
        values = each(value, steps)
        return not any(same(one, other) for place, one in enumerate(values) for other in values[:place])


    def contains(value, wanted):
        if isinstance(value, str):
            return isinstance(wanted, str) and wanted in value
        return isinstance(value, list) and any(same(one, wanted) for one in value)


    def check(answer, values, line, holds, any_of_them=False, if_there=False):
        if if_there and not values:
            return
        kept = any(map(holds, values)) if any_of_them else bool(values) and all(map(holds, values))
        if not kept:
            found = ", ".join(text(value)[:200] for value in values) or "nothing there"
            fail(answer, "expected %s, found %s" % (line, found))


    def rows(name):
        place = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
        with open(place, newline="", encoding="utf-8-sig") as file:
            return itertools.cycle([{key: Cell(cell) for key, cell in row.items()} for row in csv.DictReader(file)])
    """
}
