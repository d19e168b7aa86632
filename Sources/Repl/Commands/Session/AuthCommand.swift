internal import ApusClient
internal import ApusEncodings
package import ApusExplorer
internal import ApusFormats
package import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSending
package import ApusSurroundings
internal import ApusText
internal import ApusWords

/// `auth SCHEME …` and `auth none`
package struct AuthCommand: Sets {
  /// Asked for where it is not there.
  private static let value = Operand("VALUE").optional.shown(as: "VALUE")
  private static let user = Operand("USER", .text, "a user")
  private static let key = Operand("KEY", .text, "an access key")
  private static let header = Operand("NAME", .text, "a header's name")

  package static let spec = CommandSpec(
    section: .session,
    summary: "say who you are to the base's origin, and to no other",
    forms: [[]] + forms.map(\.owningOptions),
    examples: [
      CommandSpec.Example("auth bearer env:GITHUB_TOKEN", "a token from the environment"),
      CommandSpec.Example("auth bearer cmd:'gh auth token'", "what a command of your own writes"),
      CommandSpec.Example(
        "auth aws --region eu-west-1 --service s3", "sign for AWS, with the environment's key"),
      CommandSpec.Example(
        "auth hmac X-Hub-Signature-256 env:SECRET --value sha256={signature}", "sign as GitHub's webhooks do"),
      CommandSpec.Example("auth", "what is set, and what is kept, without showing it"),
      CommandSpec.Example("auth oauth2 --client apus --flow device --approve", "a login with a code to type"),
      CommandSpec.Example("auth none", "forget it, and take no token from the environment"),
    ],
    details: [
      "VALUE is `env:NAME`, `file:PATH`, `cmd:'gh auth token'` for what a command writes, or the secret itself; without "
        + "one it is asked for and not shown.",
      "`auth aws` without KEY takes the environment's AWS_ACCESS_KEY_ID and what belongs to it, else the profile that "
        + "AWS_PROFILE names, or `--profile`, in ~/.aws/credentials. Hosts of AWS say region and service themselves.",
      "What `auth hmac` signs is of {method}, {host}, {path}, {query}, {target}, {url}, {timestamp}, {timestamp-ms}, {date}, "
        + "{header:NAME}, {body} and \\n. Stripe's webhooks are `--sign {timestamp}.{body} --value "
        + "t={timestamp},v1={signature}` in Stripe-Signature.",
      "A request is signed as it goes out, after a redirect anew; `preview` shows with what, and for how long that holds.",
      "A credential is bound to the origin it was set for. No redirect and no other URL gets it.",
    ] + LoginWish.details)

  private static var forms: [LineForm] {
    AuthScheme.all.map(form(of:)) + [
      LoginWish.form,
      [.word("netrc", "what ~/.netrc, or the file that NETRC names, has for the base's host")],
      [.word("none", "nobody")],
      [.word("revoke", "nobody, and the server is told to take the token back")],
      [.word("forget", "nobody, and tokens that are kept are deleted")],
    ]
  }

  private static func form(of scheme: AuthScheme) -> LineForm {
    LineForm(
      nil,
      [.word(scheme.name, scheme.meaning)] + (owner(of: scheme).map { [.operand($0)] } ?? [])
        + [.operand(value)] + scheme.options.map { .option($0) })
  }

  private static func owner(of scheme: AuthScheme) -> Operand? {
    switch scheme.owner {
    case nil: nil
    case .user: scheme.elsewhere == nil ? user : key.optional
    case .header: header
    }
  }

  private enum Wish {
    case show, none, netrc, revoke, forget
    case set(AuthScheme)
    case logIn(LoginWish)
  }

  private let wish: Wish
  private let owner: Word?
  private let value: Word?
  let range: Range<Int>
  /// Where what else a scheme takes is read.
  private let line: LineArguments

  package init(_ line: LineArguments) throws(LineProblem) {
    range = line.name.range
    self.line = line
    guard let scheme = line.subword.flatMap(AuthScheme.named) else {
      (owner, value) = (nil, nil)
      switch line.subword {
      case nil: wish = .show
      case "netrc": wish = .netrc
      case "oauth2": wish = .logIn(try LoginWish(line))
      case "revoke": wish = .revoke
      case "forget": wish = .forget
      default: wish = .none
      }
      return
    }
    wish = .set(scheme)
    let owner = try Self.owner(of: scheme).flatMap { operand throws(LineProblem) in
      operand.isOptional ? line[operand] : try line.require(operand)
    }
    let value = line[Self.value]
    // No user has a colon in it, and no header's name: this is how curl has both in one word.
    let isHeader = scheme.owner == .header
    if value == nil, let owner, !isHeader || !SecretSource.isSaid(in: owner.text),
      let both = SplitTemplate(owner.template, at: [":"])
    {
      let secret = isHeader ? both.after.trimmed : both.after
      self.owner = Word(kind: .ordinary, template: both.before, range: both.before.range)
      self.value =
        isHeader && secret.isEmpty
        ? nil : Word(kind: .ordinary, template: secret, range: secret.range)
    } else {
      (self.owner, self.value) = (owner, value)
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    switch wish {
    case .show: break
    case .none: session.beNobody()
    case .revoke:
      try await login(session, surroundings, output).revoke(session.credential?.login, at: range)
      session.beNobody()
    case .forget:
      session.beNobody()
      if KeptTokens(in: surroundings.environment)?.forget() ?? false {
        output.note(Line("what was kept is deleted", .dim))
      }
    case .logIn(let wish):
      session.credential = try await credential(wish, session, surroundings, output)
    case .netrc: session.credential = try netrcCredential(session, surroundings)
    case .set(let scheme) where scheme.signs:
      session.credential = try SigningCredential(scheme, line, owner, value).credential(session, surroundings)
    case .set(let scheme): session.credential = try credential(scheme, session, surroundings)
    }
    try output.show(Lines([session.credential?.shown() ?? Line("no credential", .dim).retold]))
    if case .show = wish {
      if let settings = session.credential?.settings { try output.show(Lines([settings])) }
      try output.show(
        LoginList(session.credential?.login, try KeptTokens(in: surroundings.environment)?.entries() ?? []))
    }
    return .ok
  }

  private func credential(
    _ scheme: AuthScheme, _ session: Session, _ surroundings: Surroundings
  ) throws(LineProblem) -> Credential {
    guard let origin = session.base?.origin else {
      throw LineProblem(.usageCommand, "a credential needs a base to belong to", at: range, try: "use github")
    }
    let owner = owner?.text ?? ""
    let (secret, source) = try surroundings.secret(
      from: value, named: scheme.secretName ?? owner,
      asking: prompt(scheme, isPractice: origin == session.practice),
      at: range, with: session.variables, try: scheme.example(for: owner))
    let proof = scheme.proof(of: owner, secret)
    // What is wrong with it is told here, and not of every request.
    if case .field(let field) = proof {
      let word = scheme.owner == .header ? self.owner : value
      try field.checkForSession(
        at: word?.range ?? range, try: scheme.owner == .header ? "help items" : "help auth")
    }
    let who = owner.isEmpty ? "" : " \(owner)"
    let credential = Credential(
      proof, for: origin, summary: "\(scheme.name)\(who)", source, line: line(scheme, owner))
    guard case .variable(let name)? = value?.template.fragments.first?.kind,
      session.askedVariables[name] != nil
    else { return credential }
    return credential.following(name) { scheme.proof(of: owner, $0) }
  }

  /// The line without a secret that was typed.
  private func line(_ scheme: AuthScheme, _ owner: String) -> String {
    let value = value?.text ?? ""
    let isNamed = SecretSource.isSaid(in: value) || value.hasPrefix("{{")
    let words = [scheme.name] + (owner.isEmpty ? [] : [owner]) + (isNamed ? [value] : [])
    return "auth " + words.map { $0.hasPrefix("{{") ? $0 : ItemPrinter().quoted($0) }.joined(separator: " ")
  }

  private func netrcCredential(
    _ session: Session, _ surroundings: Surroundings
  ) throws(LineProblem) -> Credential {
    guard let base = session.base else {
      throw LineProblem(.usageCommand, "a credential needs a base to belong to", at: range, try: "use github")
    }
    let place = line.words.first?.range ?? range
    guard let entry = try NetrcFile(surroundings.environment).entry(for: base.host, at: place) else {
      throw LineProblem(
        "there is no credential for \(base.host) in .netrc", at: place, try: "auth basic USER")
    }
    surroundings.kept(entry, for: base.host)
    return Credential(
      AuthScheme.usualPair.proof(of: entry.user, entry.password), for: base.origin,
      summary: "\(AuthScheme.usualPair.name) \(entry.user)", "from \(entry.place)",
      line: "auth netrc")
  }

  private func prompt(_ scheme: AuthScheme, isPractice: Bool) -> String {
    guard let name = scheme.secretName else { return "value of \(owner?.text ?? ""): " }
    if scheme.owner == .user { return "\(name) for \(owner?.text ?? ""): " }
    return isPractice ? "\(name) (here any word will do): " : "\(name): "
  }
}

extension AuthScheme {
  /// A line that says where its secret is.
  func example(for owner: String) -> String {
    let who = owner.isEmpty ? "" : "\(ItemPrinter().quoted(owner)) "
    return "auth \(name) \(who)env:\((secretName ?? "value").uppercased())"
  }
}
