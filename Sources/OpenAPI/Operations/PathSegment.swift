internal import ApusEncodings

/// One part of a path template between two slashes: plain text, a parameter, or both, such as
/// `{base}...{head}`.
package struct PathSegment: Sendable {
  package enum Piece: Sendable, Hashable {
    case text(String)
    case parameter(String)
  }

  package let pieces: [Piece]

  package init(_ text: Substring) {
    var pieces: [Piece] = []
    var rest = text
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.parameter(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty || pieces.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// What is between the slashes of a path. One at the end makes an empty segment, because it makes another path.
  package static func segments(of path: String) -> [Substring] {
    path.utf8.allSatisfy { $0 == UInt8(ascii: "/") }
      ? [] : path.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// How much is fixed. What is more so is preferred where several fit.
  package enum Precision: Int, Comparable {
    case parameter, mixed, literal

    package static func < (left: Precision, right: Precision) -> Bool { left.rawValue < right.rawValue }
  }

  package var precision: Precision {
    let parameters = pieces.count { if case .parameter = $0 { true } else { false } }
    return parameters == 0 ? .literal : pieces.count == 1 ? .parameter : .mixed
  }

  /// The values of the parameters in a written segment, percent-decoded, in order; `nil` when it does not fit. A value
  /// is never empty, and ends where the text after it first stands.
  package func values(in written: Substring) -> [String]? {
    var values: [String] = []
    var rest = PercentEncoding.decode(written)[...]
    var open = false
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .parameter:
        // Two parameters side by side: the first takes one character.
        if open { values.append(rest.popFirst().map(String.init) ?? "") }
        open = true
      case .text(let text):
        let text = PercentEncoding.decode(text)
        guard let range = Self.range(of: text, in: rest, after: open, toEnd: place == pieces.count - 1) else {
          return nil
        }
        if open { values.append(String(rest[..<range.lowerBound])) }
        rest = rest[range.upperBound...]
        open = false
      }
    }
    if open {
      values.append(String(rest))
    } else if !rest.isEmpty {
      return nil
    }
    return values.contains("") ? nil : values
  }

  /// The same as they are written, so that an encoded sign is told from one that stands between values.
  package func written(in segment: Substring) -> [String]? {
    guard let values = values(in: segment) else { return nil }
    if pieces.count == 1 { return values.isEmpty ? [] : [String(segment)] }
    return segment.contains("%") ? values.map { PercentEncoding.encode($0, for: .queryValue) } : values
  }

  private static func range(
    of text: String, in rest: Substring, after open: Bool, toEnd: Bool
  ) -> Range<Substring.Index>? {
    if !open {
      return rest.hasPrefix(text) ? rest.startIndex..<rest.index(rest.startIndex, offsetBy: text.count) : nil
    }
    if toEnd {
      return rest.hasSuffix(text) ? rest.index(rest.endIndex, offsetBy: -text.count)..<rest.endIndex : nil
    }
    return rest.dropFirst().range(ofText: text)
  }
}
