internal import ApusSystem

/// Nobody reads any more, or the disk is full.
package struct SinkClosed: Error, Sendable, Hashable {
  /// The system's words; empty when the reader merely stopped reading, which is no failure.
  package let reason: String
  /// The user wants no more of it.
  package var isInterruption = false

  package static let interrupted = SinkClosed(reason: "interrupted", isInterruption: true)
}

extension SinkClosed {
  init(_ error: SystemError) { self.init(reason: error == .brokenPipe ? "" : error.description) }
}
