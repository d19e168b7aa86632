internal import ApusClient
internal import ApusJSON

/// Over which connection a request went, what it held back and what it took along from another port: HAR has no members of
/// its own for most of it.
enum HARWhereabouts {
  private static let withheld = "_withheld"
  private static let borrowed = "_borrowedCookies"

  /// None where a request has nothing of the kind.
  static func members(of sent: SentRequest) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if !sent.withheld.isEmpty { members.append((withheld, .array(sent.withheld.map { .string($0) }))) }
    if !sent.borrowedCookies.isEmpty {
      let cookies = sent.borrowedCookies.map { cookie -> JSONValue in
        .object(
          [.init("name", .string(cookie.name))]
            + (cookie.setter.map { [.init("setter", .string($0))] } ?? []))
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
      node["name"]?.string.map { BorrowedCookie(name: $0, setter: node["setter"]?.string) }
    } ?? []
  }

  /// The connection of an entry, as far as it says anything of it.
  static func connection(_ node: Node) -> Connection? {
    let details = node["_connection"]
    let address = node["serverIPAddress"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    guard details != nil || address != nil else { return nil }
    var result = Connection(
      remoteAddress: address, remotePort: details?["port"]?.integer,
      isReused: details?["isReused"]?.boolean ?? false)
    result.proxy = details?["proxy"]?.string.flatMap { try? ProxyURL($0) }
    result.proxyVariable = details?["proxyVariable"]?.string
    result.tlsVersion = details?["tls"]?.string
    result.certificates =
      details?["certificates"]?.children.map { certificate in
        Certificate(
          subject: certificate["subject"]?.string ?? "", issuer: certificate["issuer"]?.string ?? "",
          notBefore: certificate["notBefore"]?.string ?? "", notAfter: certificate["notAfter"]?.string ?? "")
      } ?? []
    return result
  }
}
