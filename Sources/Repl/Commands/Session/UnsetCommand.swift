internal import ApusClient
package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings
internal import ApusWords

/// `unset NAME`
package struct UnsetCommand: Sets {
  private static let name = Operand("NAME", .kept, "what to take back", try: "help unset")
  private static let fields = "fields"

  package static let spec = CommandSpec(
    section: .session,
    summary: "take back what was set for the session",
    forms: [
      [SessionOption.header, .operand(name)], [SessionOption.query, .operand(name)],
      [SessionOption.field, .operand(name)], [.word(fields, "all of them")],
      [SessionOption.variable, .operand(name)], [.operand(name)],
    ], expected: "what to take back", try: "unset header Accept",
    examples: [
      CommandSpec.Example("X-Trace:on", "a header for every request"),
      CommandSpec.Example("unset header X-Trace", "and not any more"),
      CommandSpec.Example("unset fields", "no field of the session goes into a body any more"),
      CommandSpec.Example("unset timeout", "back to the usual 30 seconds of silence"),
    ],
    details: ["An option, or what only one thing is named, needs its name alone."])

  private let kind: KeptName.Kind?
  /// `nil` for all of a kind.
  private let name: Word?

  package init(_ line: LineArguments) throws(LineProblem) {
    kind = line.subword.flatMap { KeptName.Kind(word: $0) }
    name = line.subword == Self.fields ? nil : try line.require(Self.name)
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    guard let name else {
      session.data = []
      return .ok
    }
    if kind == nil, let option = SessionOption.named(name.text) {
      option.tlsSetting?.reset(in: &session)
      option.reset(in: &session.settings)
    } else {
      session.forget(try kind(of: name, in: session), named: name.text)
    }
    return .ok
  }

  /// What the name is the name of, as the line says or as there is only one of.
  private func kind(of name: Word, in session: Session) throws(LineProblem) -> KeptName.Kind {
    let kinds = session.kinds(named: name.text)
    if let kind {
      guard kinds.contains(kind) else {
        throw LineProblem("\(name.text) is not set", at: name.range, try: "env")
      }
      return kind
    }
    guard let only = kinds.first else { throw unknown(name, in: session) }
    guard kinds.count == 1 else {
      throw LineProblem(
        said("\(name.text) is \(kinds.map { retold($0.inWords) }.joined(separator: said(" and ")))"),
        at: name.range,
        tryInstead: "\(only.rawValue) \(name.text)")
    }
    return only
  }

  private func unknown(_ name: Word, in session: Session) -> LineProblem {
    let names = SessionOption.names + session.keptNames().map(\.text)
    let meant = nearest(to: name.text, among: names).map { "unset \($0)" }
    return LineProblem("nothing is set that is named \(name.text)", at: name.range, try: meant ?? "env")
  }
}
