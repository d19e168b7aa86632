/// Whether a code that came is that of what came with it.
package enum HMACVerdict: Sendable, Equatable {
  /// It is; the moment is what the header says, in seconds, where it says one.
  case right(at: Int?)
  case wrong
  /// The header does not look as it should.
  case unreadable
}
