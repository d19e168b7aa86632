internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusEndpoints
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusServices
internal import ApusSurroundings
internal import ApusTeaching
internal import ApusText

/// Leads through lessons. While one is on, every line goes this way.
package struct TourGuide {
  let context: Context

  init(_ context: Context) { self.context = context }

  var session: Session {
    get { context.session }
    nonmutating set { context.session = newValue }
  }

  var output: Output { context.output }

  /// Begins a lesson in the practice API and shows a step of it, by default the first. It has a session of its own: no
  /// header, credential, variable or cookie of the learner gets there, and none of the lesson's stays.
  ///
  /// - Parameter service: whom to ask instead of the practice API, by the token that `use` would take.
  func begin(_ lesson: TourLesson, at position: Int = 0, asking service: String? = nil) async throws {
    let home = service.flatMap { KnownAPI.named($0, among: .known) } ?? .practice
    // Before anything is set aside: there is no lesson where the practice API cannot start.
    if home.service == nil { _ = try context.environment.startPractice() }
    let outside: OutsideSession
    if let tour = session.tour {
      outside = tour.outside
    } else {
      outside = OutsideSession(session, bringBackCookies: await context.environment.cookies.setAside())
    }
    var look = session.settings.look
    look.forms = lesson.forms
    session = Session(lookingLike: look)
    try session.use(home, in: context.surroundings)
    let tour = Tour(lesson, at: position, of: home.name, leaving: outside)
    session.tour = tour
    if tour.isLive, let base = session.base {
      let person = session.credential.map { "by \($0.summary)" } ?? "and nothing says who asks"
      output.note(Line("each line goes to \(base) itself, \(person)", .dim))
    }
    await moveTour { _ in }
  }

  /// A line that was typed while a lesson is on.
  func tour(_ line: String) async -> Outcome {
    guard let tour = session.tour else { return await context.runToEnd(line) }
    switch TourWord(line) {
    case .skip: await moveTour { if !tour.isHeldBack { $0.advance() } }
    case .back: await moveTour { $0.goBack() }
    case .quit: await leave()
    case nil where line.trimmed.isEmpty && tour.isHeldBack: await moveTour { _ in }
    case nil: return await take(line, in: tour)
    }
    return .ok
  }

  func leave() async {
    guard let tour = session.tour else { return }
    await end(tour)
    output.note(
      Line("You left the tour; ", .dim) + Line(tour.command, .command) + Line(" goes on with it.", .dim))
  }

  // MARK: A line

  /// Runs the step's line, or another one, and goes on when it did what the step wants.
  private func take(_ line: String, in tour: Tour) async -> Outcome {
    guard let step = tour.step, !tour.isHeldBack else {
      let outcome = await attempt(line).outcome
      if session.tour?.begun == tour.begun, outcome != .quit { holdBack(rows: 0) }
      return outcome
    }
    let isOwnLine = line.trimmed.isEmpty || line.trimmed == step.command.trimmed
    if isOwnLine { await comeBack(to: tour) }
    if line.trimmed.isEmpty { output.note(Line(step.command, .command)) }
    let attempt = await attempt(isOwnLine ? step.command : line, beforeShowing: tour.advanced)
    // A line may have begun another lesson, or left this one.
    guard session.tour?.begun == tour.begun, attempt.outcome != .quit else { return attempt.outcome }
    if let problem = await problem(with: attempt, of: step) {
      output.note(Lines([Line(problem, .warning)]))
    } else {
      session.tour?.advance()
      hasRoom(for: session.tour, below: attempt.text)
        ? await moveTour { _ in } : holdBack(rows: output.console.noteTraits.rows(of: attempt.text))
    }
    return attempt.outcome
  }

  /// Lets a line of the lesson find what the lesson has led to.
  private func comeBack(to tour: Tour) async {
    let reached = tour.reached
    if session.base != reached.base {
      output.note(Line("use \(tour.home)", .command))
      _ = await attempt("use \(tour.home)")
    }
    if let record = reached.record, session.records.last !== record { session.records.comeBack(to: record) }
    session.trouble = reached.trouble
  }

  // MARK: Going on

  /// Goes to another step, and shows it; the end behind the last one.
  private func moveTour(_ change: (inout Tour) -> Void) async {
    guard var tour = session.tour else { return }
    change(&tour)
    tour.isHeldBack = false
    tour.reached = Tour.Reached(
      base: tour.reached.base ?? session.base, record: session.records.last, trouble: session.trouble)
    session.tour = tour
    output.note(TourView(tour: tour))
    if tour.step == nil { await end(tour) }
  }

  /// Lets what fills the screen be read first.
  private func holdBack(rows: Int) {
    session.tour?.isHeldBack = true
    let isCut = rows >= output.console.noteTraits.height
    output.note(Line(isCut ? "Enter goes on. What had no room is further up." : "Enter goes on.", .dim))
  }

  private func end(_ tour: Tour) async {
    session = tour.outside.session
    await tour.outside.bringBackCookies()
  }

  /// Whether a text stays on the screen when what comes next is shown below it.
  private func hasRoom(for tour: Tour?, below text: String) -> Bool {
    let traits = output.console.noteTraits
    guard traits.isTerminal, let tour else { return true }
    return traits.rows(of: text) + traits.rows(of: tour) < traits.height
  }
}

extension Console.Traits {
  /// The rows that a text takes.
  fileprivate func rows(of text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reduce(0) { $0 + max(1, (Line(String($1)).width + width - 1) / width) }
  }

  /// The rows that a step takes.
  func rows(of tour: Tour) -> Int { TourView(tour: tour).lines(on: screen).count }
}
