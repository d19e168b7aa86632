@_spi(Secrets) internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSurroundings
internal import ApusSystem
internal import ApusWords

/// Runs the lines of a saved session for real, in a session of its own. Files are written into a scratch folder; what
/// else reaches the world is asked for first.
final class LiveStage {
  private let runner: any LineRunner
  private let session: any RunningSession
  private let transport: LiveTransport
  /// Where another base is asked in place of the session's own.
  private let moving: MovingTransport?
  private let replayed = ReplayedLine()
  private let screen: ReplayScreen
  private let scratch = LazyValue { ReplaySandbox.Scratch() }
  /// What the last line showed.
  private(set) var shown = ""
  /// What paths look into.
  var looked: LookedAnswer { get async { await session.looked } }
  /// What lines read as it was recorded, where that is wanted.
  let files: RecordedFiles?
  /// The surroundings, where what is wanted is asked for.
  private let world: Environment
  private var secrets: [String: GivenSecret] = [:]
  /// What stands behind their names: nobody is asked twice.
  private var known: [String: String] = [:]
  private let permissions: Permissions
  private let needs: SecretNeeds
  /// What was typed of them before the first line.
  private let typed: [String: String]

  init(
    _ frontMatter: FrontMatter, files recorded: [(file: HARFile, place: Int)] = [], transport: any Transport,
    environment outside: Environment,
    permissions: Permissions, options: ReplayOptions, userAgent: String?,
    variables: [String: VariableValue] = [:], secrets needs: SecretNeeds = SecretNeeds(),
    typed: [String: String] = [:], runner: any LineRunner
  ) async throws(CommandFailure) {
    (self.permissions, self.needs, self.typed) = (permissions, needs, typed)
    let world = outside.asking(permissions)
    let (replayed, screen, scratch) = (replayed, ReplayScreen(frontMatter.forms), scratch)
    self.screen = screen
    var environment = Environment.replaying(replayed, screen: screen, scratch: scratch)
    environment.isLive = true
    environment.hidesSecrets = { false }
    environment.userAgent = userAgent
    (environment.variable, environment.variableOfFolder) = (world.variable, world.variableOfFolder)
    let home = world.files.home
    files =
      recorded.isEmpty
      ? nil
      : RecordedFiles(
        recorded, home: home ?? Environment.home, workingFolder: world.files.workingFolder)
    let read = files.map { world.files.recorded(in: $0, home: home, comparing: false) } ?? world.files
    environment.files = read.written(to: scratch, home: home)
    environment.askHidden = world.askHidden
    environment.secretOfCommand = world.secretOfCommand
    environment.cookies = world.cookies
    environment.clock = world.clock
    environment.startPractice = {
      _ = try world.startPractice()
      return PracticeAlias.base
    }
    environment.startShell = { command, output throws(FileProblem) in
      // Without a shell the line goes on, and what it would have written is not known.
      guard permissions.allows(.shell(command: command)) else { return ClosedShell(screen, replayed) }
      return try outside.startShell(command, output)
    }
    let patient = options.retries.map {
      PatientTransport(transport, retries: $0, pause: world.clock.pause)
    }
    let asking = AskingTransport(
      base: patient ?? transport, permissions: permissions, practicePorts: world.practicePorts)
    let live = LiveTransport(
      asking, ports: world.practicePorts, placeOfFile: { scratch.value.place(of: $0) },
      interrupt: { replayed.interrupt() })
    let moving = options.base.map { MovingTransport(live, to: $0) }
    session = try runner.begin(
      in: LineSurroundings(
        base: frontMatter.base, console: screen.console, transport: moving ?? live, environment: environment,
        timeout: options.timeout, variables: variables, keepsLines: true))
    (self.runner, self.world, self.transport, self.moving) = (runner, world, live, moving)
    if let base = await session.base { moving?.move(base) }
  }

  /// What lines wanted since the last call that nobody allowed. Without its shell a line is what it was.
  func takeRefused() -> [Permission] {
    permissions.takeRefused().filter { !$0.isShell }
  }

  // A request may be kept that knows where its answer was to go.
  deinit { scratch.existing?.remove() }

