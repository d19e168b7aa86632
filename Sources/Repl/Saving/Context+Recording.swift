internal import APIClient
internal import Rendering
internal import System
internal import Text

extension Context {
  /// Runs one line, says what went wrong, if anything did, and keeps it.
  func runAndKeep(_ line: String) async -> Outcome {
    let outcome = await runToEnd(line)
    await keep(line, outcome)
    return outcome
  }

  /// Keeps a line that was run, and writes it where the session is being recorded.
  func keep(_ line: String, _ outcome: Outcome) async {
    await recorder?.append(line, outcome) { note($0) }
  }

  /// What records this session.
  func sessionRecorder() throws(CommandFailure) -> Recorder {
    guard let recorder else {
      throw CommandFailure(.usageCommand, "a session that is replayed is not recorded")
    }
    return recorder
  }

  /// Records from now on, with everything there is so far, into the session that a word names.
  func startRecording(to word: Word) async throws {
    let path = try pathForSession(word)
    try await sessionRecorder().start(at: path) { note($0) }
  }

  /// The path of the session that a word names. Files that are there are only replaced when the user says so.
  func pathForSession(_ word: Word) throws(LineProblem) -> String {
    let typed = try word.template.filled(from: session.variables).visible(in: "a file name")
    let path = environment.files.expanded(SessionFileName.whole(typed))
    if path == recorder?.brokenPath { return path }
    let isThere = { [environment] in environment.files.problem($0) == nil }
    guard let there = [path, path.dropLast(3) + ".har"].first(where: isThere),
      !environment.confirm("\(there) is there; replace it? ")
    else { return path }
    throw LineProblem(
      "\(there) is there already", at: word.range, try: there == path ? "replay \(typed)" : "run \(there)")
  }

  /// Tells what was written, and which lines will not replay as they went.
  func noteWritten(_ session: SessionWriter) {
    note(Line("\(Units.count(session.stepCount, "line")) in \(session.path)", .dim))
    for line in session.unlike {
      note(Line("goes another way when it is replayed: ", .warning) + Line(line))
    }
  }
}
