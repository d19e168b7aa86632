internal import Lessons
internal import Rendering

/// The lessons there are.
struct LessonList: View {
  let lessons: [TourLesson]

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

/// One step: how far the lesson is, what it says, and the line to type.
struct TourStepView: View {
  let tour: Tour

  func lines(on screen: Screen) -> [Line] {
    guard let step = tour.step else { return [] }
    var head = Line(tour.lesson.title, .heading)
    head.append(screen.glyphs.separator + tour.progress, .dim)
    let command = step.command.split(separator: "\n").flatMap {
      (Line("    ") + Line(String($0), .command)).wrapped(to: screen.width, indent: 6)
    }
    let help =
      tour.position == 0
      ? ["Enter runs this line. You may also type it, or another one; skip, back and quit lead on."] : []
    return [Line(), head] + TourProse(step.prose).lines(on: screen) + [Line()] + command
      + help.flatMap { Line($0, .dim).wrappedAtWords(to: screen.width) }
  }
}

/// The prose of a lesson: paragraphs, with what stands between backquotes in the colour of commands too.
struct TourProse: View {
  private let paragraphs: [String]

  init(_ markdown: String) {
    paragraphs = markdown.components(of: "\n\n").map {
      $0.split(separator: "\n").map(\.trimmed).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  func lines(on screen: Screen) -> [Line] {
    let width = min(screen.width, 80)
    return Array(paragraphs.map { line(of: $0).wrappedAtWords(to: width) }.joined(separator: [Line()]))
  }

  private func line(of paragraph: String) -> Line {
    var line = Line()
    for (position, piece) in paragraph.components(of: "`").enumerated() {
      let isCode = position % 2 == 1
      line.append(isCode ? "`\(piece)`" : piece, isCode ? .command : nil)
    }
    return line
  }
}

/// What is said when a lesson is through.
struct TourEnd: View {
  let lesson: TourLesson
  let next: TourLesson?

  func lines(on screen: Screen) -> [Line] {
    let done = Line(
      "That was \(lesson.title.debugDescription), all \(Units.count(lesson.steps.count, "step")).", .ok)
    let more = next.map { Line("Go on with ", .dim) + Line("tour \($0.name)", .command) }
    return TourProse(lesson.ending).lines(on: screen)
      + [done, more].compactMap(\.self).flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
  }
}
