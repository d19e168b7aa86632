internal import ApusAnswers
internal import ApusTeaching

extension Session {
  /// A likely next step, unless it was given twice in a row.
  ///
  /// - Parameter isSeen: whether anybody sees it. What nobody sees is looked for only once a failure has one, as its report
  ///   says less then.
  mutating func hint(after record: Record, isSeen: Bool, isTable: (Record) -> Bool) -> Hint? {
    guard isSeen || record.code != nil else {
      leave(record)
      return nil
    }
    guard let hint = likely(after: record, isTable) else { return nil }
    let earlier = unhinted
    unhinted = []
    for record in earlier {
      if let hint = likely(after: record, isTable) { _ = hints.allows(hint) }
    }
    return hints.allows(hint) ? hint : nil
  }

  /// Keeps what nobody was given a hint after: of many only the last, as only whether the last ones had the same counts.
  private mutating func leave(_ record: Record) {
    unhinted.append(record)
    guard unhinted.count > 100 else { return }
    let first = unhinted.removeFirst()
    if first.code == nil, first.mayBeJSON { hasSeenJSON = true }
  }

  private mutating func likely(after record: Record, _ isTable: (Record) -> Bool) -> Hint? {
    let session = self
    let hint = Hint(
      after: record.exchange, isFirstJSON: !hasSeenJSON, isDescribed: specification != nil,
      page: { ["next", "prev"].first { session.page($0, of: record) != nil } },
      parse: { _ in try? record.document() })
    if record.code == nil, record.mayBeJSON { hasSeenJSON = true }
    // The failure's own lines begin with the base.
    if let hint, Suggestions.setsCredential(hint.command), record.exchange.missingBase(in: self) != nil {
      return nil
    }
    // What is a table at first sight needs no hint.
    return hint?.command == "table" && isTable(record) ? nil : hint
  }
}
