@_spi(Secrets) internal import APIClient
internal import Encodings
package import Language
internal import Redaction
internal import Rendering
internal import Text

/// `auth bearer|basic|digest|token|header|none`
package struct AuthCommand: Sets {
  /// Asked for where it is not there.
  private static let value = Operand("VALUE").optional.shown(as: "VALUE")
  private static let user = Operand("USER", .text, "a user")
  private static let header = Operand("NAME", .text, "a header's name")

  package static let spec = CommandSpec(
    section: .session,
    summary: "say who you are to the base's origin, and to no other",
    forms: [
      [], [.word("bearer", "a token, as OAuth 2 sends it"), .operand(value)],
      [.word("token", "a token, as GitHub took it first"), .operand(value)],
      [.word("basic", "user and password"), .operand(user), .operand(value)],
      [.word("digest", "user and password, never sent as they are"), .operand(user), .operand(value)],
      [.word("header", "a header of your own"), .operand(header), .operand(value)],
      [.word("none", "nobody")],
    ],
    examples: [
      CommandSpec.Example("auth bearer env:GITHUB_TOKEN", "a token from the environment"),
      CommandSpec.Example("auth", "what is set, without showing it"),
      CommandSpec.Example("auth none", "forget it, and take no token from the environment"),
    ],
    details: [
      "VALUE is `env:NAME`, `file:PATH` or the secret itself; without one it is asked for and not shown.",
      "A credential is bound to the origin it was set for. No redirect and no other URL gets it.",
    ])

  private enum Scheme: String {
    case bearer, token, basic, digest, header, none
  }

  private let scheme: Scheme?
  private let name: Word?
  private let value: Word?
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    range = line.name.range
    scheme = line.subword.flatMap(Scheme.init)
    let name: Word? =
      switch scheme {
      case .basic, .digest: try line.require(Self.user)
      case .header: try line.require(Self.header)
      case .bearer, .token, .some(.none), nil: nil
      }
    let value = line[Self.value]
    // No user has a colon in it: this is how curl has both in one word.
    if scheme != .header, value == nil, let name, let both = SplitTemplate(name.template, at: [":"]) {
      self.name = Word(kind: .ordinary, template: both.before, range: both.before.range)
      self.value = Word(kind: .ordinary, template: both.after, range: both.after.range)
    } else {
      (self.name, self.value) = (name, value)
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    switch scheme {
    case nil: break
    case .some(.none):
      session.credential = nil
      session.isAnonymous = true
    case let scheme?: session.credential = try credential(scheme, session, surroundings)
    }
    let line = session.credential.map { Line($0.summary, .secret) + Line(" for \($0.origin) only") }
    try output.show(Lines([line ?? Line("no credential", .dim)]))
    return .ok
  }

  private func credential(
    _ scheme: Scheme, _ session: Session, _ surroundings: Surroundings
  ) throws(LineProblem) -> Credential {
    guard let origin = session.base?.origin else {
      throw LineProblem(.usageCommand, "a credential needs a base to belong to", at: range, try: "use github")
    }
    let (secret, source) = try surroundings.secret(
      from: value, named: placeholderName(scheme),
      asking: prompt(scheme, isPractice: origin == session.practice),
      at: range, with: session.variables)
    let name = name?.text ?? ""
    let proof: Credential.Proof
    switch scheme {
    case .basic: proof = .field(HeaderField("Authorization", .basic(user: name, password: secret)))
    case .digest: proof = .digest(DigestCredentials(user: name, password: secret))
    case .header:
      let field = HeaderField(name, secret)
      try field.checkForSession(at: self.name?.range ?? range)
      proof = .field(field)
    case .token: proof = .field(HeaderField("Authorization", secret.prefixed(by: "token ")))
    case .bearer, .none: proof = .field(HeaderField("Authorization", .bearer(secret)))
    }
    let who = name.isEmpty ? "" : " \(name)"
    return Credential(proof, for: origin, summary: "\(scheme.rawValue)\(who) \(source)")
  }

  /// What a typed secret is called where it is left out.
  private func placeholderName(_ scheme: Scheme) -> String {
    switch scheme {
    case .basic, .digest: "password"
    case .header: name?.text ?? "header"
    default: "token"
    }
  }

  private func prompt(_ scheme: Scheme, isPractice: Bool) -> String {
    switch scheme {
    case .basic, .digest: "password for \(name?.text ?? ""): "
    case .header: "value of \(name?.text ?? ""): "
    default: isPractice ? "token (here any word will do): " : "token: "
    }
  }
}
