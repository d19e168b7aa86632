internal import Synchronization

/// Where a desk is put once there is one: the editor is made after the surroundings are.
package final class TalkDeskPlace: Sendable {
  private let made = Mutex<(@Sendable () -> TalkDesk?)?>(nil)

  package init() {}

  /// The desk; `nil` while nobody can type.
  package var desk: TalkDesk? { made.withLock(\.self)?() }

  package func put(_ desk: @escaping @Sendable () -> TalkDesk?) { made.withLock { $0 = desk } }
}
