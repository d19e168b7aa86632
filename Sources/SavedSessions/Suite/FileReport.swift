internal import ApusClient
internal import ApusContracts
internal import ApusEncodings
internal import ApusFormats
internal import ApusRecordings
package import ApusSurroundings
internal import ApusSystem

/// What became of one replay of a session: what reports are made of.
package struct FileReport: Sendable {
  package let path: String
  /// What tells it from other replays of the same file.
  package let label: String?
  /// What the session calls itself.
  package internal(set) var title: String?
  package internal(set) var steps: [StepResult] = []
  /// Why it is not fine.
  package internal(set) var failure: CommandFailure?
  package internal(set) var isInterrupted = false
  package internal(set) var time = Duration.zero

  init(_ run: Run) {
    path = run.place.path
    label = run.label
  }

  /// The file and what tells this replay of it from others.
  package var name: String { label.map { "\(path): \($0)" } ?? path }

  /// Whether it could not be run to its end, which counts for more than that something differs.
  package var isBroken: Bool {
    guard let failure else { return false }
    return Outcome.failed(failure.code).exitStatus == 2
  }
}

extension FileReport {
  /// Why it is not fine, where no step of it says so.
  var failureOfFile: CommandFailure? {
    steps.contains { $0.state.isRed } && !isBroken ? nil : failure
  }
}

extension FileReport {
  /// One replay of one session: once for each row, and as often as was asked for.
  package struct Run: Sendable {
    package let place: SessionSearch.Place
    var row: DataRow?
    /// The number of this time, from 1; `nil` where there is only one.
    var time: (number: Int, of: Int)?

    /// The file and what tells this run of it from others.
    package var name: String { label.map { "\(place.path): \($0)" } ?? place.path }

    /// What tells it from other runs of its session; `nil` where there is none.
    package var label: String? {
      let times = time.map { "\($0.number) of \($0.of)" }
      let parts = [row?.name, times].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// All runs of some sessions, in the order in which they are made.
    static func all(of places: [SessionSearch.Place], rows: [DataRow]?, _ options: ReplayOptions.Suite)
      -> [Run]
    {
      var runs: [Run] = []
      for number in 1...max(1, options.repeats) {
        let time = options.repeats > 1 ? (number, options.repeats) : nil
        for place in places {
          for row in rows.map({ $0.map(Optional.some) }) ?? [nil] {
            runs.append(Run(place: place, row: row, time: time))
          }
        }
      }
      if let shard = options.shard { runs = runs.indices.filter(shard.isMine).map { runs[$0] } }
      if let seed = options.seed {
        var chance = SeededNumbers(seed: seed)
        runs.shuffle(using: &chance)
      }
      return runs
    }
  }
}

extension FileReport {
  /// How a step went, and how long it took.
  package struct StepResult: Sendable, Hashable {
    package enum State: String, Sendable, Hashable, CaseIterable {
      case asWritten = "as written"
      case noted
      case drifted
      case writtenAnew = "written anew"
      /// It was fine when it was recorded, and is not.
      case failed
      /// It needs what nobody allowed.
      case leftOut = "left out"
      /// Somebody ended it.
      case interrupted
      /// What it needs did not come.
      case skipped
      /// What came before it ended the session.
      case notRun = "not run"

      /// Whether it is a reason to be red.
      package var isRed: Bool {
        self == .drifted || self == .failed || self == .leftOut || self == .interrupted
      }
      /// Whether it was run to its end.
      package var isRun: Bool {
        self != .leftOut && self != .interrupted && self != .skipped && self != .notRun
      }
    }

    package internal(set) var command: String
    /// Where it stands in its file.
    package let line: Int
    package var state: State
    /// In what way it differs.
    package var kinds: [String] = []
    package var differences: [String] = []
    /// Why it was skipped.
    package var reason: String?
    package var time = Duration.zero

    package init(command: String, line: Int, state: State) {
      self.command = command
      self.line = line
      self.state = state
    }

    /// A step that was not come to.
    init(notRun step: Step) { self.init(command: step.command, line: step.place.number, state: .notRun) }

    init(_ verdict: StepVerdict, in time: Duration) {
      self.init(command: verdict.step.command, line: verdict.step.place.number, state: verdict.state)
      kinds = verdict.kinds
      differences = verdict.differences
      reason = verdict.skipReason
      self.time = time
    }

    /// The same where what differs was written down.
    var written: StepResult {
      var result = self
      if state == .drifted { result.state = .writtenAnew }
      return result
    }

    /// How it went, and why where it was skipped.
    var words: String { reason.map { "\(state.rawValue): \($0)" } ?? state.rawValue }

    /// The first line of its command.
    package var title: String { command.split(separator: "\n").first.map(String.init) ?? "" }
  }
}

extension StepVerdict {
  /// What a report calls it.
  var state: FileReport.StepResult.State {
    if skipReason != nil { return .skipped }
    if isInterrupted { return .interrupted }
    if isNoted { return .noted }
    if isAsWritten { return .asWritten }
    if isWorse { return .failed }
    return isLeftOut ? .leftOut : .drifted
  }
}

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

  /// What is nearer to the session counts for more: its row, what was given by name, a file, an environment. `nil` where
  /// there is nothing.
  package func variables(
    _ suite: ReplayOptions.Suite, in world: ReplayWorld
  ) throws(CommandFailure) -> SessionReplay.Given? {
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
    return world.variables.isEmpty && given.isEmpty
      ? nil : SessionReplay.Given(outside: world.variables, given: given)
  }
}
