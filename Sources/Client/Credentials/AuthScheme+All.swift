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

  /// The scheme and the settings that `-A` names by `aws:us-east-1:s3`: those that are required, in their order; `nil` for
  /// anything else.
  package static func signing(from text: String) -> (scheme: AuthScheme, settings: [Setting.Name: String])? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let scheme = parts.first.flatMap(named), scheme.signs else { return nil }
    let required = scheme.settings.filter(\.isRequired).map(\.name)
    guard !required.isEmpty, parts.count == required.count + 1, !parts.contains("") else { return nil }
    return (scheme, Dictionary(zip(required, parts.dropFirst())) { $1 })
  }

  package static func named(_ name: String) -> AuthScheme? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }
}
