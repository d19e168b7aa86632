package import APIClient
package import Rendering

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
  /// The files whose lines run now, the outermost first.
  var filesBeingRun: [String] = []

  /// Files end with the first request that fails.
  var isStrict = false

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
    if console.outTraits.isTerminal { self.console.out = screens.out }
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
  func flush() { for screen in screens { screen.flush() } }

  /// Writes what was asked for.
  package func show(_ view: some View) throws(SinkClosed) {
    let traits = console.outTraits
    try console.out.write(traits.theme.text(of: view.lines(on: traits.screen)))
  }

  /// Writes bytes as they are. Only for what another program reads.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) { try console.out.write(bytes) }

  /// Writes what is to be said about what was asked for. Nobody reading it is no failure.
  package func note(_ view: some View) {
    let traits = console.noteTraits
    try? console.notes.write(traits.theme.text(of: view.lines(on: traits.screen)))
  }

  package func note(_ line: Line) { note(Lines([line])) }
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

  /// Where values are listed, one a line: whole for a program.
  package var listScreen: Screen { isTerminal ? screen : .endless }
}
