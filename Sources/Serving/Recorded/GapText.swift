internal import ApusEncodings

/// A text in which anything may stand at some places: `/things/{{id}}`, `Bearer {{secret:token}}`.
struct GapText: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case gap(name: String)
  }

  private var pieces: [Piece] = []
  /// As it is written.
  let text: String

  init(_ text: String) {
    self.text = text
    var rest = text[...]
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      if start.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<start.lowerBound]))) }
      pieces.append(.gap(name: rest[start.upperBound..<end.lowerBound].trimmed))
      rest = rest[end.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
  }

  /// The names of its gaps, in order.
  var names: [String] { pieces.compactMap { if case .gap(let name) = $0 { name } else { nil } } }

  var hasGaps: Bool { text.contains("{{") && !names.isEmpty }

  /// What stands in the gaps of a text, in order; `nil` where the rest of it is another text. A gap ends where the text
  /// behind it first begins.
  func values(in other: String) -> [(name: String, value: String)]? {
    guard hasGaps else { return text == other ? [] : nil }
    var values: [(name: String, value: String)] = []
    var rest = other[...]
    var open: String?
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .gap(let name):
        if let open { values.append((open, "")) }
        open = name
      case .text(let wanted):
        if let name = open {
          let isLast = place == pieces.count - 1
          guard let found = isLast ? Self.end(of: rest, wanted) : rest.firstRange(of: wanted) else {
            return nil
          }
          values.append((name, String(rest[..<found.lowerBound])))
          rest = rest[found.upperBound...]
          open = nil
        } else {
          guard rest.hasPrefix(wanted) else { return nil }
          rest = rest.dropFirst(wanted.count)
        }
      }
    }
    if let open {
      values.append((open, String(rest)))
      rest = ""
    }
    return rest.isEmpty ? values : nil
  }

  private static func end(of text: Substring, _ wanted: String) -> Range<Substring.Index>? {
    guard text.hasSuffix(wanted) else { return nil }
    return text.index(text.endIndex, offsetBy: -wanted.count)..<text.endIndex
  }

  /// The text with values in its gaps. A gap that nothing is known of stays as it is.
  func filled(with values: [String: String]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .gap(let name): values[name] ?? "{{\(name)}}"
      }
    }.joined()
  }
}
