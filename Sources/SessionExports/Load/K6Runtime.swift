/// What every k6 script needs, whatever is in its session.
enum K6Runtime {
  static let imports = """
    import http from 'k6/http';
    import encoding from 'k6/encoding';
    import { check, fail, sleep } from 'k6';
    """

  static let functions = """
    const ANY = {};

    function secret(name) {
      return __ENV[name];
    }

    function whole(url) {
      return url.startsWith('/') ? BASE + url : url;
    }

    function text(value) {
      return typeof value === 'string' ? value : JSON.stringify(value);
    }

    function encoded(value) {
      return encodeURIComponent(text(value));
    }

    function inJSON(value) {
      return JSON.stringify(text(value)).slice(1, -1);
    }

    // Ends this run of the session where it does not hold: what follows may need what is missing.
    function expect(answer, name, holds, found) {
      if (!check(answer, { [name]: () => holds })) fail(name + ': found ' + found);
    }

    function status(answer, step, ...expected) {
      expect(answer, step + ': status ' + expected.join(' or '), expected.includes(answer.status), answer.status);
    }

    // All values that a path selects.
    function at(answer, steps) {
      try {
        return below(JSON.parse(answer.body), steps);
      } catch (error) {
        return [];
      }
    }

    function below(root, steps) {
      let values = [root];
      for (const step of steps) {
        values = values.flatMap((value) => {
          if (value === null || typeof value !== 'object') return [];
          if (step === ANY) return Object.values(value);
          if (typeof step === 'string') {
            return !Array.isArray(value) && Object.prototype.hasOwnProperty.call(value, step) ? [value[step]] : [];
          }
          const place = step < 0 ? value.length + step : step;
          return Array.isArray(value) && place >= 0 && place < value.length ? [value[place]] : [];
        });
      }
      return values;
    }

    function header(answer, name) {
      const wanted = name.toLowerCase();
      return Object.entries(answer.headers).filter((one) => one[0].toLowerCase() === wanted).map((one) => one[1]);
    }

    function take(answer, values, line, several) {
      expect(answer, line, values.length > 0, 'nothing');
      return several ? values : values[0];
    }

    function same(one, other) {
      if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return one === other;
      if (Array.isArray(one) !== Array.isArray(other)) return false;
      const names = Object.keys(one);
      return names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]));
    }

    function compared(one, sign, other) {
      if (sign === '==') return same(one, other);
      if (sign === '!=') return !same(one, other);
      if (typeof one !== typeof other || !['number', 'string'].includes(typeof one)) return false;
      return sign === '<' ? one < other : sign === '<=' ? one <= other : sign === '>' ? one > other : one >= other;
    }

    function within(value, least, most, holdsAtBounds = true) {
      if (typeof value !== 'number' || (!holdsAtBounds && (value === least || value === most))) return false;
      return (least === null || value >= least) && (most === null || value <= most);
    }

    function size(value) {
      if (typeof value === 'string') return [...value].length;
      return value !== null && typeof value === 'object' ? Object.keys(value).length : null;
    }

    function kinds(value) {
      if (value === null) return ['null'];
      if (Array.isArray(value)) return ['array'];
      return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
    }

    // What a path selects in each element of a list.
    function each(value, steps) {
      return value.map((one) => below(one, steps)[0]);
    }

    function ordered(value, steps, falls) {
      if (!Array.isArray(value)) return false;
      const values = each(value, steps);
      return values.every((one, place) => place === 0 || compared(values[place - 1], falls ? '>=' : '<=', one));
    }

    function distinct(value, steps) {
      if (!Array.isArray(value)) return false;
      const values = each(value, steps);
      return values.every((one, place) => !values.slice(0, place).some((other) => same(one, other)));
    }

    function contains(value, wanted) {
      if (typeof value === 'string') return typeof wanted === 'string' && value.includes(wanted);
      return Array.isArray(value) && value.some((one) => same(one, wanted));
    }

    function all(answer, values, line, holds) {
      expect(answer, line, values.length > 0 && values.every(holds), values.map(text).join(', ').slice(0, 200) || 'nothing');
    }

    function anyOf(answer, values, line, holds) {
      expect(answer, line, values.some(holds), values.map(text).join(', ').slice(0, 200) || 'nothing');
    }
    """
}
