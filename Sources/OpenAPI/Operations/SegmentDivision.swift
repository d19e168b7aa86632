/// How what was written for a segment of a path is divided into signs, which are fixed, and holes, in each of which something
/// stands.
struct SegmentDivision {
  enum Piece: Hashable {
    case sign([Substring])
    case hole
  }

  /// From the end of one sign to the start of the next, each as short as it can be but the last.
  private let first: [Range<Int>]
  /// The same, each as long as it can be.
  private let last: [Range<Int>]

  /// `nil` where it does not fit.
  ///
  /// - Parameters:
  ///   - pieces: no two signs side by side.
  ///   - units: what is never divided: characters, or bytes with their escapes.
  init?(_ units: [Substring], by pieces: [Piece]) {
    let mirrored = pieces.reversed().map { piece in
      if case .sign(let sign) = piece { Piece.sign(sign.reversed()) } else { piece }
    }
    guard let first = Self.holes(units, pieces), let last = Self.holes(units.reversed(), mirrored) else {
      return nil
    }
    self.first = first
    let end = units.count
    self.last = last.reversed().map { (end - $0.upperBound)..<(end - $0.lowerBound) }
  }

  /// Where each hole is; `nil` where that may be in several places. What is neither shorter nor longer is the only way.
  var holes: [Range<Int>]? { first == last ? first : nil }

  private static func holes(_ units: [Substring], _ pieces: [Piece]) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    var (place, open) = (0, 0)
    func close(at end: Int) {
      // Of several side by side, all but the last have one unit.
      for hole in 0..<open {
        let next = hole == open - 1 ? end : place + 1
        found.append(place..<next)
        place = next
      }
      open = 0
    }
    for (position, piece) in pieces.enumerated() {
      guard case .sign(let sign) = piece else {
        open += 1
        continue
      }
      let end = units.count - sign.count
      let isAtEnd = position == pieces.count - 1 && open > 0
      let start = isAtEnd ? end : place + open
      guard start >= place + open, start <= end,
        let found = (start...(open > 0 ? end : start)).first(where: { units[$0...].starts(with: sign) })
      else { return nil }
      close(at: found)
      place = found + sign.count
    }
    guard open > 0 ? units.count - place >= open : place == units.count else { return nil }
    close(at: units.count)
    return found
  }
}
