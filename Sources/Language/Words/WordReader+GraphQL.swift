internal import ApusGraphQL

extension WordReader {
  /// Reads a document as one word; `nil` where none begins. Its braces may close in a later line.
  mutating func readGraphQL() -> Word? {
    guard let extent = GraphQLText.extent(in: bytes, from: at) else { return nil }
    let start = at
    var parts = FragmentList(of: bytes)
    switch extent {
    case .closed(let end): keepWithVariables(upTo: end, into: &parts)
    case .open(let place):
      keepWithVariables(upTo: bytes.count, into: &parts)
      unfinished = .bracket
      let place = place ?? start
      problems.append(
        LineProblem("the query does not end: a bracket that opens is never closed", at: place..<place + 1))
    }
    return Word(kind: .json, template: parts.template(at: start), range: start..<at)
  }
}
