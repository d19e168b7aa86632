import ApusTerminalTestSupport
import Foundation
import Testing

/// The program on a pseudo-terminal of its own, as a user has it.
final class ProgramTerminal {
  private(set) var screen: ScreenModel
  /// Everything that was written, codes included.
  private(set) var output = ""
  private let process: TerminalProcess
  private var pty: PseudoTerminal { process.terminal }
  /// How often a line began to be read: the editor asks for marked pastes then.
  private var reads = 0
  private static let readsLine = Array("\u{1b}[?2004h".utf8)
  private var readsSeen = 0

  /// - Parameters:
  ///   - command: by default the program itself.
  ///   - variables: on top of those that `Program.variables` has.
  init(
    _ arguments: [String] = ["--practice"], command: String = Program.path, home: String? = nil,
    variables: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws {
    screen = ScreenModel(columns: columns, rows: rows)
    process = try TerminalProcess(
      command, arguments,
      environment: Program.variables(home: home, variables).map { "\($0)=\($1)" }, columns: columns,
      rows: rows)
  }

  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, let sent = pty.send(rest) {
      rest = rest.dropFirst(sent)
      // It has to write before it can read on.
      if !rest.isEmpty { read(within: 10) }
    }
  }

  func resize(columns: Int, rows: Int) {
    pty.resize(columns: columns, rows: rows)
    screen = ScreenModel(columns: columns, rows: rows)
  }

  /// Sends a line and waits for the next prompt; returns what was written meanwhile.
  @discardableResult
  func enter(_ line: String, _ location: SourceLocation = #_sourceLocation) -> String {
    let start = output.endIndex
    send(line + "\r")
    waitForPrompt(location)
    return String(output[start...])
  }

  /// Waits until a line is being read that was not yet when this was last called, and its picture is painted.
  func waitForPrompt(_ location: SourceLocation = #_sourceLocation) {
    let before = readsSeen
    wait(location) { $0.reads > before && $0.isPainted }
    readsSeen = reads
  }

  /// Presses a key again and again until there is a prompt: a key that comes before the line runs is no signal yet.
  func pressUntilPrompt(_ key: String, _ location: SourceLocation = #_sourceLocation) {
    for _ in 0..<100 where reads == readsSeen {
      send(key)
      while reads == readsSeen, read(within: 100) {}
    }
    waitForPrompt(location)
    // A key too many makes prompts of its own. What is typed behind it is seen when none is left.
    send("settled")
    wait(location) { $0.line.hasSuffix("settled") }
    send("\u{15}")
    wait(location) { !$0.line.hasSuffix("settled") && $0.isPainted }
    readsSeen = reads
  }

  /// The row that the cursor is in.
  private var line: String {
    screen.text.indices.contains(screen.row) ? screen.text[screen.row] : ""
  }

  /// Whether the last thing that happened is that the cursor was shown after a prompt was painted.
  private var isPainted: Bool { output.hasSuffix("\u{1b}[?25h") }

  func wait(for text: String, _ location: SourceLocation = #_sourceLocation) {
    wait(location) { $0.output.contains(text) }
  }

  /// Waits until `text` is written after everything there is now.
  func wait(forNew text: String, _ location: SourceLocation = #_sourceLocation) {
    let start = output.utf8.count
    wait(location) { String($0.output.utf8.dropFirst(start))?.contains(text) ?? false }
  }

  func wait(forRow isThere: @escaping (String) -> Bool, _ location: SourceLocation = #_sourceLocation) {
    wait(location) { $0.screen.text.contains(where: isThere) }
  }

  /// Waits, without reading what it writes, until it can go no further.
  func waitUntilStuck() { process.waitUntilStuck() }

  /// Ends it at once, whatever it does.
  func kill() {
    process.end()
    _ = waitForEnd()
  }

  /// Sends it a signal, as another program does.
  func send(signal: Int32) { process.send(signal: signal) }

  /// Waits until the line being typed begins so and the cursor is behind it: what is only suggested is not typed yet.
  func wait(forLine text: String, _ location: SourceLocation = #_sourceLocation) {
    wait(location) { $0.line.hasPrefix(text) && $0.screen.column >= text.count }
  }

  /// Waits for its end, and returns its exit status.
  func waitForEnd() -> Int32 {
    while read(within: PseudoTerminal.patience) {}
    return process.waitForEnd()
  }

  /// Reads until the condition holds. The limit only ends a test that has failed.
  private func wait(_ location: SourceLocation, until condition: (ProgramTerminal) -> Bool) {
    while !condition(self) {
      guard read(within: PseudoTerminal.patience) else { break }
    }
    #expect(
      condition(self), "the screen is\n\(screen.text.joined(separator: "\n"))", sourceLocation: location)
  }

  /// False when nothing came, or the program is gone.
  @discardableResult
  private func read(within milliseconds: Int32) -> Bool {
    guard let more = pty.read(within: milliseconds) else { return false }
    // What tells may come in two parts.
    let seen = output.utf8.count
    output += more
    let new = Array(output.utf8.suffix(output.utf8.count - seen + Self.readsLine.count - 1))
    reads += new.ranges(of: Self.readsLine).count
    screen.feed(more)
    return true
  }
}
