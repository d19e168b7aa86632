internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `let NAME = PATH`
package struct LetCommand: Sets {
  private static let name = Operand("NAME", .text, "a name")
  private static let value = Operand("VALUE", .text, "a path or a value")
  private static let ofHeader = Operand("VALUE", .words([Choice("header", "a header of a response")]))
  private static let ofStatus = Operand("VALUE", .words([Choice("status", "its status")]))
  private static let header = Operand("HEADER", .text, "a header's name")
  private static let number = Operand("$N", .text, "the number of a request").optional

  package static let spec = CommandSpec(
    section: .session,
    summary: "keep a value for later lines, which name it as {{NAME}}",
    forms: ["PATH", "TEXT", "env:VARIABLE"].map {
      [.operand(name), .word("="), .operand(value.shown(as: $0))]
    } + [
      [
        .operand(name), .word("="), .operand(ofHeader.shown(as: "header")), .operand(header),
        .operand(number),
      ],
      [.operand(name), .word("="), .operand(ofStatus.shown(as: "status")), .operand(number)],
    ], try: "let id = .id",
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something to take a value from"),
      CommandSpec.Example("let owner = .items[0].owner.login", "keep it"),
      CommandSpec.Example("get /github/users/{{owner}}", "and use it"),
      CommandSpec.Example("let type = header Content-Type", "a header of the last response"),
      CommandSpec.Example("let logins = $1.items[*].owner.login", "a list, for `for` and JSON"),
    ],
    details: [
      "`env:VARIABLE` and `file:PATH` are secrets: they go into headers and are never shown.",
      "`header NAME $2` and `status $2` are of the second response; `{{header NAME}}` and `{{status $2}}` name them within "
        + "a line. A path after `$2` is always of its body.",
    ])

  private let name: Word
  private let value: Word
  /// What is taken of an answer besides its body.
  private let part: AnswerPart?

  package init(_ line: LineArguments) throws(LineProblem) {
    name = try line.require(Self.name)
    guard Variables.isName(name.text) else {
      throw LineProblem(
        "a variable's name has letters, digits, - and _ only", at: name.range, try: "let id = .id")
    }
    value = try line.require(Self.value)
    let rest = line.words(Self.header) + line.words(Self.number)
    let isQuoted = value.range.count > value.text.utf8.count
    part = isQuoted ? nil : AnswerPart(([value] + rest).map(\.text).joined(separator: " "))
    if part == nil { try line.refuse(rest) }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    session.keep(try variableValue(session, surroundings), as: name.text, in: surroundings)
    return .ok
  }

  private func variableValue(_ session: Session, _ surroundings: Surroundings) throws -> VariableValue {
    if let part { return try session.records.value(of: part, for: value.range) }
    switch value.kind {
    case .path: return try valueAtPath(in: session)
    case .json:
      let text = try value.template.filledAsJSON(from: session.variables).visible(in: "a variable")
      return .json(try Document(text).root)
    case .ordinary:
      let text = value.text
      if text.hasPrefix("env:") || text.hasPrefix("file:") {
        return .secret(
          try surroundings.secret(
            from: value, named: name.text, asking: "", at: value.range, with: session.variables
          ).0)
      }
      return try value.template.filled(from: session.variables).variableValue
    }
  }

  /// The value that is there; of a path that selects many, a list.
  private func valueAtPath(in session: Session) throws -> VariableValue {
    let argument = try PathArgument(value)
    let matches = try Answers(session).matches(of: argument).map(\.node)
    guard let first = matches.first else {
      throw LineProblem("nothing is at \(value.text)", at: value.range, try: "keys")
    }
    let path = try argument.answerPath(in: Answers(session)).path
    // A filter often picks one.
    let isList = matches.count > 1 || !path.isSingular && !path.hasFilter
    return isList ? VariableValue.list(matches) ?? .json(first) : .json(first)
  }
}
