internal import ApusClient
package import ApusExplorer
internal import ApusFormats
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `set NAME VALUE`
package struct SetCommand: Sets {
  private static let option = Operand("OPTION", .words(SessionOption.choices), "the name of an option")
  private static let name = Operand("NAME", .text, "a name")
  private static let value = Operand("VALUE")
  private static let setting = Operand("VALUE", .setting)

  package static let spec = CommandSpec(
    section: .session,
    summary: "set a header, a query item, a variable or an option for the session",
    forms: [
      [], [.operand(option), .operand(setting)], [SessionOption.header, .operand(name), .operand(value)],
      [SessionOption.query, .operand(name), .operand(value)],
      [SessionOption.variable, .operand(name), .operand(value)],
      .unsaid(.word("option"), .operand(option), .operand(value)),
    ],
    examples: [
      CommandSpec.Example("set timeout 5", "give up after five seconds"),
      CommandSpec.Example("set header X-Trace on", "a header for every request"),
      CommandSpec.Example("set query per_page 5", "a query item for every request"),
    ],
    details: [
      "`set` alone shows the options and their values. `unset` takes back.",
      "`cacert`, `cert`, `cert-key` and `tls` are kept for the base's origin, and no other is given them.",
    ])

  private enum Change: Sendable {
    case list
    case header(Word, Word)
    case query(Word, Word)
    case variable(Word, Word)
    case option(SessionOption, Word)
  }

  private let change: Change

  package init(_ line: LineArguments) throws(LineProblem) {
    switch line.subword {
    case "header": change = .header(try line.require(Self.name), try line.require(Self.value))
    case "query": change = .query(try line.require(Self.name), try line.require(Self.value))
    case "var":
      let (name, value) = (try line.require(Self.name), try line.require(Self.value))
      guard Variables.isName(name.text) else {
        throw LineProblem("a variable's name has letters, digits, - and _ only", at: name.range)
      }
      change = .variable(name, value)
    default:
      if line.isEmpty {
        change = .list
        return
      }
      let option = try SessionOption.named(line.require(Self.option))
      change = .option(
        option,
        try line.require(Self.value, option.takes, try: "set \(option.name) \(option.example)"))
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let variables = session.variables
    switch change {
    case .list:
      try output.show(OptionsView(session: session))
    case .header(let name, let value):
      let field = HeaderField(name.text, filling: try value.template.filled(from: variables).headerValue)
      try field.checkForSession(at: name.range)
      session.headers = session.headers.setting(field)
    case .query(let name, let value):
      let text = try value.template.filled(from: variables).visible(in: "a query")
      session.query.removeAll { $0.name == name.text }
      session.query.append(QueryItem(name: name.text, value: text))
    case .variable(let name, let value):
      let text = try value.template.filled(from: variables)
      session.keep(text.variableValue, as: name.text, in: surroundings)
    case .option(let option, let value):
      let filled = Word(
        kind: value.kind, template: try value.template.filled(from: variables), range: value.range)
      if let tls = option.tlsSetting {
        try tls.set(filled, in: &session, surroundings, output)
      } else if let look = option.lookSetting {
        try look.set(filled, in: &session.settings.look, surroundings.environment.files)
      } else {
        try option.set(filled, in: &session.settings)
        if option.name == SessionOption.netrc.name, session.settings.usesNetrc {
          try checkNetrc(of: surroundings, at: value.range)
        }
      }
    }
    return .ok
  }

  /// A file that cannot be read is told here rather than at each request.
  private func checkNetrc(of surroundings: Surroundings, at range: Range<Int>) throws(LineProblem) {
    _ = try NetrcFile(surroundings.environment).entry(for: "", at: range)
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
