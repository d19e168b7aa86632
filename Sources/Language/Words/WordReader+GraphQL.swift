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
      guard let place else {
        let end = bytes.count..<bytes.count
        problems.append(LineProblem("expected `{`, found the end of the text", at: end, try: "help gql"))
        break
      }
      let bracket = GraphQLLoneBracket.opening(Character(Unicode.Scalar(bytes[place])), at: place)
      problems.append(LineProblem(bracket.message, at: bracket.range, try: "help gql"))
    }
    return Word(kind: .json, template: parts.template(at: start), range: start..<at)
  }
}
