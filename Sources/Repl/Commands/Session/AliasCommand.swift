package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `alias NAME = LINE`
package struct AliasCommand: Sets {
  private static let name = Operand("NAME", .text, "a name", try: "alias ll = table .items")
  private static let line = Operand("LINE", .line, "a line", try: "alias ll = table .items")

  package static let spec = CommandSpec(
    section: .session,
    summary: "give a line, or its beginning, a short name",
    forms: [
      [.operand(name), .word("="), .operand(line)], [.operand(name)], [],
      LineForm("unalias", [.operand(name)]),
    ],
    examples: [
      CommandSpec.Example("alias user = get /github/users/{{1}}", "{{1}} is the first word behind it"),
      CommandSpec.Example("user octocat", "get /github/users/octocat"),
      CommandSpec.Example("alias", "what there is"),
      CommandSpec.Example("unalias user", "not any more"),
    ],
    details: [
      "More words come at its end: with `alias ll = table`, `ll .items` is `table .items`.",
      "A workspace keeps it; so does a line of ~/.config/apus/rc, for every session. Saved sessions hold the line that it "
        + "stands for.",
    ], readsTail: false)

  private let name: Word?
  private let meaning: String?
  private let removes: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    removes = line.name.text.lowercased() == "unalias"
    name = removes ? try line.require(Self.name) : line[Self.name]
    let words = line.words(Self.line)
    guard let name, let first = words.first, let last = words.last else {
      meaning = nil
      return
    }
    meaning = line.line.verbatim(first.range.lowerBound..<last.range.upperBound)
    guard Variables.isName(name.text) else {
      throw LineProblem("an alias has letters, digits, - and _ only", at: name.range, try: "alias ll = table")
    }
    guard CommandList.all.command(named: name.text) == nil else {
      throw LineProblem("\(name.text) is a command already", at: name.range, try: "help \(name.text)")
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    guard let name else {
      try list(session.aliases.all, output)
      return .ok
    }
    if let meaning {
      session.aliases[name.text] = meaning
      return .ok
    }
    guard let line = session.aliases[name.text] else {
      throw LineProblem("there is no alias \(name.text)", at: name.range, try: "alias")
    }
    if removes { session.aliases[name.text] = nil } else { try list([(name.text, line)], output) }
    return .ok
  }

  private func list(_ aliases: [(name: String, line: String)], _ output: Output) throws {
    if aliases.isEmpty {
      output.note(Line("no aliases; try: ", .dim) + Line("alias ll = table .items", .command))
    } else {
      // A line that is shown may have been typed with a secret in it.
      let lines = aliases.map { Line("alias \($0.name) = ", .dim) + Line(MaskedLine($0.line).text, .command) }
      try output.show(Lines(lines))
    }
  }
}
