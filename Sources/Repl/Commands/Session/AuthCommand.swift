@_spi(Secrets) internal import APIClient
internal import Encodings
internal import Rendering
internal import Text

/// `auth bearer|basic|digest|token|header|none`
package struct AuthCommand: Command {
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

  package func run(in context: Context) async throws -> Outcome {
    switch scheme {
    case nil: break
    case .some(.none):
      context.session.credential = nil
      context.session.isAnonymous = true
    case let scheme?: context.session.credential = try credential(scheme, in: context)
    }
    let line = context.session.credential.map { Line($0.summary, .secret) + Line(" for \($0.origin) only") }
    try context.show(Lines([line ?? Line("no credential", .dim)]))
    return .ok
  }

  private func credential(_ scheme: Scheme, in context: Context) throws(LineProblem) -> Credential {
    guard let origin = context.session.base?.origin else {
      throw LineProblem(.usageCommand, "a credential needs a base to belong to", at: range, try: "use github")
    }
    let (secret, source) = try context.secret(
      from: value, named: placeholderName(scheme),
      asking: prompt(scheme, isPractice: origin == context.session.practice),
      at: range)
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

extension Context {
  /// A secret from where a word says it is, or from a prompt that shows nothing; and where it came from.
  ///
  /// - Parameter name: what it is called in a saved session, when it was typed.
  func secret(
    from word: Word?, named name: String, asking prompt: String, at range: Range<Int>
  ) throws(LineProblem) -> (Secret, source: String) {
    guard let word else {
      guard let typed = environment.askHidden(prompt), !typed.isEmpty else {
        throw LineProblem("expected a secret, and nobody typed one", at: range, try: "auth bearer env:TOKEN")
      }
      return (given(typed, name), "as typed")
    }
    let template = try word.template.filled(from: session.variables)
    if case .secret(let secret) = template.headerValue { return (secret, "from a variable") }
    let text = template.shown
    if text.hasPrefix("env:") {
      let variable = String(text.dropFirst(4))
      guard let value = environment.variable(variable), !value.isEmpty else {
        throw LineProblem("the environment has no \(variable)", at: word.range)
      }
      return (given(value, variable, source: variable), "from \(variable)")
    }
    if text.hasPrefix("file:") {
      let path = String(text.dropFirst(5))
      let bytes = try contents(ofFile: path, at: word.range)
      return (given(String(decoding: bytes, as: UTF8.self).trimmed, "file", source: text), "from \(path)")
    }
    return (given(text, name), "as typed")
  }

  /// Takes note of a secret, so that no saved session has it.
  func given(_ value: String, _ name: String, source: String? = nil) -> Secret {
    let secret = Secret(value, name: name)
    mask.learn(secret)
    log?.secrets.append(GivenSecret(secret: secret, source: source))
    return secret
  }
}
