internal import ApusClient
internal import ApusEndpoints
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `spec [FILE|URL|-|off]`
package struct SpecCommand: Asks {
  private static let file = Operand("FILE", .file)
  private static let authorities = CommandOption(
    "--cacert", "trusts the authorities in a file for it", takes: Operand("FILE", .file))
  private static let choice = Operand("N").several.optional.shown(as: "[N] [NAME=VALUE…]")

  package static let spec = CommandSpec(
    section: .typed,
    summary: "go by a description of the API: OpenAPI 3.0, 3.1 or Swagger 2, in JSON or YAML",
    forms: [
      [.operand(file)], [.operand(file.shown(as: "URL")), .option(authorities)],
      [.operand(file.shown(as: "-"))], [],
      [.word("server", "which servers it has, or go to one"), .operand(choice)],
      [.word("off", "go by none any more")],
    ],
    examples: [
      CommandSpec.Example("spec /openapi.json", "how the practice API describes itself"),
      CommandSpec.Example("help get /github/users/{login}", "one of its operations"),
      CommandSpec.Example("spec", "what is loaded"),
    ],
    details: [
      "With a description `ls` lists what the API has, Tab completes paths and parameters, `help get /users/{id}` "
        + "shows an operation, `edit` begins with a body that fits, and a request or a response that does not fit "
        + "is told. Nothing is ever held back.",
      "Items and files go out as the type that the operation takes: a form, parts, or JSON; `--json`, `--form` and a "
        + "`Content-Type` go before that.",
      "`-` reads standard input. Without a base, the first server of the description becomes the base, or the place the "
        + "description came from. It is read for every `base` that is set afterwards.",
      "`spec server` lists the servers; `spec server 2`, `spec server region=us` go to one. References to other files are "
        + "followed below the folder of the description.",
    ],
  )

  private enum Action: Sendable {
    case show, forget
    case server([Word])
    case load(Word)
  }

  private let action: Action
  private let authorities: Word?

  package init(_ line: LineArguments) throws(LineProblem) {
    authorities = line.value(Self.authorities)
    action =
      switch line.subword {
      case "server": .server(line.words(Self.choice))
      case .some: .forget
      case nil: line[Self.file].map { .load($0) } ?? .show
      }
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    switch action {
    case .show:
      if let specification = sender.session.specification {
        try output.show(SpecificationView(specification, base: sender.session.base))
      } else {
        let isPractice = sender.session.base.map { $0.origin == sender.session.practice } ?? false
        let start = isPractice ? "spec /openapi.json" : "spec openapi.json"
        output.note(Line("no description is loaded; try: ", .dim) + Line(start, .command))
      }
    case .forget:
      sender.session.specification = nil
      output.note(Line("no description any more", .dim))
    case .server(let words):
      try ServerChoice(sender: sender, words: words).make(output)
    case .load(let word):
      let specification = try await SpecificationLoader(sender: sender).load(
        from: word, trusting: authorities)
      sender.session.specification = specification
      // The practice API is a base that nobody has set.
      let before = sender.session.base
      if before == nil || before?.origin != sender.session.practice,
        let start = specification.start(from: before)
      {
        sender.session.move(to: start, directory: "", output)
        sender.session.isBaseDescribed = before == nil
      }
      output.note(SpecificationView(specification, base: sender.session.base, isBrief: true))
    }
    return .ok
  }
}
