internal import Encodings
internal import Language
internal import Rendering
internal import Teaching
internal import Text

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

/// Where a lesson has come: how far it is, what it says, and the line to type; or its end.
struct TourView: View {
  let tour: Tour

  func lines(on screen: Screen) -> [Line] {
    guard let step = tour.step else { return TourEnd(lesson: tour.lesson).lines(on: screen) }
    var head = Line(tour.lesson.title, .heading)
    head.append(screen.glyphs.separator + tour.progress, .dim)
    let command = step.command.split(separator: "\n").flatMap {
      (Line("    ") + Line(String($0), .command)).wrappedAtWords(to: screen.width, indent: 6)
    }
    let help =
      tour.position == 0
      ? ["Enter runs this line. You may also type it, or another one; skip, back and quit lead on."] : []
    return [Line(), head] + TourProse(step.prose).lines(on: screen) + [Line()] + command
      + help.flatMap { Line($0, .dim).wrappedAtWords(to: screen.width) }
  }
}

/// The prose of a lesson: headings, and paragraphs with what stands between backquotes in the colour of commands too.
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
    if paragraph.hasPrefix("## ") { return Line(String(paragraph.dropFirst(3)), .heading) }
    var line = Line()
    for (position, piece) in paragraph.components(of: "`").enumerated() {
      let isCode = position % 2 == 1
      line.append(isCode ? "`\(piece)`" : piece, isCode ? .command : nil)
    }
    return line
  }
}

/// What is said when a lesson is through.
private struct TourEnd: View {
  let lesson: TourLesson

  func lines(on screen: Screen) -> [Line] {
    let steps = Units.count(lesson.steps.count, "step")
    let done = Line("That was \(lesson.title.debugDescription), \(steps).", .ok)
    let more =
      Lesson.next(after: lesson.name).map {
        Line("Go on with ", .dim) + Line("tour \($0.name)", .command)
      } ?? Line("It was the last lesson. ", .dim) + Line("help", .command)
      + Line(" says what else there is.", .dim)
    return [Line()] + TourProse(lesson.ending).lines(on: screen)
      + [done, more].flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
  }
}
