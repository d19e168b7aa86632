internal import Synchronization

/// Why the tokens of a renewal are not there for the next run, until somebody was told.
package final class UnkeptTokens: Sendable {
  private let reason = Mutex<String?>(nil)

  /// Nothing is wrong yet.
  package init() {}

  package func note(_ reason: String) { self.reason.withLock { $0 = reason } }

  /// What is to be told, once.
  package func take() -> String? {
    reason.withLock { reason in
      defer { reason = nil }
      return reason
    }
  }
}
