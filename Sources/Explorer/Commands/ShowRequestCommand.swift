internal import ApusAnswers
package import ApusClient
package import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
package import ApusSurroundings

/// `request [N]`
package struct ShowRequestCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "show the last request as it was sent",
    forms: [[.operand(.record.optional)]],
    examples: [
      CommandSpec.Example("post /echo name=Ada", "a request with a body"),
      CommandSpec.Example("request", "its head and its body"),
    ])

  private let target: RecordTarget

  package init(_ line: LineArguments) throws(LineProblem) { target = try RecordTarget(line) }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let request = try target.record(in: answers).sentRequest
    try output.show(RequestView(output.console.outTraits.isTerminal ? request.maskingBody : request))
    return .ok
  }
}

extension Record {
  /// The request with the headers that really went out first; what was asked for when nothing was sent.
  package var sentRequest: Request {
    guard let sent = exchange.hops.first?.sent else { return exchange.request }
    var request = exchange.request
    request.url = sent.url
    request.headers = sent.headers
    return request
  }
}
