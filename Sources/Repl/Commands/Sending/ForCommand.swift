internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `for NAME in LIST LINE`
package struct ForCommand: Asks {
  private static let example = "for id in {{ids}} get /items/{{id}}"
  private static let name = Operand("NAME", .text, "a name for each value", try: example)
  private static let list = Operand("LIST", .text, "a list", try: example)
  private static let line = Operand("LINE", .line, "a line to send for each", try: example)
  private static let max = CommandOption("--max", "stops after so many", takes: Operand("N", .number))
  /// What is sent without saying how many.
  private static let usual = 1_000

  package static let spec = CommandSpec(
    section: .sending,
    summary: "send a line for each value of a list",
    forms: [
      [.operand(name), .word("in"), .operand(list), .option(max), .operand(line)]
    ], try: example,
    examples: [
      CommandSpec.Example(
        "get /github/search/repositories q==swift per_page==3", "something with a list in it"),
      CommandSpec.Example("for user in .items[*].owner.login get /github/users/{{user}}", "a path's values"),
      CommandSpec.Example("for code in [200, 404] get /status/{{code}} --rate 20/s", "not too fast"),
    ],
    details: [
      "LIST is a path, a list kept by `let ids = .[*].id` and named as {{ids}}, or JSON.",
      "What came of each is listed at the end, for `|` and `>` too; `show N` has its body, `-o {{NAME}}.json` keeps each in "
        + "a file. ^C ends it. The highest exit status of all is that of the line. More than 1000 want `--max N`.",
    ])

  private let name: Word
  private let list: Word
  private let limit: Int?
  private let line: AskingLine
  /// The line as it was typed.
  private let text: String

  package init(_ line: LineArguments) throws(LineProblem) {
    name = try line.require(Self.name)
    guard Variables.isName(name.text) else {
      throw LineProblem(
        "a variable's name has letters, digits, - and _ only", at: name.range, try: Self.example)
    }
    list = try line.require(Self.list)
    limit = try line.value(Self.max)?.number(atLeast: 1)
    let words = try line.remainder(from: Self.line)
    self.line = try AskingLine(words)
    text = words.beforeTail.trimmed
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let session = sender.session
    let values = try session.records.list(
      list, with: session.variables, limit: session.settings.outputLimit)
    guard limit != nil || values.count <= Self.usual else {
      let what =
        "the list has \(Units.count(values.count)) values; more than \(Units.count(Self.usual)) are sent when it is said "
        + "how many"
      // A list that is typed out is too long to be repeated.
      throw list.range.count > 60
        ? LineProblem(what, at: list.range, try: "help for")
        : LineProblem(what, at: list.range, tryInstead: "\(list.template.shown) --max \(values.count)")
    }
    let chosen = values.prefix(limit ?? values.count)
    let count = chosen.count < values.count ? "\(Units.count(chosen.count)) of " : ""
    output.note(
      Line("\(count)\(Units.count(values.count, "value")): ", .dim) + Line(MaskedLine(text).text, .command))
    var loop = Loop(sender: sender, line: line, text: text, name: name.text, count: chosen.count)
    return try await loop.run(over: chosen)
  }
}
