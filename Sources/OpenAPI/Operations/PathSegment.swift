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

  /// Of its parameters, in order.
  package var names: [String] {
    pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  package var precision: Precision {
    names.isEmpty ? .literal : pieces.count == 1 ? .parameter : .mixed
  }

  /// Whether something may be written for it. No value is empty.
  package func fits(_ written: Substring) -> Bool {
    if precision == .parameter { return !written.isEmpty }
    return SegmentDivision(Self.characters(PercentEncoding.decode(written)), by: signs([:], Self.characters))
      != nil
  }

  /// The values of the parameters in a written segment, percent-decoded, in order; `nil` where it does not fit, and where
  /// it may be divided in several ways.
  ///
  /// - Parameter openings: what values of parameters begin with by their style, such as `.`, and `;` with a name.
  package func values(in segment: Substring, openings: [String: String] = [:]) -> [String]? {
    written(in: segment, openings: openings)?.map { PercentEncoding.decode($0) }
  }

  /// The same as they are written, so that an encoded sign is told from one that stands between values.
  package func written(in segment: Substring, openings: [String: String] = [:]) -> [String]? {
    if precision == .parameter { return segment.isEmpty ? nil : [String(segment)] }
    let units = Self.units(segment)
    if let division = SegmentDivision(units, by: signs(openings, Self.writtenUnits)) {
      return division.holes.map { texts(of: $0, in: units, openings, Self.writtenUnits) }
    }
    // Somebody may have encoded the signs, too.
    let characters = Self.characters(PercentEncoding.decode(segment))
    let division = SegmentDivision(characters, by: signs(openings, Self.characters))
    return division?.holes.map { holes in
      texts(of: holes, in: characters, openings, Self.characters).map {
        PercentEncoding.encode($0, for: .queryValue)
      }
    }
  }

  private typealias Units = (String) -> [Substring]

  /// Each parameter with what stands in front of it.
  private func signs(_ openings: [String: String], _ units: Units) -> [SegmentDivision.Piece] {
    var signs: [SegmentDivision.Piece] = []
    func add(_ text: String) {
      if text.isEmpty, pieces.count > 1 { return }
      if case .sign(let before)? = signs.last {
        signs[signs.count - 1] = .sign(before + units(text))
      } else {
        signs.append(.sign(units(text)))
      }
    }
    for piece in pieces {
      switch piece {
      case .text(let text): add(PercentEncoding.decode(text))
      case .parameter(let name):
        add(openings[name] ?? "")
        signs.append(.hole)
      }
    }
    return signs
  }

  /// What stands in holes, what it begins with included.
  private func texts(
    of holes: [Range<Int>], in units: [Substring], _ openings: [String: String], _ cut: Units
  ) -> [String] {
    zip(names, holes).map { name, hole in
      let opening = openings[name].map { cut($0).count } ?? 0
      return units[max(0, hole.lowerBound - opening)..<hole.upperBound].joined()
    }
  }

  private static func characters(_ text: String) -> [Substring] {
    text.indices.map { text[$0...$0] }
  }

  private static func writtenUnits(_ text: String) -> [Substring] {
    units(PercentEncoding.encode(text, for: .segment)[...])
  }

  /// The characters of what is written, of which an escape is one.
  private static func units(_ written: Substring) -> [Substring] {
    var units: [Substring] = []
    var rest = written
    while let first = rest.first {
      let count = first == "%" && rest.dropFirst().prefix(2).allSatisfy(\.isHexDigit) ? 3 : 1
      units.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return units
  }
}
