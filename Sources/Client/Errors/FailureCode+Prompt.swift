// What fails at the prompt alone. No app gets these, so none is offered them.
extension FailureCode {
  /// A line uses a variable that was never set.
  package static let requestVariable = FailureCode("request.variable")

  /// An expectation does not hold.
  package static let expectFailed = FailureCode("expect.failed")
  /// What came is not what was recorded.
  package static let replayDrift = FailureCode("replay.drift")
  /// The recording has no answer to this request.
  package static let replayMissing = FailureCode("replay.missing")

  /// What a line selects comes to more than it may.
  package static let outputTooLarge = FailureCode("output.tooLarge")

  /// A line begins with nothing that is known.
  package static let usageCommand = FailureCode("usage.command")
  /// A part of a line cannot be understood.
  package static let usageArgument = FailureCode("usage.argument")

  /// The codes that only the program has, stage by stage.
  package static let byStageOfPrompt: [(stage: FailureStage, codes: [FailureCode])] = [
    (.build, [.requestVariable]),
    (.check, [.expectFailed, .replayDrift, .replayMissing, .outputTooLarge]),
    (.usage, [.usageCommand, .usageArgument]),
  ]

  /// Every code but the open family `http.NNN`: an app's and the program's own, in the order of the stages.
  package static var everything: [FailureCode] {
    FailureStage.allCases.flatMap { stage in
      (byStage + byStageOfPrompt).filter { $0.stage == stage }.flatMap(\.codes)
    }
  }
}
