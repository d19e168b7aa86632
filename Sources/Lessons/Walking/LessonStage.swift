internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusLanguage
internal import ApusPractice
internal import ApusRecordings
package import ApusSavedSessions
package import ApusSurroundings

/// A session for a lesson, with a practice API and cookies of its own. Nothing of it gets into the session of whoever
/// learns, not even after a crash: that one is not touched.
package final class LessonStage {
  package let session: any RunningSession
  let screen = LessonScreen()
  private let server: PracticeServer
  private let faults: FaultTransport
  private let counter: CountingTransport
  /// What lines of the lesson have to be allowed; nil where they may do all that lines can do.
  private let permissions: Permissions?
  private let line = LineOfStage()
  private let runner: any LineRunner
  private let alias: PracticeAlias
  private let bringBackCookies: CookieStore.BringBack
  private var pending: [Prediction] = []
  private var sent: [Exchange] = []
  /// What was run since the last call of `takeLines`.
  private var lines: [LoggedLine] = []
  let ports: PracticePorts

  /// Begins in the state that every lesson begins in.
  ///
  /// - Parameters:
  ///   - console: what lines are shown on.
  ///   - keepsRecording: whether what is run can be recorded.
  /// - Throws: why there can be no practice API.
  package init(_ source: LessonSource, in world: LessonWorld, console: Console) async throws {
    server = try PracticeServer.start()
    runner = world.runner
    ports = PracticePorts(main: server.port, other: server.otherPort, silent: server.silentPort)
    alias = PracticeAlias(ports)
    var environment = world.environment
    let base = server.baseURL
    environment.startPractice = { base }
    let known = ports
    environment.practicePorts = { known }
    environment.isPrivate = true
    var transport = world.transport
    if let (other, cookies) = environment.anotherTransport?() {
      transport = other
      environment.cookies = cookies
      bringBackCookies = {}
    } else {
      bringBackCookies = await environment.cookies.setAside()
    }
    permissions = source.isFromElsewhere ? line.permissions(asking: environment.confirm) : nil
    if let permissions {
      environment = line.withoutFolders(environment.asking(permissions))
      transport = AskingTransport(base: transport, permissions: permissions, practicePorts: { known })
    }
    faults = FaultTransport(transport, practice: base)
    counter = CountingTransport(faults, proof: world.allowance)
    session = try world.runner.begin(
      in: LineSurroundings(
        base: source.service == nil ? FrontMatter.practice : nil, console: screen.console(like: console),
        transport: counter, environment: environment,
        timeout: source.isFromElsewhere ? .limited(.seconds(60)) : nil, keepsLines: true))
    // A lesson says itself what comes next.
    await runUnseen([LessonLine("set hints off", place: 1)])
    if let service = source.service { _ = await run("use \(service)") }
  }

  /// Gives back what was set aside, and stops the practice API.
  package func end() async {
    await bringBackCookies()
    server.stop()
  }

  /// Lets requests meet what a step has for them; nil ends that.
  func arm(_ step: LessonStep?) { faults.arm(step?.fault, step?.recorded ?? []) }

  /// Runs a line, and tells what it came to.
  ///
  /// - Parameter isTyped: whether somebody typed it: then they may have what a lesson may not.
  func run(_ line: String, isTyped: Bool = false) async -> (outcome: Outcome, tries: [LessonTry]) {
    // What never ends, or keeps sessions, is not for a lesson to run.
    if !isTyped, runner.traits(of: line)?.isDisjoint(with: [.managesSessions, .isEndless]) == false {
      return (.failed(.usageCommand), [])
    }
    self.line.set(isTyped: isTyped)
    defer { self.line.set(isTyped: false) }
    let outcome = await outcome(of: alias.real(line), isTyped: isTyped)
    if line.hasPrefix("predict "), outcome == .ok, let prediction = try? Prediction(line, from: 8) {
      pending.append(prediction)
    }
    var tries: [LessonTry] = []
    let new = await session.takeLines()
    lines += new
    for recording in new.flatMap(\.recordings) {
      let exchange = recording.exchange
      let isLate = Prediction.isTooLate(for: exchange.request, behind: sent)
      tries.append(
        LessonTry(
          line: line, exchange: exchange, failure: recording.failure?.code, predictions: isLate ? [] : pending
        ))
      sent.append(exchange)
    }
    if !tries.isEmpty { pending = [] }
    if let whole = LessonTry.gathered(tries, by: line) { tries.append(whole) }
    return (outcome, tries)
  }

  private func outcome(of line: String, isTyped: Bool) async -> Outcome {
    guard !isTyped else { return await session.run(line, showingJSON: false) }
    let session = session
    return await counter.counting { await session.run(line, showingJSON: false) } ?? .failed(.cancelled)
  }

  /// What lines wanted since the last call that nobody allowed.
  func takeRefused() -> [Permission] { permissions?.takeRefused() ?? [] }

  /// What the last line wanted to send more of than it may.
  func takeOverdrawn() -> LessonAllowance? { counter.takeOverdrawn() }

  func takeLines() -> [LoggedLine] {
    defer { lines = [] }
    return lines
  }

  /// Runs lines of the lesson that nobody sees.
  ///
  /// - Returns: how the first ended that did not end as it is written, and what was sent.
  @discardableResult
  func runUnseen(_ lines: [LessonLine]) async -> (misfit: Outcome?, tries: [LessonTry]) {
    screen.turn(on: false)
    defer { screen.turn(on: true) }
    var misfit: Outcome?
    var tries: [LessonTry] = []
    for line in lines {
      let (outcome, new) = await run(line.text)
      if outcome != line.outcome, misfit == nil { misfit = outcome }
      tries += new
    }
    return (misfit, tries)
  }
}
