package import ApusJSON

extension Node {
  /// What is secret in an object by the names of its members; see `SecretsWithin` for what lies in these.
  package var secretMembers: [SecretMember] {
    let named = members.filter { SecretNames.mayBeSecret($0.name) }
    let asksForToken = named.contains { $0.name == SecretNames.grantType }
    return named.flatMap { $0.secrets(besideGrantType: asksForToken) }
  }

  /// What is secret in a value that is called so, by this name.
  package func secrets(called name: String) -> [SecretMember] {
    if isContainer { return secrets(within: name) }
    return SecretNames.isSecret(self, called: name) ? [SecretMember(name: name, value: self)] : []
  }

  /// What is secret in an array or an object that has a name.
  package func secrets(within name: String) -> [SecretMember] {
    SecretsWithin(name)?.members(in: self) ?? []
  }
}

extension JSONDocument {
  /// What is secret in all objects, by the names of their members.
  package var secretMembers: [SecretMember] {
    let named = members { SecretNames.mayBeSecret($0) || $0 == Self.graphQLVariables }
    let asking = Set(named.lazy.filter { $0.member.name == SecretNames.grantType }.map(\.object))
    return named.flatMap { $0.member.secrets(besideGrantType: asking.contains($0.object)) } + namedSecrets
      + pairedSecrets + secretVariables(named.filter { $0.member.name == Self.graphQLVariables })
  }
}

extension SecretNames {
  /// Whether a name says something of its value, or of those beside it.
  fileprivate static func mayBeSecret(_ name: String) -> Bool {
    name == grantType || rule(of: name, in: .member) != nil
  }

  /// Whether what has such a name in a secret that has parts is no secret: `type` of a token.
  package static func isPlain(within name: String) -> Bool { SecretsWithin.isPlain(name) }

  /// Whether a member is one by its own name.
  static func isSecret(_ member: Member) -> Bool { isSecret(member.value, called: member.name) }

  fileprivate static func isSecret(_ value: Node, called name: String) -> Bool {
    switch value.kind {
    case .string: hides(name, value.string ?? value.text, in: .member)
    case .integer, .decimal: rule(of: name, in: .member) == .anything
    case .array, .object: isSecretByItsEnd(name)
    default: false
    }
  }
}

extension Member {
  fileprivate func secrets(besideGrantType: Bool) -> [SecretMember] {
    if value.isContainer { return value.secrets(within: name) }
    let isCode = besideGrantType && value.kind == .string
    let isSecret = SecretNames.isSecret(self) || isCode && SecretNames.rule(of: name, in: .member) == .random
    return isSecret ? [SecretMember(name: name, value: value)] : []
  }
}
