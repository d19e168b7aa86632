// What fails at the prompt alone. No app gets these, so none is offered them.
extension ErrorCode {
  /// A line uses a variable that was never set.
  package static let requestVariable = ErrorCode("request.variable")

  /// An expectation does not hold.
  package static let expectFailed = ErrorCode("expect.failed")
  /// What came is not what was recorded.
  package static let replayDrift = ErrorCode("replay.drift")
  /// The recording has no answer to this request.
  package static let replayMissing = ErrorCode("replay.missing")

  /// A signature is not that of a key.
  package static let signMismatch = ErrorCode("sign.mismatch")

  /// What a line selects comes to more than it may.
  package static let outputTooLarge = ErrorCode("output.tooLarge")
  /// The command behind `|` ended with a status of its own.
  package static let outputCommand = ErrorCode("output.command")

  /// The answer to a query in GraphQL lists errors, whatever its status is.
  package static let graphQLErrors = ErrorCode("graphql.errors")

  /// A line begins with nothing that is known.
  package static let usageCommand = ErrorCode("usage.command")
  /// A part of a line cannot be understood.
  package static let usageArgument = ErrorCode("usage.argument")

  /// The codes that only the program has, stage by stage.
  package static let byStageOfPrompt: [(stage: ErrorStage, codes: [ErrorCode])] = [
    (.build, [.requestVariable]),
    (.status, [.graphQLErrors]),
    (.check, [.expectFailed, .replayDrift, .replayMissing, .signMismatch, .outputTooLarge, .outputCommand]),
    (.usage, [.usageCommand, .usageArgument]),
  ]

  /// Every code that the program gets but the open family `http.NNN`, in the order of the stages. What apps alone get is
  /// in `byStageOfApps`.
  package static var everything: [ErrorCode] {
    ErrorStage.everything.flatMap { stage in
      (byStage + byStageOfPrompt).filter { $0.stage == stage }.flatMap(\.codes)
    }
  }
}
