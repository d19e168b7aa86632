@_spi(Secrets) internal import APIClient
internal import Encodings
package import Language
internal import Redaction
internal import Rendering
package import Surroundings
internal import Text

/// `auth bearer|basic|digest|token|header|none`
package struct AuthCommand: Sets {
  package static let spec = CommandSpec(
    section: .session,
    summary: "say who you are to the base's origin, and to no other",
    usage: [
      "auth", "auth bearer VALUE", "auth token VALUE", "auth basic USER VALUE", "auth digest USER VALUE",
      "auth header NAME VALUE", "auth none",
    ],
    examples: [
      CommandSpec.Example("auth bearer env:GITHUB_TOKEN", "a token from the environment"),
      CommandSpec.Example("auth", "what is set, without showing it"),
      CommandSpec.Example("auth none", "forget it, and take no token from the environment"),
    ],
    details: [
      "VALUE is `env:NAME`, `file:PATH` or the secret itself; without one it is asked for and not shown.",
      "A credential is bound to the origin it was set for. No redirect and no other URL gets it.",
    ],
    arguments: [
      .anyOf([
        "bearer": "a token, as OAuth 2 sends it", "token": "a token, as GitHub took it first",
        "basic": "user and password", "digest": "user and password, never sent as they are",
        "header": "a header of your own", "none": "nobody",
      ])
    ])

  private enum Scheme: String, CaseIterable {
    case bearer, token, basic, digest, header, none
  }

  private let scheme: Scheme?
  private let name: Word?
  private let value: Word?
  private let range: Range<Int>

  package init(_ line: CommandLine) throws(LineProblem) {
    range = line.name.range
    guard let first = line.arguments.first else {
      (scheme, name, value) = (nil, nil, nil)
      return
    }
    guard let scheme = Scheme(rawValue: first.text.lowercased()) else {
      let names = Scheme.allCases.map(\.rawValue)
      throw LineProblem(
        "expected one of \(names.joined(separator: ", ")), found \(first.text)", at: first.range,
        try: nearest(to: first.text, among: names).map { "auth \($0)" } ?? "help auth")
    }
    self.scheme = scheme
    let hasName = [.basic, .digest, .header].contains(scheme)
    let name = hasName ? try line.require(1, scheme == .header ? "a header's name" : "a user") : nil
    let value = line.arguments.dropFirst(hasName ? 2 : 1).first
    // No user has a colon in it: this is how curl has both in one word.
    if scheme != .header, value == nil, let name, let both = SplitTemplate(name.template, at: [":"]) {
      self.name = Word(kind: .ordinary, template: both.before, range: both.before.range)
      self.value = Word(kind: .ordinary, template: both.after, range: both.after.range)
    } else {
      (self.name, self.value) = (name, value)
    }
    try line.allow(scheme == .none ? 1 : hasName ? 3 : 2)
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
