internal import APIClient
internal import Transcripts

/// Makes of a line that was run what a saved session has of it: redacted, and shown on a stage that knows nothing but
/// that. So what is written replays as written, whatever the screen was like.
final class Rehearsal {
  private let stage: ReplayStage
  private let ports: @Sendable () -> PracticePorts?

  init(
    _ frontMatter: FrontMatter, commands: CommandList, ports: @escaping @Sendable () -> PracticePorts?
  ) async throws(CommandFailure) {
    self.ports = ports
    stage = try await ReplayStage(frontMatter, cassette: Cassette(recordings: []), commands: commands)
  }

  struct Result: Sendable {
    let command: String
    /// As they are read from a cassette.
    let recordings: [Recording]
    let performance: ReplayStage.Performance
  }

  /// The practice API under the names that saved sessions have for it.
  func named(_ text: String) -> String { PracticeAlias(ports()).named(text) }

  /// - Parameters:
  ///   - redactor: learns the secrets of the line.
  ///   - keeping: may put what was recorded earlier in place of what came now.
  func perform(
    _ line: LoggedLine, redactor: inout Redactor, mode: ConsoleBlock.Mode = .usual,
    keeping: ([Recording]) -> [Recording] = { $0 }
  ) async throws -> Result {
    for given in line.secrets {
      redactor.learn(given.secret)
      if let source = given.source { stage.provide(secret: source) }
    }
    let alias = PracticeAlias(ports())
    let recordings = keeping(try Self.replayable(line.recordings.map(alias.named), &redactor))
    let command = redactor.redact(Step(command: alias.named(line.text))).command
    stage.cassette.add(recordings)
    let performance = await stage.run(
      command, endingIn: line.outcome, piped: line.piped.map(alias.named), mode: mode)
    return Result(command: command, recordings: recordings, performance: performance)
  }

  /// The recordings as they are read from the cassette.
  private static func replayable(_ recordings: [Recording], _ redactor: inout Redactor) throws -> [Recording]
  {
    guard !recordings.isEmpty else { return [] }
    return try Cassette(reading: Cassette(recordings: recordings).bytes(redactor: &redactor)).recordings
  }
}
