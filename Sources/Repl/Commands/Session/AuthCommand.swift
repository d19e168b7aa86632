internal import APIClient
internal import Encodings
package import Language
internal import LineEditing
internal import Redaction
internal import Rendering
package import Surroundings
internal import Text

/// `auth SCHEME …` and `auth none`
package struct AuthCommand: Sets {
  package static let spec = CommandSpec(
    section: .session,
    summary: "say who you are to the base's origin, and to no other",
    usage: ["auth"] + AuthScheme.all.map(usage) + ["auth none"],
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
      .words(
        AuthScheme.all.map { Candidate($0.name, meaning: $0.meaning) }
          + [Candidate("none", meaning: "nobody")])
    ])

  /// What may stand behind `auth`.
  private static let words = AuthScheme.all.map(\.name) + ["none"]

  private enum Wish {
    case show, forget
    case set(AuthScheme)
  }

  private let wish: Wish
  private let owner: Word?
  private let value: Word?
  private let range: Range<Int>

  package init(_ line: CommandLine) throws(LineProblem) {
    range = line.name.range
    guard let first = line.arguments.first, first.text.lowercased() != "none" else {
      wish = line.arguments.isEmpty ? .show : .forget
      (owner, value) = (nil, nil)
      try line.allow(1)
      return
    }
    guard let scheme = AuthScheme.named(first.text) else {
      throw LineProblem(
        "expected one of \(Self.words.joined(separator: ", ")), found \(first.text)", at: first.range,
        try: nearest(to: first.text, among: Self.words).map { "auth \($0)" } ?? "help auth")
    }
    wish = .set(scheme)
    let owner = try scheme.owner.map { kind throws(LineProblem) in
      try line.require(1, kind == .header ? "a header's name" : "a user")
    }
    let value = line.arguments.dropFirst(owner == nil ? 1 : 2).first
    // No user has a colon in it: this is how curl has both in one word.
    if scheme.owner == .user, value == nil, let owner, let both = SplitTemplate(owner.template, at: [":"]) {
      self.owner = Word(kind: .ordinary, template: both.before, range: both.before.range)
      self.value = Word(kind: .ordinary, template: both.after, range: both.after.range)
    } else {
      (self.owner, self.value) = (owner, value)
    }
    try line.allow(owner == nil ? 2 : 3)
  }

  private static func usage(_ scheme: AuthScheme) -> String {
    switch scheme.owner {
    case nil: "auth \(scheme.name) VALUE"
    case .user: "auth \(scheme.name) USER VALUE"
    case .header: "auth \(scheme.name) NAME VALUE"
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    switch wish {
    case .show: break
    case .forget:
      session.credential = nil
      session.isAnonymous = true
    case .set(let scheme): session.credential = try credential(scheme, session, surroundings)
    }
    let line = session.credential.map { Line($0.summary, .secret) + Line(" for \($0.origin) only") }
    try output.show(Lines([line ?? Line("no credential", .dim)]))
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
      at: range, with: session.variables)
    let proof = scheme.proof(of: owner, secret)
    if scheme.owner == .header, case .field(let field) = proof {
      try field.checkForSession(at: self.owner?.range ?? range)
    }
    let who = owner.isEmpty ? "" : " \(owner)"
    return Credential(proof, for: origin, summary: "\(scheme.name)\(who) \(source)")
  }

  private func prompt(_ scheme: AuthScheme, isPractice: Bool) -> String {
    guard let name = scheme.secretName else { return "value of \(owner?.text ?? ""): " }
    if scheme.owner == .user { return "\(name) for \(owner?.text ?? ""): " }
    return isPractice ? "\(name) (here any word will do): " : "\(name): "
  }
}
