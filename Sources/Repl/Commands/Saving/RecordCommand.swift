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
    forms: [[.operand(file)], [.word("off", "no more from here on")], []],
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
    ])

  private let file: Word?
  private let stops: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    file = line[Self.file]
    stops = line.subword != nil
  }

  package func keep(with keeper: SessionKeeper, _ output: Output) async throws -> Outcome {
    if let file {
      try await keeper.record(to: file)
    } else if !stops {
      let path = keeper.path
      output.note(Line(path.map { "recording to \($0)" } ?? "not recording; try: record FILE", .dim))
    } else if !keeper.stop() {
      output.note(Line("not recording", .dim))
    }
    return .ok
  }
}
