internal import ApusAnswers
package import ApusClient
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `headers`
package struct HeadersCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "show the head of the last response",
    forms: [[.operand(.record.optional)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to look at"),
      CommandSpec.Example("headers", "its status line and its headers, in order"),
      CommandSpec.Example("headers 1", "those of the first response"),
    ],
    details: [
      "Before the first request it shows what will be sent, as `env` does.",
      "Headers that came after the body, as trailers do, stand below an empty line.",
    ])

  private let target: RecordTarget
  private let isAlone: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    target = try RecordTarget(line)
    isAlone = line.isEmpty
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    if isAlone, answers.records.last == nil {
      try output.show(answers.prospect)
      return .ok
    }
    let record = try target.record(in: answers)
    guard let head = record.exchange.response else {
      output.note(Line("request \(record.number) got no response", .dim))
      return .ok
    }
    try output.show(head: head, trailers: record.trailers)
    return .ok
  }
}

extension Output {
  /// The head of a response: in columns to a person, a field a line to a program.
  ///
  /// - Parameter trailers: Fields that came after the body. They follow an empty line.
  package func show(head: ResponseHead, trailers: HeaderFields = [:]) throws(SinkClosed) {
    guard !console.outTraits.isTerminal else { return try show(HeadersView(head, trailers: trailers)) }
    let reason = head.reason.isEmpty ? "" : " \(head.reason)"
    let fields = head.headers.map { "\($0.name): \($0.shown)\n" }.joined()
    let last = trailers.isEmpty ? "" : "\n" + trailers.map { "\($0.name): \($0.shown)\n" }.joined()
    try write(lines: "\(head.version) \(head.status)\(reason)\n\(fields)\(last)")
  }
}
