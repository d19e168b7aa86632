internal import ApusJSON

/// A number that fits: 0, or else the one next to it within the bounds.
struct SampleNumber {
  let value: JSONValue

  init(_ all: Conjunction) {
    let bounds = all.schemas.map(NumberBounds.init)
    let isInteger = all.kind == .integer
    let least = bounds.compactMap(\.least).max { $0.number < $1.number }
    let most = bounds.compactMap(\.most).min { $0.number < $1.number }
    var candidates: [(number: Double, text: String)] = [(0, "0")]
    for bound in [least, most].compactMap({ $0 }) {
      candidates.append(bound)
      candidates += [
        bound.number.rounded(.up), bound.number + 1, bound.number - 1, bound.number.rounded(.down),
      ]
      .map { ($0, Self.text($0)) }
    }
    if let least, let most { candidates.append(((least.number + most.number) / 2, "")) }
    for step in bounds.compactMap(\.step) where step > 0 {
      let next = ((least?.number ?? 0) / step).rounded(.up) * step
      candidates += [(next, Self.text(next)), (next + step, Self.text(next + step))]
    }
    let fitting = candidates.first { candidate in
      (!isInteger || candidate.number == candidate.number.rounded())
        && bounds.allSatisfy { $0.contains(candidate.number) }
    }
    let text = fitting.map { $0.text.isEmpty ? Self.text($0.number) : $0.text }
    value = text.flatMap(JSONValue.Number.init(text:)).map(JSONValue.number) ?? 0
  }

  private static func text(_ number: Double) -> String { JSONValue.Number(number)?.text ?? "0" }
}
