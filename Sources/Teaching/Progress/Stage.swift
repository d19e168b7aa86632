/// A stage of a request's progress, in order.
package enum Stage: String, Sendable, CaseIterable {
  case parse, build, connect
  case tls = "TLS"
  case send, wait, redirect, read, status, decode, check
}

extension Stage: Comparable {
  package static func < (one: Stage, other: Stage) -> Bool {
    let order = allCases
    return (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
  }
}
