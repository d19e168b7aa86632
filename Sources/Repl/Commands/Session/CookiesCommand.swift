internal import ApusClient
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `cookies [clear]`
package struct CookiesCommand: Sets {
  package static let spec = CommandSpec(
    section: .session,
    summary: "list the cookies that are kept, or forget them",
    forms: [[], [.word("clear", "forget them")]], try: "cookies clear",
    examples: [
      CommandSpec.Example("get /cookies/set?flavour=oat --follow", "a response that sets one"),
      CommandSpec.Example("cookies", "what is kept, without the values"),
      CommandSpec.Example("cookies clear", "forget them all"),
    ],
    details: ["Cookies last as long as the program, and go to the host and path they came from."])

  private let clears: Bool

  package init(_ line: LineArguments) throws(LineProblem) { clears = line.subword != nil }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    if clears { await surroundings.environment.cookies.clear() }
    let cookies = await surroundings.environment.cookies.list().sorted { $0.place < $1.place }
    if cookies.isEmpty {
      output.note(Line("no cookies", .dim))
    } else {
      try output.show(Lines(cookies.map(Self.line)))
    }
    return .ok
  }

  private static func line(_ cookie: KeptCookie) -> Line {
    let remarks = cookie.remarks.map { ", \($0)" }.joined()
    return Line(cookie.name, .key) + Line("=") + Line(Secret.mask, .secret)
      + Line("  for \(cookie.domain)\(cookie.path)\(remarks)", .dim)
  }
}

extension KeptCookie {
  /// Where it stands in a list.
  fileprivate var place: String { "\(domain)\(path)\t\(name)" }
}
