package import ApusJSON

extension Node {
  /// The members of an object whose values are secrets, by their names.
  package var secretMembers: [Member] {
    let asksForToken = members.contains { $0.name == SecretNames.grantType }
    return members.filter { $0.isSecret(besideGrantType: asksForToken) }
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
