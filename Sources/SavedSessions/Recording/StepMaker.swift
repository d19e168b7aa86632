internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
package import ApusRedaction
internal import ApusSurroundings

/// Makes of a line that was run what a saved session has of it: redacted, and shown in a sandbox that knows nothing but
/// that. So what is written replays as written, whatever the screen was like.
package final class StepMaker {
  private let sandbox: ReplaySandbox
  private let words: CommandWords
  private let ports: @Sendable () -> PracticePorts?

  init(
    _ frontMatter: FrontMatter, cassette: Cassette = Cassette(recordings: []), userAgent: String? = nil,
    variables: [String: VariableValue] = [:],
    runner: any LineRunner,
    ports: @escaping @Sendable () -> PracticePorts?
  ) throws(CommandFailure) {
    self.ports = ports
    words = runner.words
    sandbox = try ReplaySandbox(
      frontMatter, cassette: cassette, userAgent: userAgent, variables: variables,
      runner: runner, takesFiles: true)
  }

  struct Result: Sendable {
    let command: String
    /// As they are read from a cassette.
    let recordings: [Recording]
    let lineResult: LineResult
    /// Which of what it could receive it did not ask for.
    let unasked: Set<Int>
  }

  /// What steps look into that ask nobody.
  var looked: LookedAnswer { get async { await sandbox.looked } }

  /// The practice API under the names that saved sessions have for it.
  package func named(_ text: String) -> String { PracticeAlias(ports()).named(text) }

  /// A line that was run as it may be written down, but for its recordings, which the cassette redacts.
  ///
  /// - Parameter redactor: learns the secrets of the line.
  package func named(_ line: LoggedLine, redactor: inout Redactor) -> LoggedLine {
    for given in line.secrets {
      redactor.learn(given.secret)
      if let declaration = given.declaration { sandbox.provide(secret: declaration) }
    }
    for recording in line.recordings { redactor.learn(namedIn: recording.exchange.request) }
    let alias = PracticeAlias(ports())
    return LoggedLine(
      text: RedactedLine.text(line.text, words, alias, redactor: &redactor),
      recordings: line.recordings.map(alias.named), piped: line.piped.map(alias.named),
      outcome: line.outcome, secrets: line.secrets, isCut: line.isCut, files: line.files)
  }

  /// The line that leads to another base; `nil` where it is that already.
  func line(movingTo base: WebURL) async -> LoggedLine? {
    let name = named("\(base)")
    if let now = await sandbox.base, named("\(now)") == name { return nil }
    return LoggedLine(
      text: "base \(name)", recordings: [], piped: nil, outcome: .ok, secrets: [], isCut: false)
  }

  /// Runs the steps of a session, so that others can follow them.
  func `repeat`(_ document: SessionDocument) async {
    for case .block(let block) in document.parts {
      for step in block.steps {
        _ = await sandbox.run(step.command, endingIn: step.outcome ?? .ok, mode: block.mode)
      }
    }
  }

  /// Runs a named line once more.
  ///
  /// - Parameters:
  ///   - recordings: what it receives, as read from the cassette.
  ///   - files: what it reads where that was not there yet, or not so.
  func perform(
    _ line: LoggedLine, receiving recordings: [Recording], reading files: [HARFile] = [],
    redactor: inout Redactor, mode: ConsoleBlock.Mode = .usual
  ) async -> Result {
    // The requests told which words of their line are secrets.
    let command = redactor.redact(Step(command: line.text)).command
    sandbox.add(files)
    let first = sandbox.cassette.add(recordings)
    let lineResult = await sandbox.run(command, endingIn: line.outcome, piped: line.piped, mode: mode)
    let unasked = Set(sandbox.cassette.unused.map { $0 - first }.filter { $0 >= 0 })
    return Result(command: command, recordings: recordings, lineResult: lineResult, unasked: unasked)
  }
}
