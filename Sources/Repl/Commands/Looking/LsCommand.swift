internal import ApusClient
internal import ApusEncodings
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings
internal import ApusText

/// `ls [-l] [-r] [PATH]`, `ls TAG`, `ls WORD…`
package struct LsCommand: Looks {
  // `-la` is in many fingers; nothing is hidden here that an `a` could show.
  private static let long = CommandOption("-l", "gives every method a line", also: ["-a"])
  private static let deep = CommandOption("-r", "lists everything below, too", also: ["-R"])
  private static let folder = Operand("PATH", .endpoint).optional
  private static let word = Operand("TAG|WORD").several

  package static let spec = CommandSpec(
    section: .looking,
    summary: "list what the API can be asked, as far as it is known here",
    forms: [[.option(long), .option(deep), .operand(folder)], [.operand(word)]],
    examples: [
      CommandSpec.Example("ls", "what is directly below"),
      CommandSpec.Example("ls -l /github/users", "a line for each method"),
      CommandSpec.Example("ls -r /qiita", "everything below"),
      CommandSpec.Example("ls fruits", "what has a word in its path, name or summary"),
    ],
    details: [
      "It starts where `cd` went, and nothing is sent. Endpoints are known from the typed services, the practice API, a "
        + "description that `spec` loaded, and what was asked before. `{name}` stands for a value; a value may be typed in "
        + "its place.",
      "A word with a slash in it is a path; one that is only begun lists what begins so. Another word is a tag of the "
        + "description, or a folder here, or else it is looked for. A large description is listed by its tags.",
    ])

  private let isLong: Bool
  private let isRecursive: Bool
  private let words: [Word]
  private let line: String

  package init(_ line: LineArguments) throws(LineProblem) {
    isLong = line.has(Self.long)
    isRecursive = line.has(Self.deep)
    words = line.words
    self.line = line.line.text.trimmed
    if words.count > 1, words.contains(where: { $0.text.contains("/") }) {
      try line.refuse(words.dropFirst())
    }
  }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    var texts: [String] = []
    for word in words {
      texts.append(try word.template.filled(from: answers.session.variables).visible(in: "a path"))
    }
    let listed = ListedEndpoints(
      texts, in: answers.session.scope, isLong: isLong, isRecursive: isRecursive, line: line)
    if listed.isEmpty {
      output.note(listed.nothing)
    } else if output.console.outTraits.isTerminal {
      try output.showFolded(listed.view)
    } else {
      // A program gets every line whole.
      if let heading = listed.heading, !heading.text.hasPrefix("path ") { output.note(heading) }
      try output.console.out.write(
        output.console.outTraits.theme.text(of: listed.view.lines(on: Screen(width: 10_000))))
    }
    return .ok
  }
}
