internal import ApusText

/// ^R: the newest entry that contains what is typed. Capital letters count once one is typed.
struct HistorySearch {
  var origin: LineState
  var query = ""
  var index: Int?
  var entry = ""
  var failed = false

  func view(highlight: (String) -> [StyledSpan]) -> EditorView {
    let label = failed ? "no match: " : "search: "
    var left = StyledText(label + query + "  ")
    left.spans = [
      StyledSpan(0..<label.utf8.count, failed ? .clientError : .dim),
      StyledSpan(label.utf8.count..<left.text.utf8.count - 2, .label),
    ]
    let match = matchOffsets
    var view = EditorView(prompt: Prompt(left), line: LineState(text: entry, cursor: match.lowerBound))
    view.spans = highlight(entry) + [StyledSpan(match, .found)]
    return view
  }

  /// Where the query is in the entry, the last time it is.
  var matchOffsets: Range<Int> { Self.lastMatch(of: query, in: entry) ?? entry.utf8.count..<entry.utf8.count }

  func matches(_ entry: String) -> Bool {
    !query.isEmpty && Self.lastMatch(of: query, in: entry) != nil
  }

  private static func lastMatch(of query: String, in entry: String) -> Range<Int>? {
    let ignoresCase = !query.contains(where: \.isUppercase)
    let wanted = Array(query.utf8)
    let text = ignoresCase ? entry.utf8.map(\.asciiLowercased) : Array(entry.utf8)
    guard !wanted.isEmpty, text.count >= wanted.count else { return nil }
    for start in (0...text.count - wanted.count).reversed() where text[start] == wanted[0] {
      if text[start..<start + wanted.count].elementsEqual(wanted) { return start..<start + wanted.count }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 { (0x41...0x5a).contains(self) ? self + 0x20 : self }
}
