internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `count [PATH]`
package struct CountCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "count the elements of an array, the members of an object, or the matches of a path",
    forms: [[.operand(.path.optional)]],
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something to count"),
      CommandSpec.Example("count .items", "how many elements"),
      CommandSpec.Example("count .items[?@.fork == true]", "how many matches"),
    ])

  private let path: PathArgument

  package init(_ line: LineArguments) throws(LineProblem) { path = try PathArgument(line) }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let answerPath = try path.answerPath(in: answers)
    let root = try answers.start(of: answerPath, at: path.range).root
    var count = 0
    if answerPath.path.isSingular, let only = answerPath.path.first(in: root), only.isContainer {
      count = only.count
    } else {
      try answers.forEachMatch(of: path) { _ in count += 1 }
    }
    try output.show(Lines([Line("\(count)", .number)]))
    return .ok
  }
}
