internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusPractice

/// Reads what stands in a block of a lesson.
struct LessonBlockReader {
  let file: String
  let block: LessonBlock

  private static let mostBytesOfLine = 4_000

  /// Lines to run, each perhaps with `? CODE` under it: the failure that it should end in.
  func lines() throws(LessonProblem) -> [LessonLine] {
    var lines: [LessonLine] = []
    for (text, number) in try filled() {
      if text.hasPrefix("? ") {
        guard let last = lines.popLast() else {
          throw problem("expected a line to run before this", at: number)
        }
        lines.append(
          LessonLine(
            last.text, failure: try code(text.dropFirst(2).trimmingBlanks, number), place: last.place))
      } else {
        lines.append(try line(text, number))
      }
    }
    return lines
  }

  /// Lines, and behind `#` under them why they are wrong.
  func wrongs() throws(LessonProblem) -> [LessonWrong] {
    var wrongs: [LessonWrong] = []
    var lines: [LessonLine] = []
    for (text, number) in try filled() {
      if text.hasPrefix("#") {
        guard !lines.isEmpty else { throw problem("expected a line before its reason", at: number) }
        wrongs.append(LessonWrong(lines: lines, reason: text.drop { $0 == "#" }.trimmingBlanks))
        lines = []
      } else {
        lines.append(try line(text, number))
      }
    }
    if let last = lines.last {
      throw problem("expected `# ` and why this is wrong, under it", at: last.place)
    }
    return wrongs
  }

  func goal() throws(LessonProblem) -> LessonGoal {
    var conditions: [LessonCondition] = []
    for (text, number) in try filled() where !text.hasPrefix("#") {
      conditions.append(try condition(String(text), number))
    }
    guard !conditions.isEmpty else { throw problem("expected what the goal is, such as `status 404`") }
    return LessonGoal(conditions, place: block.place)
  }

  func prediction() throws(LessonProblem) -> LessonGoal {
    let lines = try filled()
    guard lines.count == 1, let (text, number) = lines.first else {
      throw problem("expected one line: what is to be predicted, such as `status` or `header Location`")
    }
    return LessonGoal([try condition("predicted \(text)", number, shift: -10)], place: block.place)
  }

  func text() throws(LessonProblem) -> String {
    let text = block.lines.map { String($0.text) }.joined(separator: "\n").trimmed
    guard !text.isEmpty else { throw problem("expected a text") }
    return text
  }

  /// The name of a failure, and perhaps how many requests it meets.
  func fault() throws(LessonProblem) -> LessonFault {
    let words = try filled().first.map { $0.text.split(separator: " ") } ?? []
    guard let name = words.first, FaultNames.all.contains(name) else {
      let meant = words.first.flatMap { nearest(to: String($0), among: FaultNames.all.map(String.init)) }
      throw problem("expected a failure that `get /faults` lists" + (meant.map { ", such as \($0)" } ?? ""))
    }
    guard words.count > 1 else { return LessonFault(name: String(name)) }
    guard words.count == 2, let count = Int(words[1]), (1...100).contains(count) else {
      throw problem("expected how many requests it meets, from 1 to 100")
    }
    return LessonFault(name: String(name), count: count)
  }

  /// A question, and `- [x]` or `- [ ]` before each answer; `#` under one says why.
  func quiz() throws(LessonProblem) -> LessonQuiz {
    var question = ""
    var choices: [LessonQuiz.Choice] = []
    for (text, number) in try filled() {
      let isRight = text.hasPrefix("- [x] ")
      if isRight || text.hasPrefix("- [ ] ") {
        choices.append(LessonQuiz.Choice(text: text.dropFirst(6).trimmingBlanks, isRight: isRight))
      } else if text.hasPrefix("#") {
        guard let last = choices.indices.last else {
          throw problem("expected an answer before this", at: number)
        }
        choices[last].remark = text.drop { $0 == "#" }.trimmingBlanks
      } else if choices.isEmpty {
        question += (question.isEmpty ? "" : " ") + text.trimmingBlanks
      } else {
        throw problem("expected `- [ ] ` and an answer, or `- [x] ` and a right one", at: number)
      }
    }
    guard !question.isEmpty, (2...9).contains(choices.count), choices.contains(where: \.isRight),
      choices.contains(where: { !$0.isRight })
    else {
      throw problem("expected a question, and two to nine answers, of which one is right and one is not")
    }
    return LessonQuiz(question: question, choices: choices, place: block.place)
  }

  // MARK: Lines

  func filled() throws(LessonProblem) -> [(text: Substring, number: Int)] {
    let filled = block.filled
    guard !filled.isEmpty else { throw problem("this block is empty") }
    for (text, number) in filled where text.utf8.count > Self.mostBytesOfLine {
      throw problem("a line has at most \(Self.mostBytesOfLine) bytes", at: number)
    }
    return filled
  }

  private func line(_ text: Substring, _ number: Int) throws(LessonProblem) -> LessonLine {
    let text = text.trimmingBlanks
    let word = text.prefix { $0 != " " }
    guard LessonWord(text) == nil else { throw problem("\(word) is a word of the learner's", at: number) }
    return LessonLine(text, place: number)
  }

  private func code(_ name: String, _ number: Int) throws(LessonProblem) -> ErrorCode {
    guard let code = ErrorCode(named: name) else {
      throw problem("expected the code of a failure, such as http.404, found \(name)", at: number, 3)
    }
    return code
  }

  private func condition(
    _ text: String, _ number: Int, shift: Int = 0
  ) throws(LessonProblem) -> LessonCondition {
    do throws(LineProblem) {
      return try LessonCondition(text, place: number)
    } catch {
      throw problem(error.message, at: number, max(1, error.range.lowerBound + 1 + shift))
    }
  }

  func problem(_ message: String, at line: Int? = nil, _ column: Int = 1) -> LessonProblem {
    LessonProblem(file: file, line: line ?? block.place, column: column, message)
  }
}