  /// Runs one line, and returns it with everything it came to.
  ///
  /// - Parameters:
  ///   - outcome: how it is written to end, which tells what to answer to its questions.
  ///   - earlier: what it came to when it was recorded, which tells whether it was interrupted.
  ///   - isRunAnyway: whether it is run though the task that replays has been cancelled.
  func run(
    _ line: String, endingIn outcome: Step.Outcome, like earlier: [Recording],
    whenCancelled isRunAnyway: Bool = false
  ) async throws -> LoggedLine {
    let lacksSecret = outcome.lacksSecret(on: line)
    for name in SecretPlaceholder.names(in: line) {
      if lacksSecret { await session.define(secret: name, as: nil) } else { try await provide(secret: name) }
    }
    if let files {
      for name in needs.namesInFiles where known[name] == nil { try await provide(secret: name) }
      files.fill(known.filter { needs.namesInFiles.contains($0.key) })
    }
    transport.interruptAsRecorded(in: earlier)
    let traits = runner.traits(of: line)
    // Nobody has ended it yet: the second answer shows what changes.
    if earlier.isEmpty, traits?.contains(.isEndless) ?? false { transport.interrupt(after: 2) }
    let (session, replayed) = (session, replayed)
    let play = {
      await replayed.play(endingIn: outcome, piped: nil, endsWithCaller: !isRunAnyway) {
        await session.run(line, showingJSON: false)
      }
    }
    let result =
      isRunAnyway
      ? await SecondInterrupt.heard(by: { replayed.interrupt() }, during: play) : await play()
    shown = screen.take().text
    if traits?.contains(.setsBase) ?? false, let base = await session.base { moving?.move(base) }
    // `run` comes to more than one line.
    let lines = await session.takeLines()
    let read = files?.takeRead() ?? lines.flatMap(\.files)
    // What it came to is taken by now: the next line is not charged with it.
    if !isRunAnyway { try Task.checkCancellation() }
    return LoggedLine(
      text: line, recordings: lines.flatMap(\.recordings), piped: lines.last?.piped,
      outcome: Step.Outcome(result), secrets: lines.flatMap(\.secrets) + secrets.values,
      isCut: lines.contains(where: \.isCut), files: read)
  }

  /// What the last answer does not keep of what rules promise. Where none came that came once, that says everything.
  ///
  /// - Parameter earlier: what was recorded of the step, or of the last before it; `nil` where nothing was, and nothing
  ///   can be compared.
  func findings(
    of rules: Rules, beside earlier: Recording?, now: [Recording]
  ) async throws -> [Finding] {
    guard now.last?.failure == nil || earlier?.failure != nil else { return [] }
    let asked = rules.about(askingStep: !now.isEmpty)
    let about = earlier == nil ? asked.standingAlone : asked
    return try await session.breaches(of: about, beside: earlier, asksAgain: true).map(Finding.init)
  }

  /// The same verdict with the place where something really was asked. Everything else has the names that the session has.
  ///
  /// - Parameter asked: what was asked last.
  func placing(_ verdict: StepVerdict, asked: Recording?, in language: SpokenLanguage) -> StepVerdict {
    guard let moving, !verdict.findings.isEmpty, let exchange = asked?.exchange else { return verdict }
    let url = exchange.hops.last?.sent.url ?? exchange.request.url
    guard let place = moving.place(of: url) else { return verdict }
    var result = verdict
    for language in Set([language, .current]) {
      let texts = language.speaking {
        [url, place].map { said("the path was \($0.path) under \($0.origin)") }
      }
      guard let old = texts.first, let new = texts.last else { continue }
      result.findings = result.findings.map { finding in
        finding.mapping { $0.hasPrefix("+ ") ? $0.replacing(old, with: new) : $0 }
      }
    }
    return result
  }

  private func provide(secret name: String) async throws {
    let value = try known[name] ?? typed[name] ?? world.secret(named: name, in: needs.variables(of: name))
    known[name] = value
    secrets[name] = GivenSecret(Secret(value, name: name), source: nil)
    await session.define(secret: name, as: value)
  }
}

extension Environment {
  /// What stands behind `{{secret:NAME}}`: a variable that may have it, by default that of its name, spelled so or as in
  /// exports, or what somebody types.
  package func secret(named name: String, in variables: [String] = []) throws -> String {
    let names = variables.isEmpty ? [name, VariableName.of(name)] : variables
    if let value = names.lazy.compactMap(variable).first ?? askHidden("\(name): "), !value.isEmpty {
      return value
    }
    throw CommandFailure(
      .requestVariable,
      "the secret \(name) is not known; \(VariableName.of(name)) in the environment would tell it")
  }
}
