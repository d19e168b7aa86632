internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `text PATH`
package struct TextCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "write a value without quotes, for a shell or for reading",
    forms: [[.operand(.path)]], try: "text .name",
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something to take from"),
      CommandSpec.Example("text .items[0].full_name", "a string, without its quotes and escapes"),
      CommandSpec.Example("text .items[].name", "one a line"),
      CommandSpec.Example("text .items[0].html_url | cat", "for another program"),
    ],
    details: [
      "An object or a list is one line of JSON. Where nothing is there, the exit status is 1."
    ])

  private let path: PathArgument

  package init(_ line: LineArguments) throws(LineProblem) {
    path = try PathArgument(line.require(.path))
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    var budget = try answers.outputBudget(of: path)
    let isSeen = output.console.outTraits.isTerminal
    var count = 0
    try answers.forEachMatch(of: path) { node in
      try budget.take(node)
      count += 1
      if isSeen || !node.isContainer {
        try output.write(visible: node.plainText + "\n")
      } else {
        try output.write(json: node)
      }
    }
    guard count == 0 else { return .ok }
    try answers.noteNothing(at: path, output)
    return .failed(.decodeMissing)
  }
}
