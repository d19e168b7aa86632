internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// Something in a file that looks like a secret.
package struct AuditFinding: Sendable, Hashable {
  /// From 1.
  let line: Int
  /// Where in that line, where it is long: `request.headers`.
  let place: String
  /// What it is called; never its value.
  let name: String
  /// Whether nothing but its shape tells.
  private(set) var isShape = false
  /// Whether its place has that name, or a part of it: what is known from elsewhere has the name that it has there.
  private(set) var isNamedThere = true

  /// What has no name of its own.
  static let unnamed = "a secret"

  /// Why it looks like one.
  var reason: String {
    let names = name.split(separator: ",").map { part in
      // A number tells values of one name from another.
      part.drop { $0 == " " }.reversed().drop(while: \.isNumber).drop { $0 == "-" }.reversed()
    }
    if !isNamedThere { return Self.byValue }
    if names.contains(where: { $0.starts(with: "cookie.") }) { return "the value of a cookie" }
    if isShape, names.allSatisfy({ String($0) == "token" }) { return Self.byValue }
    let isNamed = names.map { String($0) }.filter { $0 != Self.unnamed }.contains { name in
      SecretNames.Place.allCases.contains { $0 != .cookie && SecretNames.rule(of: name, in: $0) != nil }
    }
    return isNamed ? "its name is a secret's" : Self.byValue
  }

  init(line: Int, place: String, name: String) { (self.line, self.place, self.name) = (line, place, name) }

  private static let byValue = "its value is that of a secret, or has the shape of one"
}

extension AuditFinding {
  /// - Parameters:
  ///   - old: a text that is in the file.
  ///   - new: the same with placeholders.
  ///   - called: what the text is called in the file; by default nothing but itself tells.
  init(line: Int, place: String, in old: String, without new: String, called: String = "") {
    let known = SecretPlaceholder.names(in: old)
    let names = SecretPlaceholder.names(in: new).filter { !known.contains($0) }
    self.init(line: line, place: place, name: names.isEmpty ? Self.unnamed : names.joined(separator: ", "))
    isShape =
      !TokenShapes.ranges(in: Array(old.utf8)).isEmpty && old.lowercased()[...].place(of: "token") == nil
    let around = Self.letters(place + called + old)
    isNamedThere = names.contains { name in
      let own = name.reversed().drop(while: \.isNumber).drop { $0 == "-" }.reversed()
      return String(own).split(separator: ".").contains { around[...].place(of: Self.letters($0)) != nil }
    }
  }

  /// A name in a URL may be written in another way than in a placeholder.
  private static func letters(_ text: some StringProtocol) -> String {
    text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
