internal import APIClient
package import Language
internal import LineEditing
internal import Rendering
package import Surroundings

/// `set NAME VALUE`
package struct SetCommand: Sets {
  package static let spec = CommandSpec(
    section: .session,
    summary: "set a header, a query item, a variable or an option for the session",
    usage: [
      "set", "set OPTION VALUE", "set header NAME VALUE", "set query NAME VALUE", "set var NAME VALUE",
    ],
    examples: [
      CommandSpec.Example("set timeout 5", "give up after five seconds"),
      CommandSpec.Example("set header X-Trace on", "a header for every request"),
      CommandSpec.Example("set query per_page 5", "a query item for every request"),
    ],
    details: ["`set` alone shows the options and their values. `unset` takes back."],
    arguments: [.words(SessionOption.candidates)])

  private enum Change: Sendable {
    case list
    case header(Word, Word)
    case query(Word, Word)
    case variable(Word, Word)
    case option(SessionOption, Word)
  }

  private let change: Change

  package init(_ line: CommandLine) throws(LineProblem) {
    guard let first = line.arguments.first else {
      change = .list
      return
    }
    switch first.text.lowercased() {
    case "header", "query", "var", "variable": change = try Self.named(first, line)
    default:
      let skipped = first.text.lowercased() == "option" ? 1 : 0
      let option = try SessionOption(line.require(skipped, "the name of an option"))
      try line.allow(skipped + 2)
      change = .option(
        option, try line.require(skipped + 1, option.takes, try: "set \(option.rawValue) \(option.example)"))
    }
  }

  private static func named(_ kind: Word, _ line: CommandLine) throws(LineProblem) -> Change {
    let name = try line.require(1, "a name")
    let value = try line.require(2, "a value")
    try line.allow(3)
    switch kind.text.lowercased() {
    case "header": return .header(name, value)
    case "query": return .query(name, value)
    default:
      guard Variables.isName(name.text) else {
        throw LineProblem("a variable's name has letters, digits, - and _ only", at: name.range)
      }
      return .variable(name, value)
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let variables = session.variables
    switch change {
    case .list:
      try output.show(OptionsView(settings: session.settings))
    case .header(let name, let value):
      let field = HeaderField(name.text, filling: try value.template.filled(from: variables).headerValue)
      try field.checkForSession(at: name.range)
      session.headers = session.headers.setting(field)
    case .query(let name, let value):
      let text = try value.template.filled(from: variables).visible(in: "a query")
      session.query.removeAll { $0.name == name.text }
      session.query.append(QueryItem(name.text, text))
    case .variable(let name, let value):
      let text = try value.template.filled(from: variables)
      session.keep(text.variableValue, as: name.text, in: surroundings)
    case .option(let option, let value):
      let filled = Word(
        kind: value.kind, template: try value.template.filled(from: variables), range: value.range)
      try option.set(filled, in: &session.settings)
    }
    return .ok
  }
}

extension Template {
  /// What a variable holds that is set to this text: a secret stays one.
  var variableValue: VariableValue {
    switch headerValue {
    case .text(let text): .text(text)
    case .secret(let secret): secrets.isEmpty ? .typedSecret(secret) : .secret(secret)
    }
  }
}
