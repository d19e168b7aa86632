internal import ApusSurroundings
internal import Synchronization

/// What a lesson's lines are shown on: the screen of whoever learns, or nowhere while a lesson catches up. It knows what
/// was shown.
final class LessonScreen: Sendable {
  private struct State {
    var isOn = true
    var text: [UInt8] = []
  }

  private let state = Mutex(State())
  /// More is not needed to know how many rows it takes.
  private static let mostKept = 64 << 10

  /// A console that shows everything here.
  func console(like usual: Console) -> Console {
    var console = usual
    console.out = Sink(screen: self, target: usual.out)
    console.notes = Sink(screen: self, target: usual.notes)
    return console
  }

  func turn(on isOn: Bool) { state.withLock { $0.isOn = isOn } }

  /// What was shown since the last call, its colours included.
  func take() -> String {
    state.withLock { state in
      defer { state.text = [] }
      return String(decoding: state.text, as: UTF8.self)
    }
  }

  fileprivate func note(_ bytes: ArraySlice<UInt8>) -> Bool {
    state.withLock { state in
      guard state.isOn else { return false }
      state.text += bytes.prefix(max(0, Self.mostKept - state.text.count))
      return true
    }
  }

  private final class Sink: ByteSink {
    private let screen: LessonScreen
    private let target: any ByteSink

    init(screen: LessonScreen, target: any ByteSink) {
      self.screen = screen
      self.target = target
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
      if screen.note(bytes) { try target.write(bytes) }
    }
  }
}
