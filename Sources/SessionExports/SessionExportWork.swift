internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSurroundings

/// One export of saved sessions while it is made.
struct SessionExportWork {
  let export: SessionExport
  let runner: any LineRunner
  let environment: Environment
  let variables: Variables
  var redactor: Redactor
  /// What the other program does not do, for who exports.
  private(set) var leftOut: [String] = []
  /// What has to be in the other program's environment.
  private(set) var secretNames: [String] = []

  init(
    export: SessionExport, runner: any LineRunner, environment: Environment, variables: Variables,
    redactor: Redactor
  ) {
    self.export = export
    self.runner = runner
    self.environment = environment
    self.variables = variables
    self.redactor = redactor
  }

  func session(_ word: Word) throws -> SavedSession {
    let typed = try word.template.filled(from: variables).visible(in: "a file name")
    let path = try SessionFileName.path(of: typed, in: environment.files)
    return try SavedSession(reading: path, with: environment.files)
  }

  mutating func text(of sessions: [SavedSession]) async throws -> String {
    switch export.kind {
    case .html:
      let played = try await self.played(sessions)
      return SessionPage(played).html(redactor: &redactor)
    case .svg:
      return ScreenPicture(try picked(from: try await played(sessions, hasColour: true))).svg
    case .cast:
      let played = try await self.played(sessions, hasColour: true)
      return played.map { SessionCast($0, pauses: export.pauses).text(export.version) }.joined()
    case .locust:
      let columns = try columns()
      let scripts = try await scripts(sessions, columns: columns.names)
      leaveOut(scripts.flatMap(LocustTask.leftOut))
      return LocustFile(scripts, pauses: export.pauses, rows: columns.file).text
    case .pact: return try pact(of: try await scripts(sessions))
    case .k6:
      let scripts = try await scripts(sessions)
      leaveOut(scripts.flatMap(K6Script.leftOut))
      return scripts.map { K6Script($0, pauses: export.pauses).text }.joined()
    }
  }

  private mutating func played(
    _ sessions: [SavedSession], hasColour: Bool = false
  ) async throws -> [PlayedSession] {
    var played: [PlayedSession] = []
    for session in sessions {
      let one = try await PlayedSession(
        session, runner: runner, environment: environment, hasColour: hasColour, redactor: &redactor)
      try one.refuseUnrecorded()
      played.append(one)
    }
    return played
  }

  /// The step that is meant: the last where none is named.
  private func picked(from sessions: [PlayedSession]) throws -> PlayedStep {
    guard let session = sessions.first, let last = session.steps.last else {
      throw CommandFailure(.usageArgument, "there is no step in it")
    }
    guard let step = export.step else { return last }
    let count = session.steps.count
    guard session.steps.indices.contains(step.number - 1) else {
      throw LineProblem(
        "\(session.path) has \(Units.count(count, "step"))", at: step.word.range,
        try: "export svg \(session.path) \(count)")
    }
    return session.steps[step.number - 1]
  }

  // MARK: What other programs run

  private mutating func scripts(
    _ sessions: [SavedSession], columns: [String] = []
  ) async throws -> [SessionScript] {
    var scripts: [SessionScript] = []
    for session in sessions {
      let script = try await SessionScript(
        session, columns: columns, runner: runner, environment: environment, redactor: &redactor)
      guard script.hasRequests else {
        throw CommandFailure(
          .usageArgument, "\(session.path) has no request that was answered",
          try: ["replay --update \(ItemPrinter().quoted(session.path))"])
      }
      scripts.append(script)
    }
    leftOut = scripts.flatMap(\.leftOut)
    for name in scripts.flatMap(\.secretNames) where !secretNames.contains(name) { secretNames.append(name) }
    return scripts
  }

  /// What is left out below many answers is told once.
  private mutating func leaveOut(_ notes: [String]) {
    for note in notes where !leftOut.contains(note) { leftOut.append(note) }
  }

  private mutating func pact(of scripts: [SessionScript]) throws -> String {
    guard let script = scripts.first else { return "" }
    let host = script.origin.split(separator: "/").last.map(String.init) ?? script.origin
    let pact = try PactFile(
      script, consumer: export.consumer ?? "apus", provider: export.provider ?? host, redactor: &redactor)
    leaveOut(pact.leftOut)
    // Whoever checks it gives its own.
    secretNames = []
    return pact.text
  }

  /// The rows' file, and the names in its first line.
  private func columns() throws -> (file: String?, names: [String]) {
    guard let word = export.rows else { return (nil, []) }
    let file = try word.template.filled(from: variables).visible(in: "a file name")
    var bytes = try environment.files.contents(ofFile: file, at: word.range)
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    if bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
    let first = DelimitedText(bytes, delimiter: UInt8(ascii: ",")).rows.first ?? []
    let names = first.map { String(decoding: $0, as: UTF8.self) }
    guard !names.isEmpty, names.allSatisfy(Variables.isName) else {
      throw LineProblem(
        "\(file):1: expected names of variables with commas between them, found \(names.joined(separator: ","))",
        at: word.range)
    }
    return (file, names)
  }
}
