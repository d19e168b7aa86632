package import ApusJSON

extension Node {
  /// The members of an object whose values are secrets, by their names.
  package var secretMembers: [Member] {
    let named = members.filter { SecretNames.mayBeSecret($0.name) }
    let asksForToken = named.contains { $0.name == SecretNames.grantType }
    return named.filter { $0.isSecret(besideGrantType: asksForToken) }
  }
}

extension JSONDocument {
  /// The members of all objects whose values are secrets, by their names.
  package var secretMembers: [Member] {
    let named = members(where: SecretNames.mayBeSecret)
    let asking = Set(named.lazy.filter { $0.member.name == SecretNames.grantType }.map(\.object))
    return named.filter { $0.member.isSecret(besideGrantType: asking.contains($0.object)) }.map(\.member)
  }
}

extension SecretNames {
  /// Whether a name says something of its value, or of those beside it.
  fileprivate static func mayBeSecret(_ name: String) -> Bool {
    name == grantType || rule(of: name, in: .member) != nil
  }
}

extension Member {
  fileprivate func isSecret(besideGrantType: Bool) -> Bool {
    switch value.kind {
    case .string:
      SecretNames.hides(name, value.string ?? value.text, in: .member, besideGrantType: besideGrantType)
    case .integer, .decimal: SecretNames.rule(of: name, in: .member) == .anything
    default: false
    }
  }
}
