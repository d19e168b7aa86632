internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `cookies [set|clear]`
package struct CookiesCommand: Sets {
  private static let pair = Operand("NAME=VALUE", .text, "NAME=VALUE", try: "cookies set flavour=oat")
  private static let attributes = Operand("ATTRIBUTE", .text, "an attribute").optional.several
  private static let name = Operand("NAME", .text, "a name").optional

  package static let spec = CommandSpec(
    section: .session,
    summary: "list the cookies that are kept, set one, or forget them",
    forms: [
      [], [.word("set", "keep one for the base"), .operand(pair), .operand(attributes)],
      [.word("clear", "forget them, or one"), .operand(name)],
    ], try: "cookies clear",
    examples: [
      CommandSpec.Example("get /cookies/set?flavour=oat --follow", "a response that sets one"),
      CommandSpec.Example("cookies", "what is kept, without the values"),
      CommandSpec.Example(
        "cookies set session=abc Path=/users", "one of your own, for a part of the base's host"),
      CommandSpec.Example("cookies clear session", "forget that one"),
      CommandSpec.Example("cookies clear", "forget them all"),
    ],
    details: [
      "Cookies last as long as the program, and go to the host and path they came from; `profile save NAME --cookies` "
        + "keeps them for longer.",
      "All ports of a host share them, as in browsers, which is told when it happens; `set cookies origin` keeps each with the port "
        + "that set it, as those of the practice API always are.",
      "ATTRIBUTE is what a server may say: `Path=/`, `Domain=HOST`, `Secure`, `Max-Age=60`. A cookie that a server may not "
        + "set is refused, and why is said.",
    ])

  private enum Wish: Sendable {
    case list, clear
    case remove(Word)
    case set([Word])
  }

  private let wish: Wish
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    range = line.name.range
    switch line.subword {
    case "set": wish = .set([try line.require(Self.pair)] + line.words(Self.attributes))
    case "clear": wish = line[Self.name].map { .remove($0) } ?? .clear
    default: wish = .list
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let store = surroundings.environment.cookies
    switch wish {
    case .list: break
    case .clear: await store.clear()
    case .remove(let name): try await remove(name, from: store)
    case .set(let words):
      let line = try cookie(words, session, surroundings)
      await store.replace(await store.lines().merging([line]))
    }
    let cookies = await store.list().sorted { $0.place < $1.place }
    if cookies.isEmpty {
      output.note(Line("no cookies", .dim))
    } else {
      try output.show(Lines(cookies.map(Self.line)))
    }
    return .ok
  }

  private func remove(_ name: Word, from store: CookieStore) async throws {
    let all = await store.lines()
    let others = all.filter { $0.name != name.text }
    guard others.count < all.count else {
      throw LineProblem("there is no cookie \(name.text)", at: name.range, try: "cookies")
    }
    await store.replace(others)
  }

  /// What the words say, as a server at the base would have said it.
  private func cookie(
    _ words: [Word], _ session: Session, _ surroundings: Surroundings
  ) throws(LineProblem) -> CookieLine {
    guard let base = session.base else {
      throw LineProblem(.usageCommand, "a cookie needs a base to belong to", at: range, try: "use practice")
    }
    let cookie = try SetCookie(words, with: session.variables)
    let whole = (words.first?.range ?? range).lowerBound..<(words.last?.range ?? range).upperBound
    let isPractice = base.origin == session.practice
    if let reason = cookie.refusal(from: base, isTrusted: isPractice ? true : nil) {
      throw LineProblem("the cookie would be refused: \(reason)", at: whole)
    }
    surroundings.note(cookie.namedValue)
    return CookieLine(cookie, from: base, usualPath: "/")
  }

  private static func line(_ cookie: KeptCookie) -> Line {
    let remarks = cookie.remarks.map { ", \($0)" }.joined()
    return Line(cookie.name, .key) + Line("=") + Line(Secret.mask, .secret)
      + Line("  for \(cookie.domain)\(cookie.path)\(remarks)", .dim).retold
  }
}

extension KeptCookie {
  /// Where it stands in a list.
  fileprivate var place: String { "\(domain)\(path)\t\(name)" }
}

extension SetCookie {
  /// `sid=x Path=/`, with or without the semicolons of the header.
  fileprivate init(_ words: [Word], with variables: Variables) throws(LineProblem) {
    var text = Template("")
    for (index, word) in words.enumerated() {
      let name = word.text.prefix { $0 != "=" && $0 != ";" }.lowercased()
      if index == 0, !word.text.contains("=") || name.isEmpty {
        throw LineProblem("expected NAME=VALUE", at: word.range, try: "cookies set flavour=oat")
      }
      if index > 0, !SetCookie.isAttribute(name) {
        throw LineProblem(
          "expected an attribute such as Path=/; each cookie has a line of its own", at: word.range)
      }
      let separator = index > 0 ? "; " : ""
      let part =
        word.text.hasSuffix(";") ? word.template.slice(0..<word.template.glyphs.count - 1) : word.template
      text = text + Template(separator) + part
    }
    switch try text.filled(from: variables).headerValue {
    case .text(let text): self.init(text)
    case .secret(let secret): self.init(secret)
    }
  }
}
