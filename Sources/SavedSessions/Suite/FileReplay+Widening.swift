internal import ApusClient
internal import ApusContracts
internal import ApusRedaction
internal import ApusRendering
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

extension FileReplay {
  /// Asks a session several times, and writes a rule for each place that is not always alike.
  func widen(
    _ session: SavedSession, _ run: FileReport.Run, rounds: Int, _ tell: (any View) throws -> Void
  ) async throws {
    guard session.document.frontMatter.cassette != nil else {
      throw CommandFailure(
        .usageArgument, "\(session.path) has no recording that answers could be compared with",
        try: ["replay --update \(run.place.quoted)"])
    }
    let widening = Widening(writes: options.widensWrites)
    var skipped: [Int: StepVerdict] = [:]
    for _ in 0..<rounds {
      _ = try await play(
        session, run,
        { verdict in
          if verdict.skipReason != nil { skipped[verdict.step.place.number] = verdict }
          return true
        }, choose: { _ in .skip }, widening: widening)
    }
    for step in session.document.steps {
      if let verdict = skipped[step.place.number]?.told(with: session.document.frontMatter.redaction) {
        try tell(StepVerdict.Report(verdict, in: run.place.path, options.mode))
      }
    }
    let (count, left) = try addRules(to: session, from: widening, tell)
    let missed = try tellMisses(of: widening, session, tell)
    if missed == 0, let what = unasked(of: session, widening, skipped) {
      throw CommandFailure(
        .usageArgument, what, try: ["replay --widen \(rounds) --writes \(run.place.quoted)"])
    }
    if count > 0 || missed == 0 {
      let end =
        count == 0 ? "nothing to widen" : "\(Units.count(count, "rule")) written to \(run.place.path)"
      try tell(Lines([Line("asked \(Units.count(rounds, "time")): \(end)").retold]))
      let steps = "\(Units.count(left, "step")) differ\(left == 1 ? "s" : "") still"
      if left > 0 { try tell(Lines([Line("\(steps), in what no rule could be found for").retold])) }
    }
    guard missed > 0 else { return }
    throw CommandFailure(
      .replayDrift,
      "\(Units.count(missed, "step")) \(missed == 1 ? "was" : "were") not answered as recorded, and nothing can be learned from that"
    )
  }

  /// What was not asked, so that nothing could be learned of it, and why; `nil` where something was.
  private func unasked(
    of session: SavedSession, _ widening: Widening, _ skipped: [Int: StepVerdict]
  ) -> String? {
    let steps = session.document.stepsInBlocks.filter { skipped[$0.step.place.number] != nil }
    guard let first = steps.first, let reason = skipped[first.step.place.number]?.skipReason else {
      return nil
    }
    if !widening.hasAsked { return "nothing was asked: \(reason)" }
    return first.block.role == .setup ? "nothing behind the setup was asked: \(reason)" : nil
  }

  /// - Returns: how many rules were written, and how many steps are not widened by them alone.
  private func addRules(
    to session: SavedSession, from widening: Widening, _ tell: (any View) throws -> Void
  ) throws -> (rules: Int, left: Int) {
    var document = session.wholeDocument
    let ignored = try document.frontMatter.ignored
    let known = document.rulesByLine
    var (count, stepsLeft) = (0, 0)
    for step in session.document.steps {
      let judged = ignored.adding(known[step.place.number] ?? Rules())
      let places = widening.places(of: step, except: judged)
      let rules = places.compactMap { try? Rule($0.line) }
      let left = widening.left(of: step, except: judged.adding(Rules(rules)))
      if !left.isEmpty { stepsLeft += 1 }
      guard !rules.isEmpty || !left.isEmpty else { continue }
      count += rules.count
      if !rules.isEmpty { document = document.adding(rules, behind: step) }
      let head = rules.isEmpty ? Line("  drift  ", .error) : Line("  rule   ", .changed)
      try tell(
        Lines(
          [head + Line(session.document.told(step))]
            + places.map { Line("         + \($0.line)", .added) }
            + left.map { Line("         \($0)", .dim) }))
    }
    if count > 0 { try write(document, over: session) }
    return (count, stepsLeft)
  }

  /// - Returns: how many steps had answers that are none to learn from.
  private func tellMisses(
    of widening: Widening, _ session: SavedSession, _ tell: (any View) throws -> Void
  ) throws -> Int {
    let missed = session.document.steps.filter { !widening.misses(of: $0).isEmpty }
    for step in missed {
      let found = widening.misses(of: step).joined(separator: ", ")
      try tell(
        Lines([
          Line("  fails  ", .error) + Line(session.document.told(step)), Line("         + \(found)", .added),
        ]))
    }
    return missed.count
  }

  private func write(_ document: SessionDocument, over session: SavedSession) throws(CommandFailure) {
    guard session.path != SessionSearch.Place.standardInput, session.missingEnd == nil else {
      throw CommandFailure(
        .usageArgument,
        "\(session.missingEnd ?? session.path): no rule can be written where the end is missing")
    }
    do throws(SafeFile.Failure) {
      try SafeFile.replace(
        world.environment.files.expanded(session.path), with: Array(document.text.utf8), isOthers: true)
    } catch {
      throw CommandFailure(.usageArgument, "\(session.path) cannot be written: \(error.description)")
    }
  }
}

extension SessionDocument {
  /// A step's line without what the session declares to be secret.
  fileprivate func told(_ step: Step) -> String {
    guard !frontMatter.redaction.isEmpty else { return step.command }
    var redactor = Redactor(rules: frontMatter.redaction)
    return redactor.redact(step).command
  }
}
