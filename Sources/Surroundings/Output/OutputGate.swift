internal import ApusSystem
internal import Synchronization

/// Closed from the moment of a ^C until the work that it is meant for knows of it.
package enum OutputGate {
  private static let isClosed = Atomic(false)

  /// May be called by a signal's handler, once `open` has been called before.
  package static func close() { isClosed.store(true, ordering: .relaxed) }
  package static func open() { isClosed.store(false, ordering: .relaxed) }

  /// For a second at most, so that a signal that nobody hears of holds up nothing.
  static func waitUntilOpen() {
    var patience = 1000
    while isClosed.load(ordering: .relaxed), patience > 0 {
      SystemThread.pause(milliseconds: 1)
      patience -= 1
    }
    if patience == 0 { open() }
  }
}
