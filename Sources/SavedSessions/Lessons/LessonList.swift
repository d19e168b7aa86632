internal import ApusRendering
internal import ApusText

/// The lessons there are.
package struct LessonList: View {
  private let lessons: [TourLesson]

  package init(_ lessons: [TourLesson]) { self.lessons = lessons }

  func lines(on screen: Screen) -> [Line] {
    let rows = lessons.map { lesson in
      (
        Line(lesson.name, .command),
        Line(lesson.title) + Line("  \(Units.count(lesson.steps.count, "step"))", .dim)
      )
    }
    let start = lessons.first.map { "Begin with " + "tour \($0.name)" } ?? "There are no lessons."
    return Glossary(rows).lines(on: screen) + Line(start, .dim).wrappedAtWords(to: screen.width)
  }
}
