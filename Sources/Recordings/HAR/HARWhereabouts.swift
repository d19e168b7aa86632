internal import ApusClient
internal import ApusJSON

/// What a request held back and what it took along from another port, for which HAR has no members of its own.
enum HARWhereabouts {
  private static let withheld = "_withheld"
  private static let borrowed = "_borrowedCookies"

  /// None where a request has nothing of the kind.
  static func members(of sent: SentRequest) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if !sent.withheld.isEmpty { members.append((withheld, .array(sent.withheld.map { .string($0) }))) }
    if !sent.borrowedCookies.isEmpty {
      let cookies = sent.borrowedCookies.map { cookie -> JSONValue in
        ["name": .string(cookie.name), "setter": .string(cookie.setter)]
      }
      members.append((borrowed, .array(cookies)))
    }
    return members
  }

  static func withheld(_ request: Node) -> [String] {
    request[withheld]?.children.compactMap(\.string) ?? []
  }

  static func borrowedCookies(_ request: Node) -> [BorrowedCookie] {
    request[borrowed]?.children.compactMap { node in
      guard let name = node["name"]?.string, let setter = node["setter"]?.string else { return nil }
      return BorrowedCookie(name: name, setter: setter)
    } ?? []
  }
}
