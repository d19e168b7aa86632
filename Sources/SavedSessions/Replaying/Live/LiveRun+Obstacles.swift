internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
internal import ApusSurroundings

/// What keeps a step from being compared, or from being written down.
extension LiveRun {
  /// Runs a step. One that cannot even begin, as nobody allowed what it needs, ends everything.
  func performed(
    _ step: Step, _ role: ConsoleBlock.Role, like earlier: [Recording]
  ) async throws -> LoggedLine {
    do {
      return try await stage.run(
        replay.variables.line(step.command), endingIn: step.outcome ?? .ok, like: earlier,
        whenCancelled: role == .teardown)
    } catch let problem as CommandFailure {
      let refused = replay.permissions.takeRefused()
      guard !refused.isEmpty else { throw problem }
      throw CommandFailure(
        problem.code,
        "\(replay.session.path):\(step.place.number): nobody allowed to \(refused.joinedByAnd); \(problem.message)",
        try: [
          "replay \(replay.updates ? "--update" : "--live") --trust \(replay.options.before(replay.session.path))"
        ])
    }
  }

  /// A step that must not be written down as it went. Where nobody answers at all there is no use in going on.
  func worsening(
    of step: Step, _ before: LineResult, _ line: LoggedLine, shown: @autoclosure () -> String
  ) throws(CommandFailure) -> StepVerdict? {
    guard replay.updates, !replay.options.acceptsFailures else { return nil }
    if let problem = lostConnection(before.recordings, line.recordings) { throw problem }
    return Worsening(of: step, before, line, isRecorded: replay.isRecorded)?
      .verdict(on: step, because: ReplayScreen.Shown(pieces: [(.said, shown())]).failure)
  }

  /// A step that its recording shows otherwise than it went.
  static func differing(
    _ step: Step, _ line: LoggedLine, _ recorded: LineResult, _ shown: ReplayScreen.Shown
  ) -> StepVerdict {
    if line.recordings.isEmpty {
      // What sent nothing has nothing that a recording could lack.
      if recorded.outcome == .failure(.replayMissing) {
        return StepVerdict(step, [], outcome: line.outcome, shown: shown)
      }
      if line.outcome == .failure(.expectFailed) { return StepVerdict(concealing: step, line.outcome) }
    }
    return StepVerdict(cannotShow: step, line.outcome, recorded, isLeftOut: false)
  }

  /// A step that does not keep what rules promise is not written down as it went.
  func breach(of step: Step, _ findings: [Finding]) -> StepVerdict? {
    guard replay.updates, !replay.options.acceptsFailures, !findings.isEmpty else { return nil }
    return StepVerdict(step, findings, isWorse: true)
  }

  /// A step that wanted what nobody allowed. Without its shell a step is only a part of itself.
  static func refusal(of step: Step, _ permissions: [Permission]) -> StepVerdict? {
    let refused = permissions.filter { !$0.isShell }
    guard !refused.isEmpty else { return nil }
    return StepVerdict(
      step, .outcome, refused.map { "- not allowed: to \($0)" }, isLeftOut: true, refused: refused)
  }

  /// Why there is nothing to write down. A server that happens to be away must not cost what it once answered.
  private func lostConnection(_ before: [Recording], _ now: [Recording]) -> CommandFailure? {
    guard let earlier = before.last, earlier.failure == nil, let failure = now.last?.failure,
      failure.code.stage == .connect
    else { return nil }
    return CommandFailure(
      failure.code, "nothing was written: \(failure.message), which answered when this was recorded",
      try: ["replay \(ItemPrinter().quoted(replay.session.path))"])
  }
}
