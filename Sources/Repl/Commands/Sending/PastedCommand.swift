/// `curl …`, `http …`: a line that was copied for another program.
package struct PastedCommand: Command {
  package static let spec = CommandSpec(
    "curl", aliases: ["http", "https"], section: .sending,
    summary: "send a line that was copied for curl or HTTPie",
    usage: ["curl …", "http …", "https …"],
    examples: [
      CommandSpec.Example(
        "curl -X POST {{practice}}/echo -H 'X-A: 1' -d 'a=1'", "as documentation prints it"),
      CommandSpec.Example("http POST {{practice}}/echo name=Ada", "an HTTPie line"),
    ])

  private let line: RequestLine

  package init(_ line: CommandLine) throws(LineProblem) {
    _ = try line.require(0, "what \(line.name.text) is to send", try: "help curl")
    self.line = try RequestLine(anyDialect: line.words)
  }

  package func run(in context: Context) async throws -> Outcome { try await context.send(line) }
}
