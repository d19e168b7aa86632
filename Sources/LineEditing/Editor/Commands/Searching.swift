internal import Text

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

/// libedit's own search reads beyond its buffer and takes some Japanese for control keys, so this one is ours.
extension EditLineReader {
  func searchHistory() -> CommandOutcome {
    let origin = engine.line
    search = HistorySearch(origin: origin, entry: origin.text)
    defer { search = nil }
    while let key = engine.nextKey() {
      switch key {
      case "\u{12}": find(older: true)  // ^R
      case "\u{13}": find(older: false)  // ^S
      case "\u{8}", "\u{7f}": shorten()
      case "\u{7}", "\u{3}": return leaveSearch(keeping: false)  // ^G, ^C
      case "\n", "\r":
        _ = leaveSearch(keeping: true)
        return enter()
      case TerminalCode.escape where !input.hasPending(within: 30): return leaveSearch(keeping: true)
      case _ where key.value < 0x20:
        input.putBack([key])  // any other key does what it always does, to the line found
        return leaveSearch(keeping: true)
      default: extend(key)
      }
    }
    return .ended
  }

  private func leaveSearch(keeping found: Bool) -> CommandOutcome {
    if found, let search {
      engine.set(LineState(text: search.entry, cursor: search.matchOffsets.upperBound))
    }
    search = nil
    return .edited
  }

  private func extend(_ key: Unicode.Scalar) {
    search?.query.unicodeScalars.append(key)
    guard let search else { return }
    show(history.newest(before: search.index.map { $0 + 1 }, where: search.matches))
  }

  private func shorten() {
    guard var shorter = search, !shorter.query.isEmpty else { return }
    shorter.query.removeLast()
    shorter.index = nil
    search = shorter
    if shorter.query.isEmpty {
      search?.entry = shorter.origin.text
      search?.failed = false
    } else {
      show(history.newest(where: shorter.matches))
    }
  }

  /// The next match; entries equal to the one shown are passed over.
  private func find(older: Bool) {
    guard let search, !search.query.isEmpty else { return }
    let isNew = { (entry: String) in entry != search.entry && search.matches(entry) }
    guard let index = search.index else { return show(history.newest(where: search.matches)) }
    show(older ? history.newest(before: index, where: isNew) : history.oldest(after: index, where: isNew))
  }

  private func show(_ index: Int?) {
    search?.failed = index == nil
    guard let index else { return }
    search?.index = index
    search?.entry = history.entries[index]
  }
}
