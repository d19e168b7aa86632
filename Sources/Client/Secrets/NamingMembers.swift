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

  private static let naming: Set = ["name", "key", "field", "id", "label", "path"]
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
