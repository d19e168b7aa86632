import APIClient

/// The credentials that a line names for itself.
struct Credentials {
  private(set) var authorization: HeaderField.Value?
  private(set) var digest: DigestCredentials?

  var areGiven: Bool { authorization != nil || digest != nil }
  /// They stand instead of a user in the URL.
  var replacesUser: Bool { areGiven }

  init(_ preparation: RequestPreparation) throws(LineProblem) {
    let line = preparation.line
    if let use = line.last(.bearer), let value = use.value {
      authorization = .secret(.bearer(try preparation.secret(value)))
    }
    guard let use = line.last(.auth), let value = use.value else {
      if let type = line.last(.authType) {
        throw LineProblem(
          "expected --auth beside \(type.name)", at: type.range, tryInstead: "-A bearer -a TOKEN")
      }
      return
    }
    switch try Self.kind(preparation) {
    case "bearer":
      authorization = .secret(.bearer(try preparation.secret(value)))
    case "digest":
      let (user, password) = try Self.person(value, preparation)
      digest = DigestCredentials(user: user, password: password)
    default:
      let (user, password) = try Self.person(value, preparation)
      authorization = .secret(.basic(user: user, password: password))
    }
  }

  private static func kind(_ preparation: RequestPreparation) throws(LineProblem) -> String {
    let line = preparation.line
    if line.isOn(.digest) { return "digest" }
    guard let use = line.last(.authType) else { return "basic" }
    let type = try preparation.text(of: use).lowercased()
    guard ["basic", "bearer", "digest"].contains(type) else {
      let meant = nearest(to: type, among: ["basic", "bearer", "digest"])
      throw LineProblem(
        "expected basic, bearer or digest", at: use.value?.range ?? use.range, try: meant.map { "-A \($0)" })
    }
    return type
  }

  private static func person(
    _ value: Template, _ preparation: RequestPreparation
  ) throws(LineProblem) -> (user: String, password: Secret) {
    let name: Template
    let rest: Template
    if preparation.line.dialect == .curl, let colon = value.glyphs.firstIndex(where: { $0.isTyped(":") }) {
      name = value.slice(0..<colon)
      rest = value.dropFirst(colon + 1)
    } else if preparation.line.dialect != .curl, let split = SplitTemplate(value, at: [":"]) {
      name = split.before
      rest = split.after
    } else {
      throw LineProblem(
        "expected USER:PASSWORD; `auth basic` asks for a password and does not show it", at: value.range,
        try: "auth basic")
    }
    return (try preparation.text(name, in: "a user's name"), try preparation.secret(rest))
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
