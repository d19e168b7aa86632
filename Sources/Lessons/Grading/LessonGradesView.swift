internal import ApusEncodings
internal import ApusJSON
internal import ApusText
internal import ApusWords

/// What recordings show: for a person, as JSON, or as a table for a sheet.
struct LessonGradesView: View {
  private let grades: [LessonGrade]
  private let form: LessonGrading.Form

  init(_ grades: [LessonGrade], _ form: LessonGrading.Form) { (self.grades, self.form) = (grades, form) }

  func lines(on screen: Screen) -> [Line] {
    switch form {
    case .text: grades.flatMap { grade in grade.language.speaking { Self.lines(of: grade, on: screen) } }
    case .json: [Line(json: JSONValue.array(grades.map(Self.json)).text)]
    case .csv: Self.table(grades).map { Line($0) }
    }
  }

  private static func lines(of grade: LessonGrade, on screen: Screen) -> [Line] {
    let count = said("\(grade.metCount) of \(grade.goals.count) goals")
    var lines = [
      Line(grade.file, .heading) + Line("  \(grade.lesson)  ", .dim)
        + Line(count, grade.isWhole ? .ok : .warning)
    ]
    for goal in grade.goals {
      let start = Line("  \(goal.number)  ", .dim)
      if let line = goal.metBy {
        let request = goal.request.map { "  \($0)" } ?? ""
        lines += (start + Line(line, .command) + Line(request, .dim)).wrappedAtWords(
          to: screen.width, indent: 5)
      } else {
        lines.append(
          start + Line(goal.isAnswerShown ? said("the answer was shown") : said("not met"), .warning))
      }
    }
    let right = grade.predictions.count { $0.isRight }
    var more: [String] = []
    if !grade.predictions.isEmpty {
      more.append(said("\(right) of \(grade.predictions.count) predictions right"))
    }
    let (hints, answers) = (grade.hintCount, grade.answerCount)
    if hints > 0 { more.append(hints == 1 ? said("1 hint") : said("\(hints) hints")) }
    if answers > 0 {
      more.append(answers == 1 ? said("1 answer shown") : said("\(answers) answers shown"))
    }
    if !more.isEmpty { lines.append(Line("  " + more.joined(separator: said(", ")), .dim)) }
    return lines + grade.remarks.map { Line("  " + $0, .warning) }
  }

  private static func json(_ grade: LessonGrade) -> JSONValue {
    let goals = grade.goals.map { goal -> JSONValue in
      .object([
        .init("goal", .number(goal.number)), .init("step", .number(goal.step)),
        .init("met", .bool(goal.metBy != nil)), .init("line", goal.metBy.map(JSONValue.string) ?? .null),
        .init("request", goal.request.map(JSONValue.string) ?? .null),
        .init("answer_shown", .bool(goal.isAnswerShown)),
      ])
    }
    let predictions = grade.predictions.map { prediction -> JSONValue in
      .object([.init("predicted", .string(prediction.text)), .init("right", .bool(prediction.isRight))])
    }
    return .object([
      .init("file", .string(grade.file)), .init("lesson", .string(grade.lesson)),
      .init("met", .number(grade.metCount)), .init("of", .number(grade.goals.count)),
      .init("hints", .number(grade.hintCount)), .init("answers", .number(grade.answerCount)),
      .init("goals", .array(goals)), .init("predictions", .array(predictions)),
      .init("remarks", .array(grade.remarks.map(JSONValue.string))),
    ])
  }

  private static func table(_ grades: [LessonGrade]) -> [String] {
    let head = "file,lesson,met,of,hints,answers,predictions,right,remarks"
    return [head]
      + grades.map { grade in
        let fields: [String] = [
          grade.file, grade.lesson, "\(grade.metCount)", "\(grade.goals.count)", "\(grade.hintCount)",
          "\(grade.answerCount)", "\(grade.predictions.count)", "\(grade.predictions.count { $0.isRight })",
          grade.remarks.joined(separator: "; "),
        ]
        return fields.map(field).joined(separator: ",")
      }
  }

  /// A sheet would take a field that begins with one of these for a formula.
  private static func field(_ text: String) -> String {
    let text = text.utf8.first.map("=+-@".utf8.contains) == true ? "'" + text : text
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
    return "\"" + text.replacing(["\"": "\"\""]) + "\""
  }
}
