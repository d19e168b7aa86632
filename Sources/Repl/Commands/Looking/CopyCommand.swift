internal import ApusClient
package import ApusExplorer
internal import ApusFormats
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `copy [PATH]`, `copy path PATH`, `copy curl`, `copy request`, `copy body`
package struct CopyCommand: Sets {
  private static let secret = CommandOption("--secret", "copies it though there is a secret in it")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "copy a value, a path or a request to the clipboard",
    forms: [
      [.operand(.path.optional), .option(secret)],
      [.word("path", "the place of what a path selects"), .operand(.path)],
      [.word("curl", "the last request as a curl command")],
      [.word("request", "the last request as it was sent")],
      [.word("body", "the last body as it came")],
    ],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to copy from"),
      CommandSpec.Example("copy .login", "a text, without its quotes"),
      CommandSpec.Example("copy curl", "what asks for it in a shell"),
      CommandSpec.Example("copy path ..login", "a path for other programs"),
    ],
    details: [
      "It goes to wl-copy, xclip, xsel, pbcopy or clip.exe, the first that is here and has a display.",
      "`set clipboard osc52` has the terminal take it instead, which works over ssh, too: at most 75 kB, and a terminal "
        + "that refuses does not say so.",
    ])

  private let what: String?
  private let path: PathArgument
  private let evenSecret: Bool
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    what = line.subword
    path = try PathArgument(line)
    evenSecret = line.has(Self.secret)
    range = line.name.range
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let answers = Answers(session)
    guard let (text, key) = try text(from: answers, output) else {
      try answers.noteNothing(at: path, output)
      return .failed(.decodeMissing)
    }
    let clipboard = Clipboard(surroundings.environment, session.settings.clipboard)
    let said = try clipboard.copy(text, named: key, evenSecret: evenSecret, on: output)
    output.note(Line(said, .dim))
    return .ok
  }

  private func text(from answers: Answers, _ output: Output) throws -> (text: String, key: String?)? {
    switch what {
    case "path":
      let places = try answers.matches(of: path).map { "\($0.place)" }
      return places.isEmpty ? nil : (places.joined(separator: "\n"), nil)
    case "curl":
      let record = try answers.lastRecord(at: range)
      return try whole(output) {
        try ExportWriter(answers.session.redactors.exporting([record]), output).write(
          [record], as: { try $0.map { try CurlExport($0).text() }.joined() })
      }
    case "request":
      let request = try answers.lastRecord(at: range).sentRequest
      return try whole(output) { try output.show(RequestView(request)) }
    case "body":
      let record = try answers.lastRecord(at: range)
      return try whole(output) { try output.show(body: record) }
    default: return try answers.carried(path)
    }
  }

  /// What a command would write, where that is a text.
  private func whole(_ output: Output, _ work: () throws -> Void) throws -> (text: String, key: String?) {
    guard let text = String(validating: try output.kept(work), as: UTF8.self) else {
      throw CommandFailure(
        .decodeType, "the body is no text, which is all that is copied", try: ["body > FILE"])
    }
    return (text.hasSuffix("\n") && what != "body" ? String(text.dropLast()) : text, nil)
  }
}
