internal import ApusAnswers
internal import ApusJSON
internal import ApusRendering
internal import ApusSurroundings

extension Answers {
  /// Does something with each value that a path selects, when it is found.
  func forEachMatch(of argument: PathArgument, _ work: (Node) throws -> Void) throws {
    let answerPath = try argument.answerPath(in: self)
    let root = try document(of: answerPath.number, at: argument.range).root
    try answerPath.path.forEachMatch(in: root, limit: session.settings.outputLimit, work)
  }

  /// The values a path selects, each with its place.
  func matches(of argument: PathArgument) throws -> [PlacedNode] {
    let number = try argument.answerPath(in: self).number
    var matches: [PlacedNode] = []
    try forEachMatch(of: argument) { matches.append(PlacedNode($0, inResponse: number)) }
    return matches
  }
}
