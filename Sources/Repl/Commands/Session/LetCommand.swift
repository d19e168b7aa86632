internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusSending
package import ApusSurroundings
internal import ApusText

/// `let NAME = PATH`, `let NAME from "LINE" PATH`
package struct LetCommand: Sets {
  private static let name = Operand("NAME", .text, "a name")
  private static let value = Operand("VALUE", .text, "a path or a value")
  private static let ofHeader = Operand("VALUE", .words([.init("header", "a header of a response")]))
  private static let ofCookie = Operand("VALUE", .words([.init("cookie", "a cookie")]))
  private static let ofStatus = Operand("VALUE", .words([.init("status", "its status")]))
  private static let header = Operand("HEADER", .text, "a header's name")
  private static let number = Operand("$N", .text, "the number of a request").optional
  private static let asking = Operand(
    "LINE", .line, "a line in quotes that asks", try: "let token from 'post /login' .access_token"
  ).upTo(1)
  private static let lifetime = CommandOption(
    "--for", "asks again when it is older", takes: Operand("TIME", .number))

  package static let spec = CommandSpec(
    section: .session,
    summary: "keep a value for later lines, which name it as {{NAME}}",
    forms: [[]]
      + ["PATH", "TEXT", "env:VARIABLE"].map {
        [.operand(name), .word("="), .operand(value.shown(as: $0))]
      } + [
        [
          .operand(name), .word("="), .operand(ofHeader.shown(as: "header")), .operand(header),
          .operand(number),
        ],
        [
          .operand(name), .word("="), .operand(ofCookie.shown(as: "cookie")),
          .operand(header.shown(as: "COOKIE")),
        ],
        [.operand(name), .word("="), .operand(ofStatus.shown(as: "status")), .operand(number)],
        [
          .operand(name), .word("from"), .operand(asking.shown(as: "\"LINE\"")), .operand(.path),
          .option(lifetime),
        ],
      ], try: "let id = .id",
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something to take a value from"),
      CommandSpec.Example("let owner = .items[0].owner.login", "keep it"),
      CommandSpec.Example("get /github/users/{{owner}}", "and use it"),
      CommandSpec.Example("let type = header Content-Type", "a header of the last response"),
      CommandSpec.Example("let logins = $1.items[*].owner.login", "a list, for `for` and JSON"),
      CommandSpec.Example(
        "let first from 'get /github/users/octocat' .id --for 10m", "asked for when a line needs it"),
      CommandSpec.Example("let", "all there are"),
    ],
    details: [
      "`env:VARIABLE` and `file:PATH` are secrets: they go into headers and are never shown.",
      "`header NAME $2` and `status $2` are of the second response; `{{header NAME}}`, `{{cookie NAME}}` and "
        + "`{{status $2}}` name them within a line. A path after `$2` is always of its body.",
      "What `from` names is asked for when a line first needs it, again when it is older than `--for` says, and once when a "
        + "server answers 401. `auth bearer {{token}}` follows it.",
    ])

  /// What a line keeps, and as what.
  private enum Wish {
    case list
    case value(Word, VariableText)
    case asked(Word, AskedVariable)
  }

  private let wish: Wish

  package init(_ line: LineArguments) throws(LineProblem) {
    guard !line.isEmpty else {
      wish = .list
      return
    }
    let name = try line.require(Self.name)
    guard Variables.isName(name.text) else {
      throw LineProblem(
        "a variable's name has letters, digits, - and _ only", at: name.range, try: "let id = .id")
    }
    guard line.subword == "from" else {
      let value = try line.require(Self.value)
      wish = .value(
        name, try VariableText(value, behind: line.words(Self.header) + line.words(Self.number), of: line))
      return
    }
    wish = .asked(
      name,
      try AskedVariable(
        line.require(Self.asking), at: PathArgument(line.require(.path)), for: line.value(Self.lifetime)))
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    switch wish {
    case .list:
      let view = VariablesView(session)
      if view.isEmpty { output.note(Line("there are no variables", .dim)) }
      try output.show(view)
    case .value(let name, let value):
      session.askedVariables[name.text] = nil
      let value = try await value.value(named: name.text, in: session, surroundings)
      session.keep(value, as: name.text, in: surroundings)
      if output.isConversation { output.note(VariablesView(session, only: name.text)) }
    case .asked(let name, let variable):
      session.variables.values[name.text] = nil
      session.askedVariables[name.text] = variable
      if output.isConversation { output.note(VariablesView(session, only: name.text)) }
    }
    return .ok
  }
}
