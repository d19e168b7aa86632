internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
package import ApusSystem

/// `diff N [M|FILE] [PATH]`, `diff A.session.md B.session.md`
package struct DiffCommand: DeclaredCommand {
  private static let first = Operand("N", .number, "the number of a request", try: "diff 1 2")
  private static let second = Operand("M|FILE", .file, "the number of another request").optional
  private static let identity = CommandOption(
    "--by", "matches the elements of lists by a field", takes: Operand("FIELD"))
  private static let ignored = CommandOption(
    "--ignore", "says nothing of what is there", takes: Operand("PATH", .path))
  private static let shape = CommandOption("--shape", "compares types, not values")
  private static let headers = CommandOption("--headers", "compares the heads")
  private static let side = CommandOption("--side", "shows both sides whole, next to each other")

  private static let breaking = CommandOption(
    "--breaking", "shows only what breaks a client, and fails where there is something")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "compare the bodies of two requests, value by value",
    forms: [
      [
        .operand(first), .operand(second), .operand(.path.optional), .option(identity), .option(ignored),
        .option(shape), .option(headers), .option(side),
      ],
      [
        .operand(first.shown(as: "A.session.md")), .operand(second.shown(as: "B.session.md")),
        .option(breaking),
      ],
    ],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("get /github/users/hubot", "request 2"),
      CommandSpec.Example("diff 1 2", "what is different"),
      CommandSpec.Example("diff 1 --headers", "the heads of the first and of the last"),
      CommandSpec.Example("diff 1 2 --ignore .id --side", "without ids, and both sides whole"),
    ],
    details: [
      "`+` is new, `-` is gone, `~` has changed, `>` has moved. Elements of a list are matched by `id`, `key`, `name` or "
        + "`slug`, or by the field of `--by`; where none of them tells all apart, by what they have in common.",
      "`diff 1` compares with the last; `diff 1 data.json` with a file; `diff 1 2 .items` only a part. A path such as "
        + "`.items[id=2].v` can be typed as it is shown.",
      "Of two saved sessions the steps that ask the same are compared: by status, headers, shape and time. `diff a b` takes "
        + "the names that `save` took.",
    ])

  /// Two saved sessions that are meant, and not answers.
  package let sessions: (old: Word, new: Word)?
  /// Whether of those only what breaks a client counts.
  package let isBreakingOnly: Bool
  private let old: ComparedAnswer
  private let new: ComparedAnswer
  private let path: PathArgument
  private let rules: JSONDifference.Rules
  private let (isShape, isHeaders, isSide): (Bool, Bool, Bool)
  /// What shows all of it.
  private let whole: String

  package init(_ line: LineArguments) throws(LineProblem) {
    let number = try line.require(Self.first)
    sessions = try Self.sessions(line, number)
    isBreakingOnly = line.has(Self.breaking)
    if sessions == nil {
      _ = try number.number(atLeast: 1)
      if let word = line.first(of: [Self.breaking]) {
        throw LineProblem(
          "\(word.text) goes with two saved sessions", at: word.range,
          try: "diff a.session.md b.session.md --breaking")
      }
    }
    old = ComparedAnswer(number, else: number.range)
    // A path may stand where nobody said with what to compare.
    let other = line[Self.second]
    let isPath = other?.kind == .path && line[.path] == nil
    new = ComparedAnswer(isPath ? nil : other, else: number.range)
    path = try PathArgument(isPath ? other : line[.path], in: line)
    var rules = JSONDifference.Rules()
    rules.identity = line.value(Self.identity)?.text
    if let word = line.value(Self.ignored) {
      rules.ignored = [try AnswerPath(word.text, at: word.range).path]
    }
    self.rules = rules
    (isShape, isHeaders, isSide) = (line.has(Self.shape), line.has(Self.headers), line.has(Self.side))
    whole = "diff \(line.line.verbatim) | less"
  }

  private static func sessions(
    _ line: LineArguments, _ first: Word
  ) throws(LineProblem) -> (old: Word, new: Word)? {
    guard isSession(first.text) else { return nil }
    guard let second = line[Self.second], isSession(second.text) else {
      let found = line[Self.second]
      throw LineProblem(
        "expected another saved session", at: found?.range ?? line.line.end,
        try: "diff \(first.text) other.session.md")
    }
    return (first, second)
  }

  /// Whether a word names a saved session, also as `save` takes it: it begins as no number and no path, and has no other
  /// end.
  private static func isSession(_ text: String) -> Bool {
    if text.hasSuffix(".session.md") { return true }
    let isPath = ["./", "../", "~/", "/"].contains { text.hasPrefix($0) }
    let name = text.split(separator: "/").last ?? ""
    return (isPath || text.first?.isLetter ?? false) && !name.isEmpty
      && !name.utf8.contains(UInt8(ascii: "."))
  }

  package func explore(
    _ answers: any AnswerBook, _ files: FileReader, _ output: Output
  ) throws -> Outcome {
    var effort = Effort()
    let (before, after) = (try root(of: old, answers, files), try root(of: new, answers, files))
    if isShape {
      let shapes = (JSONShape(of: [before], within: &effort), JSONShape(of: [after], within: &effort))
      try effort.checkCancellation()
      try output.showFolded(ShapeDifferenceView(shapes.0, shapes.1))
      return .ok
    }
    var rules = rules
    // A program gets all of them.
    if !output.console.outTraits.isTerminal { rules.limit = .max }
    let differences = JSONDifference.between(before, after, by: rules, within: &effort)
    try effort.checkCancellation()
    if isSide {
      try output.showFolded(SideBySideView(differences, rest: whole))
    } else {
      try output.showFolded(DiffView(differences, rest: whole))
    }
    return .ok
  }

  /// What is compared of one side.
  private func root(
    of answer: ComparedAnswer, _ answers: any AnswerBook, _ files: FileReader
  ) throws -> Node {
    let root = isHeaders ? try answer.headers(in: answers) : try answer.root(in: answers, files)
    let wanted = try path.answerPath(in: answers)
    guard let node = wanted.path.first(in: root) else {
      throw CommandFailure(
        .decodeMissing, "nothing is at \(wanted.path) of one of them to compare", try: ["keys ."])
    }
    return node
  }
}
