internal import ApusClient
internal import ApusFormats
internal import ApusRecordings
package import ApusSurroundings
internal import ApusSystem

extension FileReport.Run {
  /// What is to be replayed; `nil` where that is nothing of it.
  package func session(
    _ options: ReplayOptions, in world: ReplayWorld
  ) throws(CommandFailure) -> SavedSession? {
    let (files, suite) = (world.environment.files, options.suite)
    // An update makes it, and two servers are compared with each other.
    let needsCassette = options.mode != .update && options.against == nil
    var session = try SavedSession(reading: place.path, with: files, needsCassette: needsCassette)
    let tags = session.document.frontMatter.tags
    guard suite.tags.isEmpty || suite.tags.contains(where: tags.contains) else { return nil }
    try session.check(options, name: place.quoted, runner: world.runner)
    if place.line != nil, options.mode == .update {
      throw CommandFailure(
        .usageArgument, "\(place.typed): an update writes whole sessions, not single steps")
    }
    if !options.rules.isEmpty {
      session = try session.writing(options.rules, at: place.line, with: files)
    }
    guard place.line != nil || suite.selection != nil else { return session }
    let recordings = session.cassette.recordings
    session.choose { document in
      (suite.selection ?? StepSelection()).chosen(
        of: document, in: place.path, line: place.line,
        cookies: CookieNeeds(document, recordings: recordings), traits: world.runner.traits)
    }
    guard !session.document.hasOwnSteps else { return session }
    guard let line = place.line else { return nil }
    throw CommandFailure(.usageArgument, "\(place.path):\(line): there is no step at this line or below it")
  }

  /// What is nearer to the session counts for more: its row, what was given by name, a file, an environment.
  package func variables(
    _ suite: ReplayOptions.Suite, in world: ReplayWorld
  ) throws(CommandFailure) -> SessionReplay.Given {
    var given: [String: String] = [:]
    if let name = suite.environment {
      let folder = String(FilePath.folder(of: place.path).dropLast())
      let files = HTTPFileEnvironment(beside: folder, files: world.environment.files)
      guard let values = files.values(of: name) else {
        let there = files.names
        throw CommandFailure(
          .usageArgument,
          "there is no environment \(name) beside \(place.path)"
            + (there.isEmpty
              ? "" : "; there \(there.count == 1 ? "is" : "are") \(there.joined(separator: ", "))"))
      }
      given = values
    }
    given.merge(suite.variables) { $1 }
    given.merge(row?.values ?? [:]) { $1 }
    return SessionReplay.Given(outside: world.variables, given: given)
  }
}
