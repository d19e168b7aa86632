internal import ApusEncodings
package import ApusJSON

/// The variables of a query in GraphQL that are given to what has the name of a secret: `p` of `login(password: $p)`. The
/// query may stand in something else, such as JSON or a line.
package struct GraphQLVariables {
  private var names: [String: String] = [:]

  package var isEmpty: Bool { names.isEmpty }

  /// - Parameter isWanted: whether a name is one of a secret; by default the table says so.
  package init(
    in query: [UInt8], where isWanted: (String) -> Bool = { SecretNames.rule(of: $0, in: .member) != nil }
  ) {
    var at = 0
    while let sign = query[at...].firstIndex(of: UInt8(ascii: "$")) {
      let variable = query[(sign + 1)...].prefix(while: isWordByte)
      at = variable.endIndex
      guard !variable.isEmpty, let name = Self.name(before: sign, in: query), isWanted(name) else { continue }
      names[String(decoding: variable, as: UTF8.self)] = name
    }
  }

  /// What a variable is given to, by its name without the sign; `nil` where that is no secret.
  package func name(of variable: String) -> String? { names[variable] }

  /// What is secret among the values of the variables.
  package func secrets(in values: Node) -> [SecretMember] {
    values.members.flatMap { member in
      name(of: member.name).map { member.value.secrets(called: $0) } ?? []
    }
  }

  /// `password` before `: $` and before `: [$`.
  private static func name(before sign: Int, in query: [UInt8]) -> String? {
    var rest = query[..<sign]
    while let last = rest.last, last <= 0x20 || last == UInt8(ascii: "[") { rest.removeLast() }
    guard rest.popLast() == UInt8(ascii: ":") else { return nil }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    let name = rest.suffix(longestName).reversed().prefix(while: isWordByte).reversed()
    return name.isEmpty ? nil : String(decoding: Array(name), as: UTF8.self)
  }

  private static let longestName = 64
}
