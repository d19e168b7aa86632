package import APIClient
internal import Rendering
package import Text

/// Everything a command may use and change. One command has it at a time.
package final class Context {
  package var session = Session()
  package var console: Console
  package private(set) var transport: any Transport
  package private(set) var environment: Environment
  package let commands: CommandList
  /// Text to put on the next prompt, ready to be edited.
  package var prefill: String?

  /// What no screen shows.
  let mask = SecretMask()
  private let screens: [MaskingSink]
  private let output: InterruptibleSink

  /// The session so far; `nil` where nobody wants to know.
  let log: SessionLog?
  /// Whether the lines are those of a saved session: then nothing is recorded or replayed in turn.
  var isSavedSession: Bool
  /// Writes the session as it goes on, when that is asked for.
  var recorder: SessionRecorder?
  /// The recording that ended because its files could not be written; it may be begun again without asking.
  var brokenRecording: String?
  /// What the commands behind `|` of the line that runs wrote, when somebody listens.
  var piped: [UInt8]?
  /// What is said when the line has ended and its output is whole.
  var afterwords: [any View] = []
  /// The file that the line writes, where it writes one: an error's body does not go into it.
  var outputFile: FileSink?
  /// The files whose lines run now, the outermost first.
  var filesBeingRun: [String] = []

  /// Whether a prompt follows each line.
  var isConversation = false

  /// Files end with the first request that fails.
  var isStrict = false

  /// What the program was given for a body; `nil` where lines come from there, or nobody is to look.
  package var input: StandardInput?

  /// Requests are shown and not sent.
  package var isOffline = false
  /// What is shown of a response whose line does not say.
  package var printsOnly: String?

  /// - Parameters:
  ///   - keepsLog: whether there is a way to know what lines came to.
  ///   - isSavedSession: whether the lines are those of a saved session.
  package init(
    console: Console, transport: any Transport, environment: Environment, commands: CommandList = .all,
    keepsLog: Bool = true, isSavedSession: Bool = false
  ) {
    self.isSavedSession = isSavedSession
    let requests = RequestLog(transport)
    self.transport = MaskingTransport(base: keepsLog ? requests : transport, mask: mask)
    let screens = (out: MaskingSink(console.out, mask), notes: MaskingSink(console.notes, mask))
    self.screens = [screens.out, screens.notes]
    self.console = console
    output = InterruptibleSink(console.outTraits.isTerminal ? screens.out : console.out)
    self.console.out = output
    self.console.notes = screens.notes
    log = keepsLog ? SessionLog(requests, commands: commands) : nil
    self.environment = environment
    self.commands = commands
  }

  /// Does some work in which lines of a file from elsewhere run: what they may not do without somebody's knowing is
  /// asked for.
  func asking(_ permissions: Permissions, _ work: () async throws -> Outcome) async throws -> Outcome {
    let usual = (transport, environment)
    transport = AskingTransport(
      base: transport, permissions: permissions, practicePorts: environment.practicePorts)
    environment = environment.asking(permissions)
    defer { (transport, environment) = usual }
    return try await work()
  }

  /// Has everything on the screen that was written.
  func flush() {
    for screen in screens { screen.flush() }
    output.reset()
  }

  /// Has what was asked for on the screen, and what follows on a line of its own.
  func flushOutput() {
    for screen in screens { screen.flush() }
    if !output.isAtLineStart { endLine(on: console) }
  }

  /// Begins a new line, with a mark behind the old one, where a prompt would be drawn over it. Nobody knows where a
  /// command behind `|` left the cursor. As much as fills a row, mark included, ends on the same row only when it began
  /// at its start: then the mark goes.
  func endLine(on console: Console) {
    let traits = console.noteTraits
    guard isConversation, console.outTraits.isTerminal, traits.movesCursor else { return }
    let mark =
      traits.theme.text(of: Line("%", .dim)) + String(repeating: " ", count: max(0, traits.width - 1))
    // To the screen itself: who listens to what is said wants no blanks.
    try? screens.last?.write(mark + "\r\u{1b}[K")
    flush()
  }

  /// Writes what was asked for.
  package func show(_ view: some View) throws(SinkClosed) { try show(view, on: console.outTraits.screen) }

  /// Writes a view while it is drawn, so that ^C need not wait for its end.
  func show(_ view: some View, on screen: Screen) throws(SinkClosed) {
    let (theme, out) = (console.outTraits.theme, console.out)
    var text = ""
    try view.write(on: screen) { line throws(SinkClosed) in
      text += theme.text(of: line) + "\n"
      guard text.utf8.count >= 4096 else { return }
      try out.write(text)
      text = ""
    }
    if !text.isEmpty { try out.write(text) }
  }

  /// Writes bytes as they are. Only for what another program reads.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) { try console.out.write(bytes) }

  /// Writes what is to be said about what was asked for. Nobody reading it is no failure.
  package func note(_ view: some View) {
    let traits = console.noteTraits
    try? console.notes.write(traits.theme.text(of: view.lines(on: traits.screen)))
  }

  package func note(_ line: Line) { note(Lines([line])) }

  func noteLater(_ line: Line) { afterwords.append(Lines([line])) }

  /// Says what was put off until the output is whole.
  func sayAfterwords() {
    defer { afterwords = [] }
    for view in afterwords { note(view) }
  }
}

/// Lines that are made already. They wrap where the screen ends.
package struct Lines: View {
  private let made: [Line]

  package init(_ lines: [Line]) { made = lines }

  package func lines(on screen: Screen) -> [Line] {
    made.flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
  }
}

extension Console.Traits {
  package var theme: Theme { hasColour ? .colour : .plain }

  /// A program that reads has no width; what is drawn or told to it is as wide as a document.
  package var screen: Screen { Screen(width: isTerminal ? width : 100) }

  /// As high as there are rows, with room for the prompt; for a program without end.
  func folded(_ screen: Screen) -> Screen {
    var folded = screen
    if isTerminal { folded.height = max(4, height - 3) }
    return folded
  }

  /// Where values are listed, one a line: whole for a program.
  package var listScreen: Screen { isTerminal ? screen : .endless }
}
