internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusSavedSessions
internal import ApusTeaching

/// A walk through a lesson: where it has come, and what the learner left to walk it.
struct Tour: Sendable {
  let lesson: TourLesson
  /// The API that is asked, as `use` names it.
  let home: String
  /// The step that is shown, counted from 0.
  private(set) var position: Int
  /// Whether the step is still to be shown, because what came before it filled the screen.
  var isHeldBack = false
  /// What comes back when the tour ends.
  let outside: OutsideSession
  /// What the lesson's lines look into, whatever was asked in between.
  var reached = Reached()

  struct Reached: Sendable {
    /// The base of the lesson, the last request and the last trouble.
    var base: WebURL?
    var record: Record?
    var trouble: Incident?
  }

  /// Tells two walks through the same lesson apart.
  let begun = ContinuousClock.now

  /// - Parameter position: the step to begin with, counted from 0.
  init(
    _ lesson: TourLesson, at position: Int = 0, of home: String = KnownAPI.practice.name,
    leaving outside: OutsideSession
  ) {
    self.lesson = lesson
    self.home = home
    self.position = position
    self.outside = outside
  }

  /// `nil` behind the last step.
  var step: TourStep? { lesson.steps.indices.contains(position) ? lesson.steps[position] : nil }

  /// `3/12`
  var progress: String { "\(min(position + 1, lesson.steps.count))/\(lesson.steps.count)" }

  /// What begins it again where it is.
  var command: String {
    (["tour", lesson.name] + (position > 0 ? ["\(position + 1)"] : [])
      + (isLive ? ["--live"] : [])).joined(separator: " ")
  }

  mutating func advance() { position += 1 }
  mutating func goBack() { position = max(0, position - 1) }

  /// The same walk, a step further.
  var advanced: Tour {
    var tour = self
    tour.advance()
    return tour
  }
}
