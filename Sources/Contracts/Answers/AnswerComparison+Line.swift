internal import ApusClient
package import ApusRecordings
internal import ApusRendering

extension AnswerComparison {
  /// What differs between the answers to a line; empty when nothing does. How many there are may differ where that depends
  /// on what comes: after a failure, for the next page, or for each value of a list.
  package func findings(ofLine line: String, from recorded: [Recording], to now: [Recording]) -> [Finding] {
    let asking = AskingWay(line)
    let (old, new) = (asking.answers(among: recorded), asking.answers(among: now))
    // What is said of the one list that pages make is said of each.
    let comparison = AnswerComparison(ignoring: ignored.put(into: asking.list(in: old + new)))
    let isOfPages = asking.collects && max(old.count, new.count) > 1
    guard !asking.isSeries || old.count == new.count else {
      return comparison.findings(fromSeries: old, to: new, isOfPages: isOfPages)
    }
    guard isOfPages else { return comparison.findings(from: old, to: new) }
    return zip(old, new).enumerated().flatMap { place, page in
      comparison.findings(from: page.0, to: page.1).map { $0.on(page: place + 1) }
    }
  }

  /// Each answer is as those together were that ended alike. What differs in several is told of the first.
  private func findings(
    fromSeries recorded: [Recording], to now: [Recording], isOfPages: Bool
  ) -> [Finding] {
    guard !now.isEmpty else {
      let count = Units.count(recorded.count, "request")
      return [Finding(.shape, ["- \(count)", "+ \(Units.count(0, "request"))"], isNoted: true)]
    }
    // Which pages there are beside one depends on how many there are.
    let comparison = AnswerComparison(ignoring: ignored.adding(header: "Link"))
    var told: Set<Finding> = []
    return now.enumerated().flatMap { place, new -> [Finding] in
      let alike = recorded.filter { $0.ends(like: new) }
      let isLast = place == now.count - 1
      let nearest = isLast || place >= alike.count ? alike.last : alike[place]
      guard let old = nearest ?? recorded.first else { return [] }
      let found = comparison.findings(from: old, to: new, alike: alike).filter { told.insert($0).inserted }
      return isOfPages ? found.map { $0.on(page: place + 1) } : found
    }
  }
}

extension Recording {
  fileprivate func ends(like other: Recording) -> Bool {
    failure?.code == other.failure?.code && exchange.response?.status == other.exchange.response?.status
  }
}
