internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusFormats
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusSending
package import ApusSurroundings

/// `open FILE`
package struct OpenCommand: Sets {
  private static let file = Operand("FILE", .file, "a file", try: "open data.json")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "look at a file of JSON, CSV, XML, HTML or HAR as though it had come as a response",
    forms: [[.operand(file)], [.operand(file.shown(as: "-"))]],
    examples: [
      CommandSpec.Example("get /github/users/octocat > octocat.json", "a file to open"),
      CommandSpec.Example("open octocat.json", "its tree"),
      CommandSpec.Example(".login", "a part of it"),
    ],
    details: [
      "Several values that follow one another, one a line or not, are a list of them. `-` reads standard input.",
      "The entries of a HAR file become requests of the history, to look at: nothing is sent.",
    ])

  private let file: Word

  package init(_ line: LineArguments) throws(LineProblem) { file = try line.require(Self.file) }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let path = try file.template.filled(from: session.variables).visible(in: "a file name")
    if path == "-" { surroundings.input?.isTaken() }
    let bytes = try surroundings.environment.files.contents(
      ofFile: path == "-" ? "/dev/stdin" : path, at: file.range)
    if OpenedCapture.isOne(bytes, named: path) {
      return try OpenedCapture(bytes, named: path).open(in: &session, surroundings, output)
    }
    if GronReader.isOne(bytes, named: path) {
      let document = try OpenedGron.document(bytes)
      session.records.open(document, named: path)
      if output.console.outTraits.isTerminal { try output.showFolded(TreeView(document.root)) }
      return .ok
    }
    let text = BodyText(bytes, contentType: "application/json").bytes
    let reading: BodyReading
    do throws(BodyReading.Problem) {
      reading = try BodyReading(text, ofFile: path, forms: session.settings.look.forms)
    } catch {
      throw CommandFailure(error, in: text, try: ["explain decode.syntax"])
    }
    session.records.open(reading.document, named: path)
    if output.console.outTraits.isTerminal {
      try output.show(firstSightOf: reading, text, as: session.settings.view)
    }
    return .ok
  }
}
