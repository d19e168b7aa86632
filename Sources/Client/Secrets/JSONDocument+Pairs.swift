internal import ApusJSON

extension JSONDocument {
  /// Secrets that another member names, as in `{"name": "password", "value": "x"}`.
  var namedSecrets: [SecretMember] {
    // Settings and the fields of a form are few. In a large text too many members are called so.
    guard root.byteRange.count <= Self.longestSettings else { return [] }
    let values = members(where: NamingMembers.areNamed)
    guard !values.isEmpty else { return [] }
    let objects = Set(values.map(\.object))
    var names: [Int: [String]] = [:]
    for named in members(where: NamingMembers.areNaming) where objects.contains(named.object) {
      let name = named.member.value.string.flatMap {
        NamingMembers.secretName(said: $0, by: named.member.name)
      }
      if let name { names[named.object, default: []].append(name) }
    }
    return values.flatMap { named in
      (names[named.object] ?? []).lazy.map { Self.secrets(of: named.member.value, called: $0) }
        .first { !$0.isEmpty } ?? []
    }
  }

  /// `{"label": "Access token", "value": "access_token"}` is a choice, and no secret.
  private static func secrets(of value: Node, called name: String) -> [SecretMember] {
    let isChoice = value.string.map { SecretNames.words(of: $0) == SecretNames.words(of: name) } ?? false
    return isChoice && name != value.string ? [] : value.secrets(called: name)
  }

  /// Secrets in arrays of a name and a value, as headers may be written: `["Authorization", "x"]`.
  var pairedSecrets: [SecretMember] {
    guard root.byteRange.count <= Self.longestSettings, Self.mayHavePairs(bytes) else {
      return []
    }
    var found: [SecretMember] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      guard node.isContainer else { continue }
      let children = Array(node.children)
      if node.kind == .array, children.count == 2, let name = children.first?.string,
        let value = children.last, let text = value.string, SecretNames.hides(name, text, in: .member)
      {
        found.append(SecretMember(name: name, value: value))
      } else {
        waiting += children
      }
    }
    return found
  }

  /// Whether an array begins with the name of a secret. In almost every text none does.
  private static func mayHavePairs(_ bytes: ArraySlice<UInt8>) -> Bool {
    var plain: Set<String> = []
    var at = bytes.startIndex
    while let bracket = bytes[at...].firstIndex(of: UInt8(ascii: "[")) {
      at = bracket + 1
      let rest = bytes[at...].drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "\"") else { continue }
      let name = rest.dropFirst().prefix(longestName).prefix { $0 != UInt8(ascii: "\"") }
      let text = String(decoding: name, as: UTF8.self)
      if plain.insert(text).inserted, SecretNames.rule(of: text, in: .member) != nil { return true }
    }
    return false
  }

  private static let longestName = 64

  /// Those among the variables of queries in GraphQL that stand in the same object, which name them otherwise.
  ///
  /// - Parameter holders: the members that hold variables.
  func secretVariables(_ holders: [NamedMember]) -> [SecretMember] {
    guard !holders.isEmpty, root.byteRange.count <= Self.longestSettings else { return [] }
    var queries: [Int: String] = [:]
    for named in members(where: { $0 == "query" }) { queries[named.object] = named.member.value.string }
    return holders.flatMap { holder -> [SecretMember] in
      guard let query = queries[holder.object] else { return [] }
      return GraphQLVariables(in: Array(query.utf8)).secrets(in: holder.member.value)
    }
  }

  /// The member in which they stand.
  package static let graphQLVariables = "variables"

  private static let longestSettings = 1 << 20
}
