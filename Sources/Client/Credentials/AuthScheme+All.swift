extension AuthScheme {
  /// Every scheme there is, in the order in which they are shown.
  package static let all = [
    bearer,
    token,
    basic,
    digest,
    ownHeader,
    aws,
    hmac,
  ]

  /// What is suggested where a server does not say how it wants to be shown who asks.
  package static let usualToken = bearer
  /// What `USER:PASSWORD` means where nothing else is said.
  package static let usualPair = basic

  /// Those that a line's `-A` takes, in the order of their names.
  package static let standard = all.filter(\.isStandard).sorted { $0.name < $1.name }

  /// `basic, bearer or digest`
  package static var standardNames: String {
    let names = standard.map(\.name)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  package static func named(_ name: String) -> AuthScheme? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }
}
