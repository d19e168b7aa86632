internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `links [PATH]`
package struct LinksCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "list every link of the last answer, by numbers that follow takes",
    forms: [[.operand(.path.optional)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat/repos per_page==2", "an answer with links"),
      CommandSpec.Example("links", "of its head, and of its body"),
      CommandSpec.Example("links .[0].owner", "those of a part, by the same numbers"),
      CommandSpec.Example("follow 1", "ask for the first"),
    ],
    details: [
      "They are of Link and Location, of members such as href, next and *_url, and of pages in HTML. {…} is to be filled "
        + "in: `get .items[0].x name==value` does."
    ])

  private let path: PathArgument
  private let isAll: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    path = try PathArgument(line)
    isAll = line[.path] == nil
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    var effort = Effort()
    let links = try AnswerLinks(of: answers.records, within: &effort)
    try effort.checkCancellation()
    let numbers = links.numbers(in: isAll ? nil : try answers.matches(of: path).map(\.node))
    if numbers.isEmpty {
      output.note(Line("no links there", .dim))
    } else {
      try output.showFolded(LinksView(numbers.compactMap { number in links[number].map { (number, $0) } }))
    }
    return .ok
  }
}
