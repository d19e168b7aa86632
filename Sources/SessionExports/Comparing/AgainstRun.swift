package import ApusClient
internal import ApusContracts
internal import ApusLanguage
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

  /// - Returns: why it is not fine; `nil` when nothing that breaks a client differs.
  package func run(_ names: [String], on output: Output) async throws -> CommandFailure? {
    var breaking = 0
    for name in names {
      let files = world.environment.files
      let path = try SessionFileName.path(of: name, in: files)
      let session = try SavedSession(reading: path, with: files, needsCassette: false)
      try session.check(options, name: ItemPrinter().quoted(name), runner: world.runner)
      breaking += try await run(session, on: output)
      if options.isStrict, breaking > 0 { break }
    }
    return breaking == 0 ? nil : CommandFailure(.replayDrift, DifferenceTally.words(breaking))
  }

  private func run(_ session: SavedSession, on output: Output) async throws -> Int {
    let one = options.base.map { "\($0)" } ?? session.document.frontMatter.base ?? "its own base"
    try output.show(Lines([Line(session.path, .heading) + Line(" on \(one), against \(other)").retold]))
    var tally = DifferenceTally(of: (one, "\(other)"))
    let ignored = try session.document.frontMatter.ignored
    try await AgainstReplay(session, against: other, in: world, options).run { first, second in
      let step = StepDifference(from: first, to: second, ignoring: ignored)
      tally.add(step)
      try output.show(StepDifferenceView(step: step, isBreakingOnly: false))
      return !options.isStrict || !step.isBreaking
    }
    try output.show(Lines([tally.line]))
    return tally.breaking
  }
}
