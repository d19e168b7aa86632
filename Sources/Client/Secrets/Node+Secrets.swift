package import ApusJSON

extension Node {
  /// The members of an object whose values are secrets, by their names.
  package var secretMembers: [Member] {
    var plain: Set<String> = []
    return secretMembers(besides: &plain)
  }

  /// The same where names come again and again.
  ///
  /// - Parameter plain: names that are none of a secret.
  package func secretMembers(besides plain: inout Set<String>) -> [Member] {
    var asksForToken = false
    var named: [Member] = []
    for member in members {
      let name = member.name
      if plain.contains(name) { continue }
      if name == SecretNames.grantType {
        asksForToken = true
      } else if SecretNames.rule(of: name, in: .member) == nil {
        plain.insert(name)
      } else {
        named.append(member)
      }
    }
    return named.filter { $0.isSecret(besideGrantType: asksForToken) }
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
