internal import ApusEncodings
internal import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusTeaching
internal import ApusText

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
