internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRedaction
package import ApusSurroundings
internal import ApusText

/// `redact PLACE…`
package struct RedactCommand: Sets {
  private static let place = Operand("PLACE", .text, "a place", try: "redact body.customerNumber").several

  package static let spec = CommandSpec(
    section: .saving,
    summary: "leave more out of what is saved and exported than what is known for a secret",
    forms: [[.operand(place)], []],
    examples: [
      CommandSpec.Example("redact ssn", "whatever has that name, in headers, queries and bodies"),
      CommandSpec.Example("redact body.items[*].customer header.x-tenant", "at these places only"),
      CommandSpec.Example("redact /[0-9]{3}-[0-9]{2}-[0-9]{4}/", "wherever it stands"),
      CommandSpec.Example("redact", "what is left out by now"),
    ],
    details: [
      "It holds for all lines of this session, also for those before. A line of your rc file has it hold for every session, and "
        + "`redact: [ssn]` at the head of a saved session for that one."
    ])

  private let places: [Word]

  package init(_ line: LineArguments) throws(LineProblem) { places = line.words(Self.place) }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    guard !places.isEmpty else {
      try output.show(Lines(Self.list(session.redaction)))
      return .ok
    }
    var rules = RedactionRules()
    for word in places {
      do throws(RedactionRules.Refusal) {
        try rules.add(word.text)
      } catch {
        throw LineProblem("expected \(error.description)", at: word.range)
      }
    }
    session.redaction.add(rules)
    output.mask.declare(rules)
    output.note(
      Line("left out of what is saved and exported: ", .dim)
        + Line(session.redaction.places.joined(separator: ", ")))
    return .ok
  }

  private static func list(_ rules: RedactionRules) -> [Line] {
    let declared = rules.isEmpty ? "nothing; try: redact ssn" : rules.places.joined(separator: ", ")
    let known = SecretNames.known.joined(separator: " ")
    return [Line("by you:   ", .dim).retold + Line(declared), Line("by name:  ", .dim).retold + Line(known)]
  }
}
