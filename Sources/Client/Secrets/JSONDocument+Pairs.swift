internal import ApusJSON

extension JSONDocument {
  /// Secrets that another member names, as in `{"name": "password", "value": "x"}`.
  var namedSecrets: [SecretMember] {
    // Settings and the fields of a form are few. In a large text too many members are called so.
    guard root.byteRange.count <= Self.longestSettings else { return [] }
    let values = members { $0 == "value" }.filter { $0.member.value.kind == .string }
    guard !values.isEmpty else { return [] }
    let objects = Set(values.map(\.object))
    var names: [Int: String] = [:]
    for named in members(where: { $0 == "name" || $0 == "key" }) where objects.contains(named.object) {
      names[named.object] = named.member.value.string
    }
    return values.compactMap { named in
      guard let name = names[named.object], let text = named.member.value.string,
        SecretNames.hides(name, text, in: .member)
      else { return nil }
      return SecretMember(name: name, value: named.member.value)
    }
  }

  private static let longestSettings = 1 << 20
}
