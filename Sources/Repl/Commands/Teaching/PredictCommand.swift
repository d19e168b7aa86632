internal import ApusContracts
package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings
internal import ApusText
internal import ApusWords

/// `predict 404`, `predict header Location`, …
package struct PredictCommand: Sets {
  private static let rule = Operand("WHAT", .text, "what the next answer will be").upTo(.max)

  private static let promise = Operand("PROMISE", .words(RuleWords.choices)).optional.upTo(.max)

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "say what the next answer will be, and learn whether you were right",
    forms: [
      [.word("body.empty", "predict body.empty")],
      [.word("header", "predict header Location"), .operand(rule)], [.operand(.path), .operand(promise)],
      .unsaid(.operand(rule)),
    ],
    expected: "what the next answer will be", try: "predict 404",
    examples: [
      CommandSpec.Example("predict 404", "its status; 4xx means any of those"),
      CommandSpec.Example("predict header Location", "a header that it has"),
      CommandSpec.Example("predict body.empty", "no body"),
      CommandSpec.Example("predict .login == \"octocat\"", "whatever expect takes"),
      CommandSpec.Example("predict network.refused", "a failure"),
    ],
    details: [
      """
      It is about the next request. Of one whose answer you have seen already nothing is predicted: then you are told so.
      """
    ])

  private let prediction: Prediction

  package init(_ line: LineArguments) throws(LineProblem) {
    prediction = try Prediction(line)
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    session.predictions.append(prediction)
    output.note(Line(said("noted: \(prediction.text); the next request tells"), .dim))
    return .ok
  }
}
