internal import ApusClient
internal import ApusContracts
internal import ApusEncodings
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSurroundings
internal import ApusSystem
internal import ApusWords
internal import Synchronization

/// Runs the lines of a saved session in a session of its own, which nothing outside can see: requests are answered
/// from a cassette, files are written into a scratch folder, and no shell is started.
///
/// What it shows depends on the lines and the cassette alone, so the same session looks the same on every machine.
/// What a saved session says was shown was shown here.
package final class ReplaySandbox: Sendable {
  let cassette: CassetteTransport
  private let answers: RecordedAnswers
  private let session: any RunningSession
  private let screen: ReplayScreen
  private let replayed = ReplayedLine()
  private let scratch = LazyValue { Scratch() }
  /// `nil` where none was recorded, as for most sessions, and none comes to it.
  private let files: RecordedFiles?
  /// How many lines since the last answer ended without one.
  private let unsent = Mutex(0)
  /// How many lines were run since the last answer.
  private let behind = Mutex(0)
  private let lastAnswer = Mutex<Recording?>(nil)
  private let isOwnCassette: Bool
  private let stepsBehind: Int
  private let language: SpokenLanguage

  /// - Parameters:
  ///   - redactor: knows secrets that lines may hold.
  ///   - userAgent: what its requests call this program.
  ///   - variables: what is set before its first line.
  ///   - screen: what they are shown on; by default that of a document.
  ///   - transport: what answers; by default the cassette.
  ///   - values: what variables hold that may have held something else when this was recorded; by default nothing does.
  ///   - finder: learns what variables held that nobody has set; by default nobody wants to know.
  ///   - givesAdvice: whether they say what to try next; by default they do.
  ///   - takesFiles: whether files are added to it; by default there are those of the cassette.
  init(
    _ frontMatter: FrontMatter, cassette recordings: Cassette, redactor: Redactor = Redactor(),
    userAgent: String? = nil, variables: [String: VariableValue] = [:], runner: any LineRunner,
    screen: ReplayScreen? = nil, transport: (any Transport)? = nil, standingIn values: [String] = [],
    finder: VariableFinder? = nil, givesAdvice: Bool = true, takesFiles: Bool = false
  ) throws(CommandFailure) {
    let (replayed, scratch) = (replayed, scratch)
    let screen = screen ?? ReplayScreen(frontMatter.forms)
    self.screen = screen
    files = takesFiles || !recordings.files.isEmpty ? RecordedFiles(recordings.files) : nil
    var redactor = redactor
    redactor.add(frontMatter.redaction)
    language = frontMatter.language
    isOwnCassette = recordings.isOwn
    stepsBehind = recordings.stepsBehind
    for name in frontMatter.secrets { replayed.provide(secret: name) }
    cassette = CassetteTransport(
      recordings, redactor: redactor, placeOfFile: { scratch.value.place(of: $0) },
      interrupted: { replayed.interrupt() })
    let cookies = LazyValue { RecordedCookies() }
    var environment = Environment.replaying(replayed, screen: screen, scratch: scratch, files: files)
    environment.cookies = CookieStore(cookies)
    environment.userAgent = userAgent
    environment.givesAdvice = givesAdvice
    // It holds requests, and those may hold the surroundings.
    environment.heldThen = { [weak cassette] in
      replayed.isAsExpected && !(cassette?.comesAgain ?? false)
    }
    let standIn: any Transport = values.isEmpty ? cassette : StandInTransport(cassette, for: values)
    let recorded = finder.map { [cassette] in FindingTransport(cassette: cassette, finder: $0) } ?? standIn
    answers = RecordedAnswers(transport ?? recorded, replayed, cookies)
    session = try runner.begin(
      in: LineSurroundings(
        base: frontMatter.base, console: screen.console, transport: answers, environment: environment,
        variables: variables))
  }

  // A request may be kept that knows where its answer was to go.
  deinit { scratch.existing?.remove() }

  /// Lets lines read these files from here on.
  func add(_ files: [HARFile]) { self.files?.add(files, at: cassette.count) }

  /// The last of what was answered, in one where a line made one of several: rules judge it.
  var latest: Recording? { lastAnswer.withLock(\.self) }

  /// What steps look into that ask nobody.
  var looked: LookedAnswer { get async { await session.looked } }

  /// How many exchanges were answered.
  var place: Int { cassette.place }
  /// What paths are put behind by now.
  var base: WebURL? { get async { await session.base } }

  /// The recorded files that lines have read and that are others on the disk.
  private var changedFiles: [String] { files?.changed ?? [] }

  /// Lets lines have a placeholder where a secret is: a variable's name, or `token=file:PATH`.
  func provide(secret declaration: String) { replayed.provide(secret: declaration) }

  func set(_ variable: String, to value: VariableValue) async { await session.set(variable, to: value) }

  /// Runs one line.
  ///
  /// - Parameters:
  ///   - outcome: how it ended when it was recorded, which tells what was answered to its questions.
  ///   - piped: what the command behind `|` wrote; `nil` when nobody knows.
  ///   - mode: how the line will be compared: a body that is compared as a value is shown as JSON.
  func run(
    _ line: String, endingIn outcome: Step.Outcome, piped: [UInt8]? = nil, mode: ConsoleBlock.Mode = .usual
  ) async -> LineResult {
    for name in line.holds("{{") ? SecretPlaceholder.names(in: line) : [] {
      await session.define(secret: name, as: outcome.placeholder(of: name, on: line))
    }
    files?.go(to: cassette.place)
    let session = session
    // A task of its own: it may be interrupted, and is not when the task that replays has been.
    let result = await language.speaking {
      await replayed.play(endingIn: outcome, piped: piped) {
        await session.run(line, showingJSON: mode == .json || mode == .shape)
      }
    }
    // It may have been ended because of that.
    let isMissing = answers.takeMissingCount() > 0 && result == .failed(.cancelled)
    let recordings = cassette.takeAnswered()
    if let last = await answer(to: line, recordings) { lastAnswer.withLock { $0 = last } }
    behind.withLock { $0 = recordings.isEmpty ? $0 + 1 : 0 }
    unsent.withLock { count in
      if !recordings.isEmpty { count = 0 } else if result.isWithoutAnswer { count += 1 }
    }
    var shown = language.speaking { screen.take() }
    if let scratch = scratch.existing { shown = shown.mapping(scratch.naming) }
    return LineResult(
      shown: shown, outcome: isMissing ? .failure(.replayMissing) : Step.Outcome(result),
      recordings: recordings,
      files: files?.takeRead() ?? [])
  }

  /// What a line came to, in one.
  private func answer(to line: String, _ recordings: [Recording]) async -> Recording? {
    guard !recordings.isEmpty, AskingWay(line).isSeries, let made = await session.last, made.isHeld
    else { return recordings.last }
    return made
  }

  /// What the last answer does not keep of what rules promise. What was recorded of a step is compared with itself, and
  /// nobody is asked again.
  func findings(of rules: Rules, on recordings: [Recording]) async throws -> [Finding] {
    let about = rules.about(askingStep: !recordings.isEmpty)
    return try await session.breaches(of: about, beside: latest, asksAgain: false).map(Finding.init)
  }

  /// What is behind the last that was asked for, when it is certain that lines are gone.
  ///
  /// Where the cassette does not tell, a line that sent something only when it was recorded may have left an exchange.
  var leftBehind: SavedSession.LeftBehind {
    guard isOwnCassette else { return SavedSession.LeftBehind(changedFiles: changedFiles) }
    let left = cassette.leftBehind
    return SavedSession.LeftBehind(
      exchanges: left.count > unsent.withLock(\.self) ? left : [],
      stepCount: max(0, stepsBehind - behind.withLock(\.self)), changedFiles: changedFiles)
  }
}

