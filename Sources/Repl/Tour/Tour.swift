internal import APIClient
internal import Lessons
internal import Transcripts

/// A walk through a lesson: where it has come, and where the learner was before.
struct Tour: Sendable {
  let lesson: TourLesson
  /// The step that is shown, counted from 0.
  private(set) var position = 0
  /// What the session's base was, and comes back when the tour ends.
  let place: (base: WebURL?, directory: String)

  /// Tells two walks through the same lesson apart.
  let begun = ContinuousClock.now

  init(_ lesson: TourLesson, leaving place: (base: WebURL?, directory: String)) {
    self.lesson = lesson
    self.place = place
  }

  /// `nil` behind the last step.
  var step: TourStep? { lesson.steps.indices.contains(position) ? lesson.steps[position] : nil }

  /// `3/12`
  var progress: String { "\(min(position + 1, lesson.steps.count))/\(lesson.steps.count)" }

  mutating func advance() { position += 1 }
  mutating func goBack() { position = max(0, position - 1) }
}

/// The words that lead through a tour.
enum TourWord: String, CaseIterable {
  case skip, back, quit

  init?(_ line: String) {
    let word = line.trimmed.lowercased()
    guard let found = TourWord(rawValue: ["exit", ":q", "\\q"].contains(word) ? "quit" : word) else {
      return nil
    }
    self = found
  }
}

extension Lesson {
  /// The lesson in steps. Every lesson of the program can be read; a test sees to that.
  var tour: TourLesson? {
    (try? SessionDocument(parsing: text, file: name)).map { TourLesson(name: name, $0) }
  }
}
