internal import ApusClient
internal import ApusJSON

/// The `timings` of an entry. -1 says that a phase is not known; `send`, `wait` and `receive` may not say so, so those
/// that are not known are 0 and named in `_unmeasured`.
enum HARTimings {
  static func value(_ timing: Timing) -> JSONValue {
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
}

/// Milliseconds to the nanosecond, as a number of JSON.
func milliseconds(_ duration: Duration) -> JSONValue {
  let (seconds, attoseconds) = duration.components
  return .number(
    JSONValue.Number(Double(seconds) * 1e3 + Double(attoseconds / 1_000_000_000) / 1e6) ?? .init(0))
}
