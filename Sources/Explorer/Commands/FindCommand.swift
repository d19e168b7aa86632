internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `find TEXT`
package struct FindCommand: Explores {
  private static let wanted = Operand("TEXT", .text, "a text to find", try: "find id").upTo(.max)

  package static let spec = CommandSpec(
    section: .looking,
    summary: "find a text in the keys and values of the last body, and say where",
    forms: [[.operand(wanted)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to search"),
      CommandSpec.Example("find octocat", "each place, with its path"),
    ])

  private let text: String
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    text = line.text(Self.wanted)
    range = line.name.range
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let limit = 1_000
    let root = try answers.document(of: nil, at: range).root
    // The paths of a thousand places a million levels deep are more than there is memory for.
    var effort = Effort(on: root, times: 2, limit: answers.outputLimit)
    let findings = JSONSearch(text).findings(in: root, limit: limit, within: &effort)
    try effort.checkCancellation()
    let isCut = findings.count == limit || effort.end == .tooMuch
    try output.showFolded(FindView(findings, of: text, limit: isCut ? findings.count : nil))
    return .ok
  }
}
