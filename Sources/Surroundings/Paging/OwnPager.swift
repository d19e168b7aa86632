internal import ApusRendering
internal import ApusText
internal import Synchronization

/// The pager where there is no other: a screen at a time, and no more is made than is read.
final class OwnPager: ShellInput {
  fileprivate struct State {
    var model = PagerModel()
    /// The beginning of a line whose end has not come.
    var line: [UInt8] = []
    var isUp = false
  }

  private let screen: any FullScreen
  private let state = Mutex(State())

  init(on screen: any FullScreen) {
    self.screen = screen
    state.withLock { $0.model.resize(to: screen) }
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let hasEnded = state.withLock { state in
      guard !state.model.hasEnded else { return true }
      state.add(bytes)
      if !state.model.needsMore { read(&state) }
      return state.model.hasEnded
    }
    if hasEnded { throw SinkClosed(reason: "") }
  }

  func finish() -> Int32 {
    state.withLock { state in
      if !state.line.isEmpty { state.add([UInt8(ascii: "\n")]) }
      if !state.model.hasEnded {
        state.model.end()
        read(&state)
      }
      if state.isUp { screen.leave() }
      state.isUp = false
    }
    return 0
  }

  /// Has keys be pressed until there is too little of the text, or it is left.
  private func read(_ state: inout State) {
    if !state.isUp { screen.enter() }
    state.isUp = true
    repeat {
      state.model.resize(to: screen)
      draw(state.model)
      if state.model.needsMore { return }
      switch screen.next() {
      case .end: state.model.press(.character("q"))
      case .redraw: break
      case .key(.control("z")): screen.stop()
      case .key(let key): state.model.press(key)
      }
    } while !state.model.needsMore && !state.model.hasEnded
  }

  private func draw(_ model: PagerModel) {
    let rows = model.shown().map { TerminalCode.eraseToRowEnd + $0 }.joined(separator: "\r\n")
    let cursor = model.typingColumn.map { TerminalCode.column($0) + TerminalCode.showCursor } ?? ""
    screen.draw(TerminalCode.hideCursor + TerminalCode.home + rows + cursor)
  }
}

extension OwnPager.State {
  fileprivate mutating func add(_ bytes: some Sequence<UInt8>) {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      } else {
        line.append(byte)
      }
    }
    model.add(lines)
  }
}

extension PagerModel {
  fileprivate mutating func resize(to screen: any FullScreen) {
    let size = screen.size
    resize(columns: size.columns, rows: size.rows)
  }
}
