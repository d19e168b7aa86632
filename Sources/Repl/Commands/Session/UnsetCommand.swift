internal import ApusClient
package import ApusLanguage
package import ApusSurroundings

/// `unset NAME`
package struct UnsetCommand: Sets {
  private static let option = Operand("OPTION", .words(SessionOption.choices), "the name of an option")
  private static let name = Operand("NAME", .text, "a name", try: "help unset")

  package static let spec = CommandSpec(
    section: .session,
    summary: "take back what was set for the session",
    forms: [
      [SessionOption.header, .operand(name)], [SessionOption.query, .operand(name)],
      [SessionOption.variable, .operand(name)], [.operand(option)],
    ], expected: "what to take back", try: "unset header Accept",
    examples: [
      CommandSpec.Example("X-Trace:on", "a header for every request"),
      CommandSpec.Example("unset header X-Trace", "and not any more"),
      CommandSpec.Example("unset timeout", "back to the usual 30 seconds of silence"),
    ])

  /// Of what the name is; `nil` for an option.
  private let kind: String?
  private let name: Word?
  private let option: SessionOption?

  package init(_ line: LineArguments) throws(LineProblem) {
    kind = line.subword
    name = kind == nil ? nil : try line.require(Self.name)
    option = if let word = line[Self.option] { try SessionOption(word) } else { nil }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    option?.tlsSetting?.reset(in: &session)
    option?.reset(in: &session.settings)
    guard let name else { return .ok }
    let text = name.text
    let wasThere: Bool
    switch kind {
    case "header":
      let isAgent = HeaderField(text, "").isNamed("User-Agent") && session.omitsUserAgent
      if isAgent { session.omitsUserAgent = false }
      wasThere = session.headers.contains(text) || isAgent
      session.headers = session.headers.removing(text)
    case "query":
      wasThere = session.query.contains { $0.name == text }
      session.query.removeAll { $0.name == text }
    default:
      wasThere = session.variables.values.removeValue(forKey: text) != nil
    }
    guard wasThere else { throw LineProblem("\(text) is not set", at: name.range, try: "env") }
    return .ok
  }
}
