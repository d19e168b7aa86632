internal import Rendering
internal import Text

/// `record FILE`, `record off`
package struct RecordCommand: Command {
  package static let spec = CommandSpec(
    section: .saving,
    summary: "keep this session in a file as you go, from its first line on",
    usage: ["record FILE", "record off", "record"],
    examples: [
      CommandSpec.Example("record demo", "into demo.session.md, and its answers into demo.session.har"),
      CommandSpec.Example("get /github/users/octocat", "each line is on the disk before the next"),
      CommandSpec.Example("record off", "no more from here on"),
      CommandSpec.Example("replay demo", "run it again, without a network"),
    ],
    details: [
      "Secrets are left out, wherever they stand. `save FILE` writes the same at once.",
      "While it records, a command behind | writes into a pipe and not to the terminal, so it may do without colours. "
        + "`run FILE` is kept as the lines it ran; what a session or a HAR file from elsewhere does is not kept.",
    ],
    arguments: [.file])

  private let file: Word?

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(1)
    file = line.arguments.first
  }

  package func run(in context: Context) async throws -> Outcome {
    guard let file else {
      let path = context.recorder?.path
      context.note(Line(path.map { "recording to \($0)" } ?? "not recording; try: record FILE", .dim))
      return .ok
    }
    if file.text.lowercased() == "off" { return stop(in: context) }
    try await context.startRecording(to: context.pathForSession(file))
    return .ok
  }

  private func stop(in context: Context) -> Outcome {
    guard let recorder = context.recorder else {
      context.note(Line("not recording", .dim))
      return .ok
    }
    context.stopRecording()
    context.note(Line("\(Units.count(recorder.stepCount, "line")) in \(recorder.path)", .dim))
    context.noteUnlike(recorder)
    return .ok
  }
}

extension Context {
  /// The path of the session that a word names. Files that are there are only replaced when the user says so.
  func pathForSession(_ word: Word) throws(LineProblem) -> String {
    let typed = try word.template.filled(from: session.variables).visible(in: "a file name")
    let path = environment.files.expanded(SessionFileName.whole(typed))
    if path == brokenRecording { return path }
    let isThere = { [environment] in environment.files.problem($0) == nil }
    guard let there = [path, path.dropLast(3) + ".har"].first(where: isThere),
      !environment.confirm("\(there) is there; replace it? ")
    else { return path }
    throw LineProblem(
      "\(there) is there already", at: word.range, try: there == path ? "replay \(typed)" : "run \(there)")
  }

  /// Tells which lines will not replay as they went.
  func noteUnlike(_ recorder: SessionRecorder) {
    for line in recorder.unlike {
      note(Line("goes another way when it is replayed: ", .warning) + Line(line))
    }
  }
}
