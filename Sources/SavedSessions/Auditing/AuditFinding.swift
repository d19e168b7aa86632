internal import ApusClient

/// Something in a file that looks like a secret.
package struct AuditFinding: Sendable, Hashable {
  /// From 1.
  let line: Int
  /// Where in that line, where it is long: `request.headers`.
  let place: String
  /// What it is called; never its value.
  let name: String

  /// What has no name of its own.
  static let unnamed = "a secret"

  /// Why it looks like one.
  var reason: String {
    let names = name.split(separator: ",").map { part in
      // A number tells values of one name from another.
      part.drop { $0 == " " }.reversed().drop(while: \.isNumber).drop { $0 == "-" }.reversed()
    }
    if names.contains(where: { $0.starts(with: "cookie.") }) { return "the value of a cookie" }
    let isNamed = names.map { String($0) }.filter { $0 != Self.unnamed }.contains { name in
      SecretNames.Place.allCases.contains { $0 != .cookie && SecretNames.rule(of: name, in: $0) != nil }
    }
    return isNamed ? "its name is a secret's" : "its value is that of a secret, or has the shape of one"
  }
}
