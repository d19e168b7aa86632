package import ApusText
internal import ApusWords

/// The lessons there are, and what was done in each.
package struct LessonList: View {
  private let lessons: [LessonSource]
  private let done: [String: LessonProgressEntry]

  package init(_ lessons: [LessonSource], done: [String: LessonProgressEntry] = [:]) {
    self.lessons = lessons
    self.done = done
  }

  /// The first that was not gone through, and has goals left if it has any; nil where all is done.
  package var open: LessonSource? {
    lessons.first { lesson in
      guard let entry = done[lesson.name], entry.goalCount == lesson.document.goalCount else { return true }
      let isSeen = entry.step > lesson.document.steps.count
      return !isSeen && (entry.goalCount == 0 || entry.count < entry.goalCount)
    }
  }

  package func lines(on screen: Screen) -> [Line] {
    let rows = lessons.map { lesson -> (Line, Line) in
      let name = command(of: lesson).dropFirst("tour ".count)
      return (
        Line(String(name), .command), Line(lesson.document.title) + Line("  " + amount(of: lesson), .dim)
      )
    }
    let next = lessons.first { (done[$0.name]?.count ?? 0) < max(1, $0.document.goalCount) } ?? lessons.first
    let start =
      next.map { Line(said("Begin with "), .dim) + Line(command(of: $0), .command) }
      ?? Line(said("There are no lessons."), .dim)
    return Glossary(rows).lines(on: screen) + start.wrappedAtWords(to: screen.width)
  }

  /// `3 of 8 goals`, or the same of a lesson that nobody began.
  private func amount(of lesson: LessonSource) -> String {
    let count = lesson.document.goalCount
    guard count > 0 else {
      let steps = lesson.document.steps.count
      return steps == 1 ? said("1 step") : said("\(steps) steps")
    }
    let minutes = lesson.document.minutes.map { said(", ") + said("\($0) min") } ?? ""
    guard let entry = done[lesson.name], entry.goalCount == count else {
      return (count == 1 ? said("1 goal") : said("\(count) goals")) + minutes
    }
    return said("\(entry.count) of \(count) goals") + minutes
  }

  private func command(of lesson: LessonSource) -> String {
    lesson.resumption(of: done[lesson.name]) ?? lesson.command
  }
}
