internal import ApusSurroundings
internal import Synchronization

/// What waits for a conversation beside messages: the line that was typed, and that its time is up.
final class TalkInbox: Sendable {
  private struct State {
    var typed: TalkDesk.Input?
    var isTimeUp = false
  }

  private let state = Mutex(State())

  var isFull: Bool { state.withLock { $0.typed != nil || $0.isTimeUp } }
  var isTimeUp: Bool { state.withLock { $0.isTimeUp } }

  func put(_ input: TalkDesk.Input) { state.withLock { $0.typed = input } }
  func endTime() { state.withLock { $0.isTimeUp = true } }

  func take() -> TalkDesk.Input? {
    state.withLock { state in
      defer { state.typed = nil }
      return state.typed
    }
  }
}
