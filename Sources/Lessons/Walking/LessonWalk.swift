internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
package import ApusSavedSessions
package import ApusSurroundings
internal import ApusText
internal import ApusWords

/// Leads somebody through a lesson. While it is on, every line goes this way.
package final class LessonWalk {
  package let source: LessonSource
  let world: LessonWorld
  let output: Output
  private(set) var stage: LessonStage
  /// The step that is on, from 0.
  package private(set) var position = 0
  package var score: LessonScore
  var state = LessonStepState()
  private let kept: LessonProgress?
  /// Where it is written down what is done, for whoever grades.
  package var recording: LessonRecording?
  /// Whom it is told how far it goes; nil, the default, is nobody.
  package var report: ClassReport?

  /// - Parameters:
  ///   - output: what the lesson is shown on.
  ///   - progress: where it is kept what was done; nil keeps nothing.
  package init(
    _ source: LessonSource, in world: LessonWorld, output: Output, progress: LessonProgress? = nil
  ) async throws {
    self.source = source
    self.world = world
    self.output = output
    kept = progress
    score = progress?.score(of: source) ?? LessonScore()
    stage = try await LessonStage(source, in: world, console: output.console)
  }

  var document: LessonDocument { source.document }
  /// nil behind the last one.
  var step: LessonStep? { document.steps.indices.contains(position) ? document.steps[position] : nil }
  package var session: any RunningSession { stage.session }
  package var isOver: Bool { step == nil }
  /// Whether its end was shown.
  package var isFinished: Bool { isOver && !state.isHeldBack }
  /// `3/12`
  package var progress: String { "\(min(position + 1, document.steps.count))/\(document.steps.count)" }
  /// What goes on with it, in another run of the program, too.
  package var command: String { source.command(at: position) }
  var goals: Range<Int> {
    let first = document.goalsBefore(step: position)
    return first..<first + (step?.goalCount ?? 0)
  }

  // MARK: Going on

  /// Goes to a step, and shows it: in a session in which the steps before were run.
  package func go(to target: Int, isFresh: Bool = false) async throws {
    if !isFresh {
      await stage.end()
      stage = try await LessonStage(source, in: world, console: output.console)
    }
    if isFresh, let remark = source.remark { say(remark) }
    recording?.use(stage.ports)
    position = 0
    while position < min(target, document.steps.count) {
      await setUp()
      await catchUp()
      position += 1
    }
    await setUp()
    show()
  }

  /// Goes on to the next step. What the one before left out is run, as the next one may build on it.
  func advance(catchingUp: Bool = false, hearing text: String = "") async {
    if catchingUp { await catchUp() }
    position += 1
    await setUp()
    await keepProgress()
    if hasRoom(below: text) {
      show()
    } else {
      state.isHeldBack = true
      output.note(Line(said("Enter goes on."), .dim))
    }
  }

  /// Shows the step that is on, or the end.
  func show() {
    state.isHeldBack = false
    if let view { output.note(view) }
    if step == nil { output.note(LessonEndView(source: source, score: score)) }
    _ = stage.screen.take()
  }

  var view: LessonStepView? {
    step.map {
      LessonStepView(source: source, step: $0, position: position, score: score, line: state.line)
    }
  }

  /// Leaves it where it is.
  package func leave() async {
    await keepProgress()
    recording?.end()
    await stage.end()
    guard !isOver else { return }
    let goals = source.document.goalCount
    output.note(Line(said("You left the lesson with \(score.count) of \(goals) goals."), .dim))
    output.note(Line(command, .command) + Line(said(" goes on with it."), .dim))
  }

  /// Ends it behind its last step.
  package func end() async {
    await keepProgress()
    recording?.end()
    await stage.end()
  }

  func keepProgress() async {
    await report?.tell(score, of: source, at: position)
    guard let problem = kept?.keep(score, of: source, at: position) else { return }
    output.note(Line(problem, .warning))
  }

  private func setUp() async {
    state = LessonStepState()
    guard let step else { return }
    await stage.runUnseen(step.setup)
    await record(.given)
    stage.arm(step)
  }

  func record(_ origin: LessonMark.Origin) async {
    await recording?.keep(stage.takeLines(), step: position, origin)
  }

  private func catchUp() async {
    guard let step else { return }
    await stage.runUnseen(Array(step.shown.dropFirst(state.line)))
    await stage.runUnseen(step.answers.first ?? [])
    stage.arm(nil)
    await record(.given)
  }

  /// Has what a line shows be folded so far that what is shown below it has room.
  ///
  /// - Parameter mayGoOn: whether the next step may stand there: behind a line that is only tried it does not.
  func makeRoom(below line: String, mayGoOn: Bool = true) async {
    let (out, notes) = (output.console.outTraits, output.console.noteTraits)
    guard notes.isTerminal else { return }
    var folded = out
    // An explanation is worth the whole screen: what comes next waits for Enter then.
    let isExplanation = line.firstWord.lowercased() == "explain"
    let rows = isExplanation || !mayGoOn ? 1 : (nextView?.lines(on: notes.screen).count ?? 4) + 1
    folded.height = max(12, out.height - rows)
    await session.resize(out: folded, notes: notes)
  }

  /// What is shown behind the line that is on.
  private var nextView: LessonStepView? {
    let isLast = state.line + 1 >= (step?.shown.count ?? 0)
    let next = document.steps.dropFirst(position + (isLast ? 1 : 0)).first
    return next.map {
      LessonStepView(
        source: source, step: $0, position: position, score: score, line: isLast ? 0 : state.line + 1)
    }
  }

  /// Whether a text stays on the screen when what comes next is shown below it.
  private func hasRoom(below text: String) -> Bool {
    let traits = output.console.noteTraits
    guard traits.isTerminal, !text.isEmpty else { return true }
    let next = view?.lines(on: traits.screen).count ?? 0
    return traits.rows(of: text) + next < traits.height
  }
}

extension Console.Traits {
  /// The rows that a text takes.
  func rows(of text: String) -> Int {
    Theme.withoutCodes(text).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reduce(0) { $0 + max(1, (Line(String($1)).width + width - 1) / width) }
  }
}
