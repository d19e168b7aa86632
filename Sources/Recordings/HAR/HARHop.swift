internal import ApusClient
internal import ApusJSON

/// What an entry says of its hop besides the two messages: how long each phase took, over which connection it went, what it
/// held back and what it took along from another port. HAR has no members of its own for much of it.
enum HARHop {
  // MARK: Times

  /// The `timings` of an entry. -1 says that a phase is not known; `send`, `wait` and `receive` may not say so, so those
  /// that are not known are 0 and named in `_unmeasured`.
  static func timings(_ timing: Timing) -> JSONValue {
    let connect = timing.connect.map { $0 + (timing.tls ?? .zero) }
    var members: [JSONValue.Member] = []
    for (name, phase) in [
      ("blocked", timing.queue), ("dns", timing.dns), ("connect", connect), ("ssl", timing.tls),
    ] {
      members.append(.init(name, phase.map(milliseconds) ?? -1))
    }
    let needed = [("send", timing.request), ("wait", timing.wait), ("receive", timing.download)]
    members += needed.map { .init($0, $1.map(milliseconds) ?? 0) }
    let unknown = needed.filter { $0.1 == nil }.map { JSONValue.string($0.0) }
    if !unknown.isEmpty { members.append(.init("_unmeasured", .array(unknown))) }
    return .object(members)
  }

  static func timing(_ node: Node?, total: Node?) -> Timing {
    var timing = Timing()
    let unknown = node?["_unmeasured"]?.children.compactMap(\.string) ?? []
    func phase(_ name: String) -> Duration? { unknown.contains(name) ? nil : duration(node?[name]) }
    timing.queue = phase("blocked")
    timing.dns = phase("dns")
    timing.tls = phase("ssl")
    // In HAR, the time to connect has the handshake in it.
    timing.connect = phase("connect").map { max(.zero, $0 - (timing.tls ?? .zero)) }
    timing.request = phase("send")
    timing.wait = phase("wait")
    timing.download = phase("receive")
    let parts = [
      timing.queue, timing.dns, timing.connect, timing.tls, timing.request, timing.wait, timing.download,
    ]
    timing.total = duration(total) ?? parts.compactMap(\.self).reduce(.zero, +)
    return timing
  }

  private static func duration(_ node: Node?) -> Duration? {
    guard let milliseconds = node?.double, milliseconds >= 0, milliseconds < 1e12 else { return nil }
    return .nanoseconds(Int64((milliseconds * 1e6).rounded()))
  }

  // MARK: Whereabouts

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

/// Milliseconds to the nanosecond, as a number of JSON.
func milliseconds(_ duration: Duration) -> JSONValue {
  let (seconds, attoseconds) = duration.components
  return .number(
    JSONValue.Number(Double(seconds) * 1e3 + Double(attoseconds / 1_000_000_000) / 1e6) ?? .init(0))
}
