import ApusTerminalTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusLineEditing
@testable import ApusText

/// A pseudo-terminal with an editor reading on the other side, on a thread of its own.
final class EditorTerminal {
  private(set) var screen: ScreenModel
  private let pty: PseudoTerminal
  private let shared = Shared()

  /// What the reading thread tells the test.
  final class Shared: Sendable {
    struct State {
      var results: [LineResult] = []
      var messages: MessagesAbove?
      var resized: (@Sendable () -> Void)?
      var isOver = false
    }
    let state = Mutex(State())

    /// Reads lines until the end.
    func serve(_ reader: EditLineReader, _ prompt: Prompt) {
      state.withLock { state in
        state.messages = reader.messages
        state.resized = reader.resized
      }
      var result: LineResult
      repeat {
        result = reader.readLine(prompt)
        state.withLock { $0.results.append(result) }
      } while result != .end
    }
  }

  /// Starts reading lines with the prompt "> " until the end.
  ///
  /// - Parameters:
  ///   - prefill: text for the first line.
  ///   - setUp: changes the hooks; runs on the reading thread.
  init(
    columns: Int = 40, rows: Int = 12, styles: Bool = true, prompt: Prompt = Prompt("> "),
    editrc: String? = nil,
    history: [String] = [], prefill: String = "",
    setUp: @escaping @Sendable (inout EditorHooks) -> Void = { _ in }
  ) throws {
    let pty = try PseudoTerminal(columns: columns, rows: rows)
    self.pty = pty
    screen = ScreenModel(columns: columns, rows: rows)
    let shared = shared
    let terminal = Terminal(input: pty.slave, output: pty.slave, usesStyles: styles)
    Thread.detachNewThread {
      let run = {
        var hooks = EditorHooks()
        setUp(&hooks)
        let kept = History()
        for entry in history { kept.append(entry) }
        let reader = EditLineReader(
          terminal: terminal, history: kept, hooks: hooks, editrc: editrc, watchesSignals: false)
        guard let reader else { return }
        reader.prefill(prefill)
        shared.serve(reader, prompt)
      }
      run()
      pty.closeSlave()  // only now: a reader that goes away still sets the terminal's modes
      shared.state.withLock { $0.isOver = true }
    }
    waitForPrompt()
  }

  /// Ends the reading thread.
  deinit { pty.closeMaster() }

  var results: [LineResult] { shared.state.withLock { $0.results } }

  func waitForPrompt() {
    waitUntil { $0.screen.reads > 0 }
  }

  /// Sends keys and waits for the picture that they make.
  func type(_ keys: String) {
    let before = screen.pictures
    send(keys)
    waitUntil { $0.screen.pictures > before }
  }

  func send(_ keys: String) {
    send(bytes: Array(keys.utf8))
  }

  /// Reads what the editor writes when it must write before it can read on.
  func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while let sent = pty.send(rest) {
      rest = rest.dropFirst(sent)
      if rest.isEmpty { return }
      if let output = pty.read(within: 10) { screen.feed(output) }
    }
  }

  /// Presses Enter and waits until the next line is being read.
  func enter() {
    let reads = screen.reads
    send("\r")
    waitUntil { $0.screen.reads > reads }
  }

  func print(above message: String) {
    messages?.print(message)
  }

  var messages: MessagesAbove? { shared.state.withLock { $0.messages } }

  /// Resizes the window to a screen that then shows `lines`, and tells the editor.
  func resize(columns: Int, rows: Int, showing lines: [String], cursor: (row: Int, column: Int)) {
    pty.resize(columns: columns, rows: rows)
    screen.resize(columns: columns, rows: rows, showing: lines, cursor: cursor)
    shared.state.withLock { $0.resized }?()
    waitUntil { $0.screen.pictures > 0 }
  }

  func hangUp() {
    pty.closeMaster()
  }

  func joinEmoji(_ joins: Bool) {
    screen.joinsEmoji = joins
  }

  /// Reads what the editor writes until the condition holds. The limit only ends a test that has failed.
  @discardableResult
  func waitUntil(_ condition: (EditorTerminal) -> Bool) -> Bool {
    while !condition(self) {
      guard let output = pty.read(within: PseudoTerminal.patience) else { return false }
      screen.feed(output)
    }
    return true
  }

  /// Reads what the editor has written, without waiting for more.
  func readWhatThereIs() {
    while let output = pty.read(within: 0) { screen.feed(output) }
  }

  /// Reads until the editor has been silent for a while.
  func readUntilQuiet() {
    while let output = pty.read(within: 200) { screen.feed(output) }
  }

  /// Waits until `count` lines were read.
  @discardableResult
  func waitForResults(_ count: Int) -> [LineResult] {
    var quiet: Int32 = 0  // the limit only ends a test that has failed
    while results.count < count, !shared.state.withLock({ $0.isOver }), quiet < PseudoTerminal.patience / 20 {
      let output = pty.read(within: 20)
      if let output { screen.feed(output) }
      quiet = output == nil ? quiet + 1 : 0
    }
    return results
  }

  /// Expects these rows on the screen, once the editor has painted them, and the cursor in its place.
  func expect(
    _ rows: [String], cursor: (row: Int, column: Int)? = nil, _ location: SourceLocation = #_sourceLocation
  ) {
    waitUntil { terminal in
      terminal.screen.text == rows
        && cursor.map { terminal.screen.row == $0.row && terminal.screen.column == $0.column } ?? true
    }
    #expect(screen.text == rows, sourceLocation: location)
    if let cursor {
      #expect("\(screen.row),\(screen.column)" == "\(cursor.row),\(cursor.column)", sourceLocation: location)
    }
    #expect(screen.unknown.isEmpty, "codes that the editor must not use", sourceLocation: location)
  }
}
