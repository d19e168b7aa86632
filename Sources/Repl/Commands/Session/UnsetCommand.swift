internal import APIClient
package import Language
internal import LineEditing
package import Surroundings

/// `unset NAME`
package struct UnsetCommand: Sets {
  package static let spec = CommandSpec(
    section: .session,
    summary: "take back what was set for the session",
    usage: ["unset header NAME", "unset query NAME", "unset var NAME", "unset OPTION"],
    examples: [
      CommandSpec.Example("X-Trace:on", "a header for every request"),
      CommandSpec.Example("unset header X-Trace", "and not any more"),
      CommandSpec.Example("unset timeout", "back to the usual 30 seconds of silence"),
    ],
    arguments: [.words(SessionOption.candidates)])

  private let kind: Word
  private let name: Word?
  private let option: SessionOption?

  package init(_ line: CommandLine) throws(LineProblem) {
    kind = try line.require(0, "what to take back", try: "unset header Accept")
    guard ["header", "query", "var", "variable"].contains(kind.text.lowercased()) else {
      try line.allow(1)
      (option, name) = (try SessionOption(kind), nil)
      return
    }
    try line.allow(2)
    (option, name) = (nil, try line.require(1, "a name"))
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    option?.reset(in: &session.settings)
    guard let name else { return .ok }
    let text = name.text
    let wasThere: Bool
    switch kind.text.lowercased() {
    case "header":
      wasThere = session.headers.contains(text)
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
