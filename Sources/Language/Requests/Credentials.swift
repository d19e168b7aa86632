import ApusClient

/// The credentials that a line names for itself.
struct Credentials {
  private(set) var field: HeaderField?
  private(set) var login: Login?

  var areGiven: Bool { field != nil || login != nil }
  /// They stand instead of a user in the URL.
  var replacesUser: Bool { areGiven }

  init(_ preparation: RequestPreparation) throws(LineProblem) {
    let line = preparation.line
    // curl shows what answers a challenge, where both are there.
    let answers = line.last(.auth) != nil && line.switchedScheme != nil
    if !answers, let use = line.last(.authSecret), let value = use.value, let scheme = use.scheme {
      take(scheme.proof(try preparation.secret(value)))
    }
    guard let use = line.last(.auth), let value = use.value else {
      if let type = line.last(.authType) {
        throw LineProblem(
          "expected --auth beside \(type.name)", at: type.range,
          tryInstead: "-A \(AuthScheme.usualToken.name) -a TOKEN")
      }
      return
    }
    let (scheme, settings) = try Self.scheme(preparation)
    if scheme.owner == .user {
      let (user, password) = try Self.person(value, scheme, preparation)
      take(scheme.proof(of: user, password, settings: settings))
    } else {
      take(scheme.proof(try preparation.secret(value)))
    }
  }

  private mutating func take(_ proof: Proof) {
    switch proof {
    case .field(let field): self.field = field
    case .login(let login): self.login = login
    }
  }

  private static func scheme(
    _ preparation: RequestPreparation
  ) throws(LineProblem) -> (AuthScheme, [AuthScheme.Setting.Name: String]) {
    let line = preparation.line
    if let scheme = line.switchedScheme { return (scheme, [:]) }
    guard let use = line.last(.authType) else { return (.usualPair, [:]) }
    let text = try preparation.text(of: use)
    if let (scheme, settings) = AuthScheme.signing(from: text) { return (scheme, settings) }
    let name = text.lowercased()
    let schemes = AuthScheme.standard
    guard let scheme = schemes.first(where: { $0.name == name }) else {
      let meant = nearest(to: name, among: schemes.map(\.name))
      throw LineProblem(
        "expected \(AuthScheme.standardNames)", at: use.value?.range ?? use.range,
        try: meant.map { "-A \($0)" })
    }
    return (scheme, [:])
  }

  private static func person(
    _ value: Template, _ scheme: AuthScheme, _ preparation: RequestPreparation
  ) throws(LineProblem) -> (user: String, password: Secret) {
    let name: Template
    let rest: Template
    if preparation.line.dialect == .curl, let colon = value.glyphs.firstIndex(where: { $0.isTyped(":") }) {
      name = value.slice(0..<colon)
      rest = value.dropFirst(colon + 1)
    } else if preparation.line.dialect != .curl, let split = SplitTemplate(value, at: [":"]) {
      name = split.before
      rest = split.after
    } else if let password = preparation.context.password {
      return (try preparation.text(value, in: "a user's name"), password)
    } else {
      throw LineProblem(
        "expected USER:PASSWORD; `auth \(scheme.name)` asks for a password and does not show it",
        at: value.range, try: "auth \(scheme.name)")
    }
    return (try preparation.text(name, in: "a user's name"), try preparation.secret(rest))
  }
}

extension OptionUse {
  /// The scheme that an option of curl's stands for.
  fileprivate var scheme: AuthScheme? {
    AuthScheme.all.first { scheme in
      spec.names(in: .curl).contains { $0 == scheme.words.curlSwitch || $0 == scheme.words.curlSecret }
    }
  }
}

extension RequestLine {
  /// The user whose password the line leaves to be asked for; `nil` when it leaves none.
  package var userToAsk: Template? {
    guard dialect != .native, let value = last(.auth)?.value, !value.isEmpty,
      (switchedScheme ?? typedScheme ?? .usualPair).owner == .user,
      !value.glyphs.contains(where: { $0.scalar == ":" || $0.scalar == nil })
    else { return nil }
    return value
  }

  /// What `-A` names, where that is known before values are.
  private var typedScheme: AuthScheme? {
    last(.authType)?.value?.plain.flatMap { AuthScheme.signing(from: $0)?.scheme ?? .named($0) }
  }

  /// What a switch of curl's chose; the usual scheme is what there is without one.
  fileprivate var switchedScheme: AuthScheme? {
    let chosen = options.filter { $0.option == .authSwitch }.reduce(into: [AuthScheme: Bool]()) {
      if let scheme = $1.scheme { $0[scheme] = $1.isOn }
    }
    return AuthScheme.all.first { $0 != .usualPair && chosen[$0] == true }
  }
}

extension RequestPreparation {
  /// What a template says, whatever it is, as a secret.
  fileprivate func secret(_ template: Template) throws(LineProblem) -> Secret {
    switch try template.filled(from: context.variables).headerValue {
    case .text(let text): Secret(text)
    case .secret(let secret): secret
    }
  }
}
