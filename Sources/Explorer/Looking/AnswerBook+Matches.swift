internal import ApusAnswers
package import ApusJSON
package import ApusRendering
internal import ApusSurroundings

extension AnswerBook {
  /// Does something with each value that a path selects, when it is found.
  package func forEachMatch(of argument: PathArgument, _ work: (Node) throws -> Void) throws {
    let answerPath = try argument.answerPath(in: self)
    let root = try document(of: answerPath.number, at: argument.range).root
    try answerPath.path.forEachMatch(in: root, limit: outputLimit, work)
  }

  /// The values a path selects, each with its place.
  package func matches(of argument: PathArgument) throws -> [PlacedNode] {
    let number = try argument.answerPath(in: self).number
    var matches: [PlacedNode] = []
    try forEachMatch(of: argument) { matches.append(PlacedNode($0, inResponse: number)) }
    return matches
  }
}
