internal import ApusClient
internal import ApusLanguage
package import ApusSurroundings
internal import ApusSystem

/// The runs that a line of `replay` asks for: of all sessions that it names, each once a row and as often as it says.
package struct SuiteRuns {
  package let runs: [FileReport.Run]
  /// The options, with the values of the files that they name.
  package let options: ReplayOptions
  /// What is wrong with names that stand for no session.
  package let unfound: [FileReport]
  /// Whether each has to be told from the others.
  package let isSeveral: Bool
  private let placeCount: Int

  /// - Parameter names: what was typed for files, folders and patterns.
  package init(
    of names: [String], _ options: ReplayOptions, in world: ReplayWorld
  ) throws(CommandFailure) {
    let files = world.environment.files
    let (places, unfound) = Self.places(of: names, files)
    for path in options.suite.reports.compactMap(\.path) {
      try Self.check(files.expanded(path), typed: path, beside: places, files)
    }
    var options = options
    options.suite.variables = try Self.variables(of: options.suite, files)
    let rows = try options.suite.rows.map { path throws(CommandFailure) in
      try VariableFile.rows(in: files.contents(named: path), of: path)
    }
    runs = FileReport.Run.all(of: places, rows: rows, options.suite)
    isSeveral = runs.count + unfound.count > 1 || names.count > 1
    placeCount = places.count
    (self.options, self.unfound) = (options, unfound)
  }

  /// The sessions that were named, each once, and what is wrong with the other names.
  private static func places(
    of names: [String], _ files: FileReader
  ) -> (found: [SessionSearch.Place], unfound: [FileReport]) {
    var found: [SessionSearch.Place] = []
    var unfound: [FileReport] = []
    for name in names {
      do throws(CommandFailure) {
        found += try SessionSearch(files).places(of: name).filter { !found.contains($0) }
      } catch {
        var report = FileReport(FileReport.Run(place: SessionSearch.Place(path: name)))
        report.failure = error
        unfound.append(report)
      }
    }
    return (found, unfound)
  }

  /// - Throws: where a report would take the place of a session or of its recording.
  private static func check(
    _ report: String, typed: String, beside places: [SessionSearch.Place], _ files: FileReader
  ) throws(CommandFailure) {
    let identity = files.identity(report)
    let isTaken = places.flatMap { [$0.path, $0.path.dropLast(3) + ".har"] }.map(files.expanded).contains {
      $0 == report || (identity != nil && files.identity($0) == identity)
    }
    // A link leads somewhere else.
    let target = (try? OutputPlace(report))?.target ?? report
    if isTaken
      || [".session.md", ".session.har"].contains(where: { report.hasSuffix($0) || target.hasSuffix($0) })
    {
      throw CommandFailure(.usageArgument, "the report \(typed) would take the place of a session")
    }
  }

  /// What was given by name counts for more than what a file says.
  private static func variables(
    of suite: ReplayOptions.Suite, _ files: FileReader
  ) throws(CommandFailure) -> [String: String] {
    var values: [String: String] = [:]
    for path in suite.variableFiles {
      values.merge(try VariableFile.values(in: files.contents(named: path), of: path)) { $1 }
    }
    return values.merging(suite.variables) { $1 }
  }

  /// Why it is not fine that nothing was run: a check that checks nothing would be missed by nobody.
  package var nothingRun: CommandFailure? {
    guard !options.allowsEmpty else { return nil }
    let suite = options.suite
    let reason =
      suite.selection?.text.map { "no step, heading or file name has \($0) in it" }
      ?? (suite.tags.isEmpty
        ? "nothing is left for this part of \(placeCount == 1 ? "one session" : "\(placeCount) sessions")"
        : "no session has the tag \(suite.tags.joined(separator: " or "))")
    return CommandFailure(.usageArgument, reason)
  }
}
