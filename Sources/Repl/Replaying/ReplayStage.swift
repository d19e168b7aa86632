internal import APIClient
internal import Redaction
internal import Synchronization
internal import Transcripts

/// Runs the lines of a saved session on an engine of its own, which nothing outside can see: requests are answered
/// from a cassette, files are written into a scratch folder, and no shell is started.
///
/// What it shows depends on the lines and the cassette alone, so the same session looks the same on every machine.
/// What a saved session says was shown was shown here.
final class ReplayStage: Sendable {
  let cassette: CassetteTransport
  private let answers: RecordedAnswers
  private let engine: Engine
  private let screen = ReplayScreen()
  private let scene = Scene()
  private let scratch = ScratchFolder()
  /// How many lines since the last answer ended without one.
  private let unsent = Mutex(0)
  private let isOwnCassette: Bool

  /// - Parameters:
  ///   - transport: what answers; by default the cassette.
  ///   - redactor: knows secrets that lines may hold.
  init(
    _ frontMatter: FrontMatter, cassette recordings: Cassette, redactor: Redactor = Redactor(),
    commands: CommandList
  ) async throws(CommandFailure) {
    let scene = scene
    let scratch = scratch
    isOwnCassette = recordings.isOwn
    for name in frontMatter.secrets { scene.provide(secret: name) }
    cassette = CassetteTransport(
      recordings, redactor: redactor, placeOfFile: { scratch.place(of: $0) },
      interrupted: { scene.interrupt() })
    let cookies = RecordedCookies()
    var environment = Environment.replaying(scene, screen: screen, scratch: scratch)
    environment.cookies = cookies.store
    answers = RecordedAnswers(cassette, scene, cookies)
    let context = Context(
      console: screen.console, transport: answers, environment: environment,
      commands: commands, keepsLog: false, isSavedSession: true)
    engine = Engine(context)
    guard await engine.start(at: frontMatter.base) == .ok else {
      throw CommandFailure(.usageArgument, "the session cannot start at \(frontMatter.base ?? "")")
    }
  }

  /// Lets lines have a placeholder where a secret is: a variable's name, or `file:PATH`.
  func provide(secret source: String) { scene.provide(secret: source) }

  /// What a line came to.
  struct Performance: Sendable {
    let shown: ShownText
    let outcome: StepOutcome
    /// What it was answered with.
    let recordings: [Recording]
  }

  /// Runs one line.
  ///
  /// - Parameters:
  ///   - outcome: how it ended when it was recorded, which tells what was answered to its questions.
  ///   - piped: what the command behind `|` wrote; `nil` when nobody knows.
  ///   - mode: how the line will be compared: a body that is compared as a value is shown as JSON.
  func run(
    _ line: String, endingIn outcome: StepOutcome, piped: [UInt8]? = nil, mode: ConsoleBlock.Mode = .usual
  ) async -> Performance {
    let view = mode == .json || mode == .shape ? await engine.show(bodiesAs: .json) : nil
    for name in SecretPlaceholder.names(in: line) {
      await engine.define(secret: name, as: SecretPlaceholder.text(name))
    }
    let engine = engine
    // A task of its own: it may be interrupted, and is not when the task that replays has been.
    let result = await scene.play(endingIn: outcome, piped: piped) { await engine.run(line) }
    // It may have been ended because of that.
    let isMissing = answers.takeMissingCount() > 0 && result == .failed(.cancelled)
    if let view { _ = await engine.show(bodiesAs: view) }
    let recordings = cassette.takeAnswered()
    unsent.withLock { count in
      if !recordings.isEmpty { count = 0 } else if result.isWithoutAnswer { count += 1 }
    }
    return Performance(
      shown: screen.take().mapping(scratch.naming),
      outcome: isMissing ? .failure(.replayMissing) : StepOutcome(result), recordings: recordings)
  }

  /// The exchanges behind the last that was asked for, when it is certain that lines are gone which asked for them.
  ///
  /// Where the cassette does not tell, a line that sent something only when it was recorded may have left one.
  var leftBehind: [Recording] {
    let left = isOwnCassette ? cassette.leftBehind : []
    return left.count > unsent.withLock(\.self) ? left : []
  }
}

extension Outcome {
  /// Whether a line ended before it sent anything, or asks here for what was not recorded.
  fileprivate var isWithoutAnswer: Bool {
    guard case .failed(let code) = self else { return false }
    return [.build, .usage].contains(code.stage) || code == .cancelled || code == .replayMissing
  }
}

extension StepOutcome {
  init(_ outcome: Outcome) {
    switch outcome {
    case .ok, .quit: self = .ok
    case .failed(let code): self = .failure(code)
    }
  }
}

/// Adds the time that recorded answers took to the replay's clock, and keeps the cookies they set.
private final class RecordedAnswers: Transport {
  private let base: any Transport
  private let scene: Scene
  private let cookies: RecordedCookies
  private let missing = Mutex(0)

  init(_ base: any Transport, _ scene: Scene, _ cookies: RecordedCookies) {
    self.base = base
    self.scene = scene
    self.cookies = cookies
  }

  /// How many requests of the line had no answer.
  func takeMissingCount() -> Int {
    missing.withLock { count in
      defer { count = 0 }
      return count
    }
  }

  func send(_ request: Request) async throws(TransportFailure) -> Exchange {
    do throws(TransportFailure) {
      let exchange = try await base.send(request)
      note(exchange)
      return exchange
    } catch {
      note(error.exchange)
      if error.code == .replayMissing { endAfterSecond() }
      throw error
    }
  }

  private func note(_ exchange: Exchange) {
    scene.pass(exchange.duration)
    cookies.keep(from: exchange)
  }

  /// A line such as `watch` would ask for ever for what is not there.
  private func endAfterSecond() {
    let count = missing.withLock { count in
      count += 1
      return count
    }
    if count > 1 { scene.interrupt() }
  }
}
