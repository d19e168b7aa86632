/// Who may ask a server that is meant for this machine alone.
///
/// A web page in a browser here can send requests to it, too: by a name of its own that leads to this machine (DNS
/// rebinding), which the `Host` tells, or across origins, which the `Origin` tells. What another port of this machine
/// serves is no better known than what another machine does. Every port that is opened keeps this rule.
package struct Admission: Sendable, Hashable {
  /// Hosts that are served besides the names of this machine.
  package var hosts: Set<String>
  /// Origins whose pages may change something, besides the server's own.
  package var origins: Set<String>
  /// The first segment of paths at which nothing is kept, so that pages of every origin may ask for anything there; `nil`
  /// where there are none.
  var folderForAll: String?

  /// Whether nobody can name more of them, so that nothing is said of how.
  private let isFixed: Bool

  package init(hosts: Set<String> = [], origins: Set<String> = [], isFixed: Bool = false) {
    self.isFixed = isFixed
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.origins = Set(origins.map { $0.lowercased() })
  }

  /// Refuses a request that comes from elsewhere.
  ///
  /// - Parameter port: where it came in.
  func check(_ head: RequestHead, on port: UInt16) throws(Refusal) {
    // A target that is a whole URL counts instead of `Host`; neither may name somebody else.
    for name in [head.target.authority].compactMap(\.self) + head.fields.all("Host") where !serves(name) {
      let advice = isFixed ? "" : " --allow-host serves other names on purpose."
      throw Refusal(421, "\(name) is no name of this machine.\(advice)")
    }
    // A browser lets every page begin a conversation, and read what is said in it.
    let beginsConversation = head.fields.members("Upgrade").contains("websocket")
    let isForAll = folderForAll != nil && head.target.segments.first == folderForAll
    guard beginsConversation || !(isForAll || Self.safeMethods.contains(head.method)) else { return }
    for origin in head.fields.all("Origin") where !admits(origin, to: head, on: port) {
      let advice = isFixed ? "" : " --allow-origin lets it on purpose."
      throw Refusal(403, "A page of \(origin) changes nothing here.\(advice)")
    }
  }

  /// Methods that change nothing (RFC 9110, 9.2.1).
  private static let safeMethods: Set = ["GET", "HEAD", "OPTIONS", "TRACE", "QUERY"]

  /// - Parameter authority: a host, perhaps with a port; empty where there is none to name.
  private func serves(_ authority: String) -> Bool {
    let host = Authority(authority).host
    return host.isEmpty || Loopback.names(host) || hosts.contains(host)
      || hosts.contains(authority.lowercased())
  }

  /// Its own pages are those of the name that was asked for, and those of this port under any name of this machine.
  private func admits(_ text: String, to head: RequestHead, on port: UInt16) -> Bool {
    let origin = text.lowercased()
    if origins.contains(origin) { return true }
    guard origin.hasPrefix("http://") else { return false }
    let name = String(origin.dropFirst("http://".count))
    if !name.isEmpty, head.fields.all("Host").map({ $0.lowercased() }) == [name] { return true }
    let authority = Authority(name)
    return Loopback.names(authority.host) && (authority.port ?? "80") == "\(port)"
  }
}

/// `localhost:8080` and `[::1]:8080`, taken apart.
private struct Authority {
  /// In lower case; an IPv6 address with its brackets. What is no port behind it belongs to it.
  let host: String
  let port: String?

  init(_ text: String) {
    let text = text.lowercased()
    let colon = text.lastIndex(of: ":")
    let isPort = colon.map { text[$0...].dropFirst().allSatisfy { ("0"..."9").contains($0) } } ?? false
    port = colon.flatMap { isPort ? String(text[$0...].dropFirst()) : nil }
    host = colon.flatMap { isPort ? String(text[..<$0]) : nil } ?? text
  }
}

/// The names that lead to this machine wherever they are looked up (RFC 6761, 6.3).
enum Loopback {
  /// - Parameter host: in lower case.
  static func names(_ host: String) -> Bool {
    let name = host.hasSuffix(".") ? host.dropLast() : host[...]
    return name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]" || isIPv4(name)
  }

  /// 127.0.0.0/8, in four whole numbers: other ways to write an address are read differently by different programs.
  private static func isIPv4(_ name: Substring) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.first == "127"
      && parts.allSatisfy { part in UInt8(part).map { "\($0)" == part } ?? false }
  }
}
