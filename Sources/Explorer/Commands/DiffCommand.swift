internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `diff N M`
package struct DiffCommand: Explores {
  private static let first = Operand("N", .number, "the number of a request", try: "diff 1 2")
  private static let second = Operand("M", .number, "the number of another request", try: "diff 1 2")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "compare the bodies of two requests, value by value",
    forms: [[.operand(first), .operand(second)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("get /github/users/hubot", "request 2"),
      CommandSpec.Example("diff 1 2", "what is different"),
    ])

  private let words: [Word]
  private let numbers: [Int]

  package init(_ line: LineArguments) throws(LineProblem) {
    words = [try line.require(Self.first), try line.require(Self.second)]
    numbers = try words.map { word throws(LineProblem) in try word.number(atLeast: 1) }
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let documents = try zip(numbers, words).map { try answers.document(of: $0, at: $1.range) }
    let limit = 1_000
    var effort = Effort()
    let differences = JSONDifference.between(
      documents[0].root, documents[1].root, limit: limit, within: &effort)
    try effort.checkCancellation()
    try output.showFolded(DiffView(differences, limit: differences.count == limit ? limit : nil))
    return .ok
  }
}
