package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSavedSessions
package import ApusSurroundings
internal import ApusText

/// `record FILE`, `record off`
package struct RecordCommand: Keeps {
  private static let file = Operand("FILE", .file)

  package static let spec = CommandSpec(
    section: .saving,
    summary: "keep this session in a file as you go, from its first line on",
    forms: [
      [.operand(file)], [.with(append), .operand(file)],
      [.word("off", "no more from here on", also: ["stop"])], [.word("undo", "take the last line out")],
      [.word("pause", "leave lines out for a while")],
      [.word("on", "and no longer", also: ["resume", "continue"])], [],
      .unsaid(.word("start"), .operand(file)),
    ],
    examples: [
      CommandSpec.Example("record demo", "into demo.session.md, and its answers into demo.session.har"),
      CommandSpec.Example("get /github/users/octocat", "each line is on the disk before the next"),
      CommandSpec.Example("get /echo", "not that one"),
      CommandSpec.Example("record undo", "it is taken back"),
      CommandSpec.Example("record pause", "what follows is nobody's business"),
      CommandSpec.Example("record on", "go on"),
      CommandSpec.Example("record off", "no more from here on"),
      CommandSpec.Example("replay demo", "run it again, without a network"),
    ],
    details: [
      "Secrets are left out, wherever they stand, and `record off` names what was taken out. `save FILE` writes the same at once.",
      "Of an answer over 33 MB only the beginning is kept, which is said.",
      "`record stop` is `record off`, `record resume` is `record on`, and `record start FILE` begins one; a file of such a "
        + "name is written in full, as in `record stop.session.md`.",
      "While it records, a command behind | writes into a pipe and not to the terminal, so it may do without colours. "
        + "`run FILE` is kept as the lines it ran; what a session or a HAR file from elsewhere does is not kept.",
    ])

  private static let append = CommandOption("--append", "goes on with a session that is there")

  private let file: Word?
  private let appends: Bool
  private let subword: String?

  package init(_ line: LineArguments) throws(LineProblem) {
    file = line[Self.file]
    appends = line.has(Self.append)
    subword = line.subword
  }

  package func keep(with keeper: SessionKeeper, _ output: Output) async throws -> Outcome {
    switch (file, subword) {
    case (let file?, _): try await appends ? keeper.record(behind: file) : keeper.record(to: file)
    case (nil, "undo"): try await keeper.undo()
    case (nil, "pause"): try keeper.pause(true)
    case (nil, "on"): try keeper.pause(false)
    case (nil, nil):
      let path = keeper.path.map { "recording to \($0)" } ?? "not recording; try: record FILE"
      output.note(Line(path, .dim))
      if keeper.isPaused { output.note(Line("lines are left out until `record on`", .dim)) }
    default: if !keeper.stop() { output.note(Line("not recording", .dim)) }
    }
    return .ok
  }
}
