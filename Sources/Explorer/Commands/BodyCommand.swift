package import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `body [--pretty]`
package struct BodyCommand: Explores {
  private static let pretty = CommandOption("--pretty", "lays it out in lines")
  private static let yaml = CommandOption("--yaml", "writes the same values as YAML")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "show the last body as it was received",
    forms: [[.option(pretty)], [.option(yaml)], LineForm(tail: "| COMMAND"), LineForm(tail: "> FILE")],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to look at"),
      CommandSpec.Example("body", "its text"),
      CommandSpec.Example("body --pretty", "indented, every number and string spelled as it was"),
      CommandSpec.Example("body --yaml > octocat.yaml", "for files that people edit"),
      CommandSpec.Example("body | wc -c", "exactly the bytes that came"),
    ])

  private let isPretty: Bool
  private let isYAML: Bool
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    isPretty = line.has(Self.pretty)
    isYAML = line.has(Self.yaml)
    range = line.name.range
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    try output.paging { try show(answers, output) }
    return .ok
  }

  private func show(_ answers: any AnswerBook, _ output: Output) throws {
    if isYAML {
      try output.write(yaml: try answers.document(of: nil, at: range))
    } else if isPretty {
      try output.write(pretty: try answers.document(of: nil, at: range).root)
    } else if case .file(_, let document) = answers.records.focus {
      try output.show(body: document.bytes)
    } else {
      let record = try answers.lastRecord(at: range)
      try output.show(body: record)
      // Who reads the file later has seen no error.
      if output.file != nil, let failure = record.failure {
        output.note(Line("what came was not whole, and neither is the file: \(failure.code)", .warning))
      }
    }
  }
}

extension Output {
  /// Bytes of a file, or of what was sent, as text for a person, or as they are for a program.
  func show(body bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    if console.outTraits.isTerminal, !console.outTraits.isPaged {
      try show(TextBody(Array(bytes)))
    } else {
      try write(bytes)
    }
  }

  /// A body as text for a person, or as its exact bytes for a program, a pager on the line among them.
  package func show(body record: Record) throws(SinkClosed) {
    if console.outTraits.isTerminal, !console.outTraits.isPaged {
      try show(record.bodyView)
    } else {
      try write(record.exchange.body.bytes[...])
    }
  }
}
