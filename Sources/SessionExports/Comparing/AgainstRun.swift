package import ApusClient
internal import ApusLanguage
internal import ApusRendering
package import ApusSavedSessions
package import ApusSurroundings
internal import ApusText

/// Asks two servers what saved sessions ask, and shows where they differ, for the line that asks for it.
package struct AgainstRun {
  private let options: ReplayOptions
  private let world: ReplayWorld
  private let other: WebURL

  package init(_ options: ReplayOptions, against other: WebURL, in world: ReplayWorld) {
    self.options = options
    self.other = other
    self.world = world
  }

  /// - Parameter names: what was typed for files, folders and patterns.
  /// - Returns: why it is not fine; `nil` when nothing that breaks a client differs.
  package func run(_ names: [String], on output: Output) async throws -> CommandFailure? {
    let suite = try SuiteRuns(of: names, options, in: world)
    var tally = DifferenceTally(of: (one(orElse: nil), "\(other)"))
    var broken = suite.unfound.compactMap { report in report.failure.map { (report.name, $0) } }
    for (name, failure) in broken where suite.isSeveral { try output.show(FailedFile(failure, in: name)) }
    var count = 0
    for run in suite.runs {
      do {
        guard let session = try run.session(suite.options, in: world) else { continue }
        count += 1
        let own = try await compare(session, run, suite.options, on: output)
        tally.add(own)
        if options.isStrict, own.failure != nil { break }
      } catch let failure as CommandFailure {
        broken.append((run.name, failure))
        if suite.isSeveral { try output.show(FailedFile(failure, in: run.name)) }
      }
    }
    guard suite.isSeveral else { return broken.first?.1 ?? (count == 0 ? suite.nothingRun : tally.failure) }
    if count == 0, broken.isEmpty { return suite.nothingRun }
    try output.show(Lines([closing(count, tally, brokenCount: broken.count)]))
    return broken.first.map { CommandFailure($0.1.code, "not run to its end: \($0.0)") } ?? tally.failure
  }

  /// `3 sessions, 12 steps: 12 the same`
  private func closing(_ count: Int, _ tally: DifferenceTally, brokenCount: Int) -> Line {
    let line = Line(Units.count(count, "session") + ", ") + tally.line
    guard brokenCount > 0 else { return line }
    return line + Line("; ") + Line("\(Units.count(brokenCount, "session")) could not be run", .error)
  }

  private func compare(
    _ session: SavedSession, _ run: FileReport.Run, _ options: ReplayOptions, on output: Output
  ) async throws -> DifferenceTally {
    let head = session.document.frontMatter
    let one = one(orElse: head.base)
    try output.show(
      Lines([Line(run.name, .heading) + Line(" on \(one), against \(other)").retold]))
    var tally = DifferenceTally(of: (one, "\(other)"))
    let variables = try run.variables(options.suite, in: world)
    try await AgainstReplay(session, against: other, in: world, options, variables).run { told in
      let step: StepDifference
      switch told {
      case .asked(let first, let second, let ignored, let looked):
        step = StepDifference(from: first, to: second, ignoring: ignored, looked: looked)
          .failing(first, second, of: (one, "\(other)"))
      case .skipped(let skipped, let reason): step = StepDifference(skipping: skipped, because: reason)
      }
      tally.add(step)
      try output.show(StepDifferenceView(step: step, isBreakingOnly: false))
      return !options.isStrict || !step.isBreaking
    }
    try output.show(Lines([tally.line]))
    return tally
  }

  /// The first of the two servers, as it is told.
  private func one(orElse base: String?) -> String {
    options.base.map { "\($0)" } ?? base ?? "its own base"
  }
}
