internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// A path on its own: a part of the last response.
package struct PathCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "look at a part of the last response, by a path",
    forms: [LineForm(".PATH"), LineForm("$.PATH"), LineForm("$N.PATH")],
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something to look at"),
      CommandSpec.Example(".items[0].owner.login", "one value"),
      CommandSpec.Example(".items[].full_name", "one value of each"),
      CommandSpec.Example("$.items[?@.stargazers_count > 100].name", "only where something holds"),
    ],
    details: [
      "Paths are JSONPath (RFC 9535). A leading dot stands for $, and [] for [*].",
      "`$2.items` looks into the second response. In a pipe each match is one line of compact JSON.",
    ])

  private let path: PathArgument

  package init(_ line: LineArguments) throws(LineProblem) { path = try PathArgument(line.name) }

  package init(_ line: ParsedLine.PathLine) throws(LineProblem) {
    path = try PathArgument(line.path, at: line.path.range)
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    try answers.namingWhatWorked(for: path) { try show(answers, output) }
  }

  private func show(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    guard output.console.outTraits.isTerminal else {
      try writeMatches(in: answers, output)
      return .ok
    }
    let matches = try answers.matches(of: path)
    if matches.isEmpty {
      try answers.noteNothing(at: path, output)
    } else if let only = matches.first, matches.count == 1, answers.view == .json {
      try output.paging { try output.write(pretty: only.node) }
    } else if let only = matches.first, matches.count == 1 {
      try output.show(value: only.node, at: only.place, as: view(of: only.node, in: answers))
    } else {
      try output.showFolded(TreeView(matches: matches, typed: path.text(in: answers)))
    }
    return .ok
  }

  /// A table was asked for at first sight; a part of an answer is what it is.
  private func view(of node: Node, in answers: any AnswerBook) -> ViewKind {
    answers.view == .json || answers.view == .auto ? answers.view : .tree
  }

  /// Writes the values for a program, each when it is found.
  private func writeMatches(in answers: any AnswerBook, _ output: Output) throws {
    var budget = try answers.outputBudget(of: path)
    try answers.forEachMatch(of: path) { node in
      try budget.take(node)
      try output.write(json: node)
    }
  }
}