extension Outcome {
  /// Whether a line ended before it sent anything, or asks here for what was not recorded.
  fileprivate var isWithoutAnswer: Bool {
    guard case .failed(let code) = self else { return false }
    return [.build, .usage].contains(code.stage) || code == .cancelled || code == .replayMissing
  }
}

/// Adds the time that recorded answers took to the replay's clock, and keeps the cookies they set.
private final class RecordedAnswers: Transport {
  private let base: any Transport
  private let replayed: ReplayedLine
  private let cookies: LazyValue<RecordedCookies>
  private let missing = Mutex(0)

  init(_ base: any Transport, _ replayed: ReplayedLine, _ cookies: LazyValue<RecordedCookies>) {
    self.base = base
    self.replayed = replayed
    self.cookies = cookies
  }

  /// How many requests of the line had no answer.
  func takeMissingCount() -> Int {
    missing.withLock { count in
      defer { count = 0 }
      return count
    }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    do throws(TransportError) {
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
    replayed.pass(exchange.duration)
    if exchange.hops.contains(where: { $0.response?.headers.contains("Set-Cookie") ?? false }) {
      cookies.value.keep(from: exchange)
    }
  }

  /// A line such as `watch` would ask for ever for what is not there.
  private func endAfterSecond() {
    let count = missing.withLock { count in
      count += 1
      return count
    }
    if count > 1 { replayed.interrupt() }
  }
}
