internal import ApusText

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
