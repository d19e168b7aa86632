internal import APIClient
internal import JSON
internal import Rendering

/// `body [--pretty]`
package struct BodyCommand: Command {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "show the last body as it was received",
    usage: ["body [--pretty]", "body | COMMAND", "body > FILE"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to look at"),
      CommandSpec.Example("body", "its text"),
      CommandSpec.Example("body --pretty", "indented, every number and string spelled as it was"),
      CommandSpec.Example("body | wc -c", "exactly the bytes that came"),
    ])

  private let isPretty: Bool
  private let range: Range<Int>

  package init(_ line: CommandLine) throws(LineProblem) {
    var options = LineOptions(line)
    isPretty = options.flag("--pretty")
    range = line.name.range
    _ = try options.rest(atMost: 0)
  }

  package func run(in context: Context) async throws -> Outcome {
    if isPretty {
      try context.write(pretty: try context.document(of: nil, at: range).root)
    } else if case .file(_, let document) = context.session.records.focus {
      try context.write(document.bytes)
    } else {
      try context.show(body: context.lastRecord(at: range))
    }
    return .ok
  }
}

extension Context {
  /// Writes a value indented, in colour where there is colour, safe where somebody looks.
  func write(pretty node: Node) throws(SinkClosed) {
    let traits = console.outTraits
    let writer = JSONWriter(
      .indented(by: 2), palette: traits.hasColour ? .standard : nil, escapesInvisible: traits.isTerminal)
    try writer.write(node) { chunk throws(SinkClosed) in try write(chunk) }
    try write([UInt8(ascii: "\n")])
  }

  /// A body as text for a person, or as its exact bytes for a program.
  func show(body record: Record) throws(SinkClosed) {
    let body = record.exchange.body.bytes
    if console.outTraits.isTerminal {
      try show(BodyView(body, contentType: record.exchange.response?.headers["Content-Type"]))
    } else {
      try write(body[...])
    }
  }
}
