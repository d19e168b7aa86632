internal import ApusText
internal import ApusWords

/// What is said when a lesson is through: how many of its goals were met.
struct LessonEndView: View {
  let source: LessonSource
  let score: LessonScore

  func lines(on screen: Screen) -> [Line] {
    let document = source.document
    let isWhole = score.count == document.goalCount
    var lines = [Line()] + LessonProse(document.ending).lines(on: screen)
    let title = document.title.debugDescription
    lines += Line(
      said("\(title) is through: \(score.count) of \(document.goalCount) goals."), isWhole ? .ok : .warning
    ).wrappedAtWords(to: screen.width, indent: 2)
    let shown = score.shown.count
    if shown > 0 {
      let text =
        shown == 1
        ? said("1 answer was shown; its goal does not count.")
        : said("\(shown) answers were shown; their goals do not count.")
      lines += Line(text, .dim).wrappedAtWords(to: screen.width, indent: 2)
    }
    let more =
      source.next.map { Line(said("Go on with "), .dim) + Line($0, .command) }
      ?? (source.isFromElsewhere ? outside : last)
    return lines + more.wrappedAtWords(to: screen.width, indent: 2)
  }

  private var last: Line {
    Line(said("It was the last lesson. "), .dim) + Line("help", .command)
      + Line(said(" says what else there is."), .dim)
  }

  /// Of a file nobody knows what comes after it.
  private var outside: Line {
    Line(said("The lessons of the program: "), .dim) + Line("tour", .command)
  }
}
