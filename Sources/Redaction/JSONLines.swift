internal import ApusEncodings
internal import ApusJSON

/// JSON on the lines of a text: a value a line, as in NDJSON, or the data of an event, which may go over several lines. A
/// few signs may stand before it, as in `42["message", {}]`.
struct JSONLines {
  let document: JSONDocument
  let bytes: [UInt8]
  /// Where it stands in the text, with what stands before it on its lines.
  let lines: Range<Int>
  /// Where each of its lines begins, in it and in the text.
  private let starts: [(own: Int, written: Int)]

  /// Each in its turn.
  ///
  /// - Parameter stops: whether a cancelled task reads no further. By default all are read.
  static func read(
    in text: [UInt8], stoppingWhenCancelled stops: Bool = false, _ take: (JSONLines) -> Void
  ) {
    var event: [ArraySlice<UInt8>] = []
    func end() {
      if let value = JSONLines(event) {
        take(value)
      } else if event.count > 1 {
        // What makes no value together may be several.
        for line in event { JSONLines([line]).map(take) }
      }
      event = []
    }
    var start = 0
    while start <= text.count, !(stops && Task.isCancelled) {
      let next = MarkSearch.next(UInt8(ascii: "\n"), in: text, from: start) ?? text.count
      if start < next, text[start] == field[0], text[start..<next].starts(with: field) {
        event.append(text[start..<next].dropFirst(field.count))
      } else {
        if !event.isEmpty { end() }
        if mayBegin(in: text, start..<next) { JSONLines([text[start..<next]]).map(take) }
      }
      start = next + 1
    }
    end()
  }

  /// Whether one may begin on a line. On most lines of most texts none does.
  private static func mayBegin(in text: [UInt8], _ line: Range<Int>) -> Bool {
    for place in line.prefix(longestHead)
    where text[place] == UInt8(ascii: "{") || text[place] == UInt8(ascii: "[") { return true }
    return false
  }

  /// What data stands behind in a stream of events.
  static let field = Array("data:".utf8)

  private init?(_ lines: [ArraySlice<UInt8>]) {
    guard let first = lines.first, let last = lines.last,
      let start = first.prefix(Self.longestHead).firstIndex(where: { "{[".utf8.contains($0) })
    else { return nil }
    var (bytes, starts): ([UInt8], [(own: Int, written: Int)]) = ([], [])
    for line in [first[start...]] + lines.dropFirst() {
      starts.append((bytes.count, line.startIndex))
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    guard let document = try? JSONDocument(bytes) else { return nil }
    (self.document, self.bytes, self.starts) = (document, bytes, starts)
    self.lines = first.startIndex..<last.endIndex
  }

  private static let longestHead = 9

  /// Where something of it stands in the text. No string and no number goes over the end of a line.
  func written(_ range: Range<Int>) -> Range<Int> {
    // The last line that does not begin behind it.
    var (first, end) = (0, starts.count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if starts[middle].own <= range.lowerBound { first = middle } else { end = middle }
    }
    let distance = starts[first].written - starts[first].own
    return range.lowerBound + distance..<range.upperBound + distance
  }
}
