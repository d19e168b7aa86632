internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
internal import ApusSwiftSource
internal import ApusText

/// `swift [N] [--style STYLE] [--name NAME]`
package struct SwiftCommand: Looks {
  private static let style = CommandOption(
    "--style", "says how it is used",
    takes: Operand("STYLE", .words(UsageStyle.allCases.map { Choice($0.rawValue, $0.meaning) })))
  private static let typeName = CommandOption("--name", "names its type", takes: Operand("NAME"))

  package static let spec = CommandSpec(
    section: .typed,
    summary: "write the last request as Swift source that compiles",
    forms: [[.operand(.record.optional), .option(style), .option(typeName)], LineForm(tail: "> FILE")],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "a request worth keeping"),
      CommandSpec.Example("swift", "an endpoint: its parameters, its response, its errors, and its use"),
      CommandSpec.Example("get /github/users/hubot", "another answer of the same endpoint"),
      CommandSpec.Example("swift --name Profile", "optional is what was null or missing in either"),
      CommandSpec.Example("swift 1 --style urlsession", "with Foundation alone"),
    ],
    details: [
      "Styles: \(UsageStyle.allCases.map { "\($0.rawValue) (\($0.meaning))" }.joined(separator: ", ")).",
      "The parts of a path that vary are properties. Secrets are never written: a sample reads them from the environment.",
    ])

  private let target: RecordTarget
  private let usage: UsageStyle
  private let name: String?

  package init(_ line: LineArguments) throws(LineProblem) {
    name = line.value(Self.typeName)?.text
    target = try RecordTarget(line)
    usage = if let style = line.value(Self.style) { try Self.usage(style) } else { .async }
  }

  private static func usage(_ style: Word) throws(LineProblem) -> UsageStyle {
    if let usage = UsageStyle(rawValue: style.text.lowercased()) { return usage }
    let styles = UsageStyle.allCases.map(\.rawValue)
    throw LineProblem(
      "there is no style \(style.text); there are \(styles.joined(separator: ", "))", at: style.range,
      try: "swift --style \(nearest(to: style.text, among: styles) ?? "async")")
  }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    let source = SourceModel(of: SourceMaterial(try target.record(in: answers), in: answers.session))
    let text = SwiftSource.text(of: try source.model(named: name), usedBy: usage)
    // What a variable brought into a query or a body has no name there that tells.
    var redactor = answers.session.redactor
    try output.write(source: redactor.knows(in: Array(text.utf8)) ? redactor.redact(text) : text)
    output.noteBasis(answers: source.answerCount)
    return .ok
  }
}

extension Output {
  /// Source is not broken to the screen, so that it can be taken from there as it is.
  fileprivate func write(source text: String) throws(SinkClosed) {
    let theme = console.outTraits.theme
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let isComment = line.drop { $0 == " " }.hasPrefix("///")
      try console.out.write(theme.text(of: Line(String(line), isComment ? .dim : nil)) + "\n")
    }
  }

  /// Says how much the types are based on, to a person.
  fileprivate func noteBasis(answers: Int) {
    guard console.noteTraits.isTerminal else { return }
    let basis =
      answers == 0
      ? "no success has been seen, so the response is any value"
      : "from \(Units.count(answers, "answer")); more requests to the same path make the types surer"
    note(Line(basis, .dim))
  }
}
