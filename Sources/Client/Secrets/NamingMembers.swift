package import ApusJSON

/// Members of an object that say what a value beside them is called: `{"name": "password", "value": "x"}`, as headers,
/// settings and fields of forms are written, and `{"op": "add", "path": "/password", "value": "x"}` of JSON Patch. The
/// case of their own names does not count.
package enum NamingMembers {
  /// Whether a member of this name names another.
  package static func areNaming(_ member: String) -> Bool { naming.contains(member.lowercased()) }

  /// Whether a member of this name is one that others name.
  package static func areNamed(_ member: String) -> Bool { named.contains(member.lowercased()) }

  /// What a member calls the value beside it.
  ///
  /// - Returns: `nil` where that is no name of a secret.
  package static func secretName(said text: String, by member: String) -> String? {
    let name = member.lowercased() == "path" ? lastName(of: text) : text
    return SecretNames.rule(of: name, in: .member) == nil ? nil : name
  }

  /// What the members of an object call the value among them: the name of a secret, where one says that, or else what the
  /// most usual of them says.
  package static func name(among members: some Sequence<Member>) -> String? {
    var said: [String: String] = [:]
    for member in members {
      guard areNaming(member.name), let text = member.value.string else { continue }
      if let secret = secretName(said: text, by: member.name) { return secret }
      said[member.name.lowercased()] = text
    }
    return naming.lazy.compactMap { said[$0] }.first
  }

  /// The most usual first.
  private static let naming = ["key", "name", "field", "label", "path", "id"]
  private static let named: Set = ["value", "val"]

  private static func isName(_ step: String) -> Bool {
    !areNamed(step) && step != "-" && !step.utf8.allSatisfy(SecretNames.isDigit)
  }

  /// What a pointer into JSON ends in (RFC 6901), but for places in an array: `password` of `/user/password/0`.
  private static func lastName(of path: String) -> String {
    let steps = path.split(separator: "/").map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
    return steps.last(where: isName) ?? ""
  }
}
