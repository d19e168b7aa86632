package import ApusSurroundings
internal import ApusText
internal import Foundation
internal import Synchronization

/// A screen on which keys are pressed that were thought of before, and which keeps its pictures.
package final class ScriptedScreen: FullScreen, Sendable {
  private struct State {
    var events: [ScreenEvent]
    var pictures: [String] = []
    var calls: [String] = []
    var size: (columns: Int, rows: Int)
  }

  private let state: Mutex<State>

  /// - Parameter keys: as a terminal would send them.
  package init(_ keys: String, columns: Int = 60, rows: Int = 12) {
    var decoder = KeyDecoder()
    let pressed = decoder.keys(from: keys.utf8) + decoder.end()
    state = Mutex(State(events: pressed.map { .key($0) }, size: (columns, rows)))
  }

  package var size: (columns: Int, rows: Int) { state.withLock { $0.size } }
  /// What was drawn, without codes: a picture after each key, its rows between newlines.
  package var pictures: [String] { state.withLock { $0.pictures.map(Theme.withoutCodes) } }
  /// The rows of the last picture with their colours; empty where nothing was drawn.
  package var lastRows: [String] {
    let picture = state.withLock { $0.pictures.last ?? "" }
    let codes = [
      TerminalCode.hideCursor, TerminalCode.showCursor, TerminalCode.home, TerminalCode.eraseToRowEnd,
    ]
    let rows = codes.reduce(picture.replacing(/\u{1b}\[[0-9]+G/, with: "")) { $0.replacing($1, with: "") }
    return rows.isEmpty ? [] : rows.components(separatedBy: "\r\n")
  }

  /// What was drawn, byte for byte.
  package var output: String { state.withLock { $0.pictures.joined() } }
  /// Whether it was entered, left or stopped, in order.
  package var calls: [String] { state.withLock { $0.calls } }

  package func press(_ keys: String) {
    var decoder = KeyDecoder()
    let pressed = decoder.keys(from: keys.utf8) + decoder.end()
    state.withLock { $0.events += pressed.map { .key($0) } }
  }

  package func resize(columns: Int, rows: Int) {
    state.withLock {
      $0.size = (columns, rows)
      $0.events.insert(.redraw, at: 0)
    }
  }

  package func enter() { note("enter") }
  package func leave() { note("leave") }
  package func stop() { note("stop") }
  private func note(_ call: String) { state.withLock { $0.calls.append(call) } }

  package func next() -> ScreenEvent { state.withLock { $0.events.isEmpty ? .end : $0.events.removeFirst() } }
  package func draw(_ text: String) { state.withLock { $0.pictures.append(text) } }
}
