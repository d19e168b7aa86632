internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusRecordings
package import ApusSavedSessions
internal import ApusWords

/// Reads a recording of a lesson: which goals somebody met who typed. It judges the exchanges of the recording, as the
/// lesson did when they were made.
package struct LessonGrader {
  private let source: LessonSource
  private var grade: LessonGrade
  private var step = 0
  private var origin = LessonMark.Origin.given
  private var tries: [LessonTry] = []
  private var pending: [Prediction] = []
  private var sent: [Exchange] = []
  private var shown: Set<Int> = []

  /// - Parameter file: what the recording is called.
  package init(_ source: LessonSource, file: String) {
    self.source = source
    grade = LessonGrade(file: file, lesson: source.document.title)
    var number = 0
    for (index, step) in source.document.steps.enumerated() {
      for _ in 0..<step.goalCount {
        number += 1
        grade.goals.append(LessonGrade.Goal(number: number, step: index + 1))
      }
    }
  }

  /// The name and the digest of the lesson that a recording is of; nil of one that is of none.
  package static func lesson(of document: SessionDocument) -> (name: String, digest: String)? {
    for case .prose(let text) in document.parts {
      for line in text.split(separator: "\n") {
        if case .lesson(let name, let digest)? = LessonMark(line) { return (name, digest) }
      }
    }
    return nil
  }

  package mutating func grade(_ session: PlayedSession) -> LessonGrade {
    for (number, part) in session.document.parts.enumerated() {
      switch part {
      case .prose(let text):
        for line in text.split(separator: "\n") { if let mark = LessonMark(line) { take(mark) } }
      case .rules: break
      case .block: for step in session.steps where step.part == number { take(step) }
      }
    }
    return grade
  }

  // MARK: Marks

  private mutating func take(_ mark: LessonMark) {
    switch mark {
    case .lesson(_, let digest):
      if digest != source.document.digest {
        grade.remarks.append(said("the lesson was another one when this was recorded"))
      }
    case .lines(let step, let origin): go(to: step, origin)
    case .hint: grade.hintCount += 1
    case .answer(let step):
      grade.answerCount += 1
      shown.insert(step)
      for index in goals(of: step) where grade.goals[index].metBy == nil {
        grade.goals[index].isAnswerShown = true
      }
    case .choice(let step, let number):
      guard let quiz = source.document.steps.dropFirst(step).first?.quiz, let index = goals(of: step).first,
        quiz.choices.indices.contains(number - 1), quiz.choices[number - 1].isRight
      else { return }
      meet(index, by: "\(number)", nil)
    }
  }

  private mutating func go(to step: Int, _ origin: LessonMark.Origin) {
    self.origin = origin
    guard step != self.step else { return }
    self.step = step
    (tries, pending) = ([], [])
  }

  // MARK: Lines

  private mutating func take(_ played: PlayedStep) {
    let line = played.step.command
    if origin == .typed, line.hasPrefix("predict "), played.outcome == .ok,
      let prediction = try? Prediction(line, from: 8)
    {
      pending.append(prediction)
    }
    guard !played.recordings.isEmpty else { return }
    var own: [LessonTry] = []
    for recording in played.recordings {
      let exchange = recording.exchange
      let isLate = Prediction.isTooLate(for: exchange.request, behind: sent)
      let attempt = LessonTry(
        line: line, exchange: exchange, failure: recording.failure?.code, predictions: isLate ? [] : pending)
      sent.append(exchange)
      own.append(attempt)
      note(attempt)
    }
    pending = []
    guard origin == .typed else { return }
    tries += own
    if let whole = LessonTry.gathered(own, by: line) { tries.append(whole) }
    judge()
  }

  private mutating func note(_ attempt: LessonTry) {
    let scope = LoneAnswer(JudgedAnswer(attempt.exchange, failure: attempt.failure))
    for prediction in attempt.predictions {
      let isRight = (try? prediction.verdict(in: scope)) == .right
      grade.predictions.append(LessonGrade.PredictionMade(text: prediction.text, isRight: isRight))
    }
  }

  private mutating func judge() {
    guard source.document.steps.indices.contains(step) else { return }
    let first = goals(of: step).lowerBound
    for (number, goal) in source.document.steps[step].goals.enumerated() {
      guard case .met(let index) = GoalJudge(tries).verdict(of: goal) else { continue }
      meet(first + number, by: tries[index].line, tries[index].summary)
    }
  }

  private mutating func meet(_ index: Int, by line: String, _ request: String?) {
    guard grade.goals.indices.contains(index), grade.goals[index].metBy == nil,
      !grade.goals[index].isAnswerShown
    else { return }
    grade.goals[index].metBy = line
    grade.goals[index].request = request
  }

  private func goals(of step: Int) -> Range<Int> {
    let first = source.document.goalsBefore(step: step)
    return first..<source.document.goalsBefore(step: step + 1)
  }
}
