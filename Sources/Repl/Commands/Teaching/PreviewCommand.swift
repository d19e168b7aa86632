internal import ApusClient
package import ApusLanguage
package import ApusSurroundings

/// `preview LINE`
package struct PreviewCommand: Asks {
  private static let line = Operand("LINE", .line, "a line to preview", try: "preview get /users")

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "show the exact request a line would send, and send nothing",
    forms: [[.operand(line)]],
    examples: [
      CommandSpec.Example(
        "preview post /gists public:=false description='Hi'", "a JSON body, as it would go out"),
      CommandSpec.Example("preview get /users q==日本", "how a query is encoded"),
    ])

  private let line: AskingLine

  package init(_ line: LineArguments) throws(LineProblem) {
    self.line = try AskingLine(line.remainder(from: Self.line))
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let prepared = try sender.prepare(line)
    return try sender.preview(prepared.request)
  }
}
