internal import ApusClient
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusWords

/// A line of a lesson, run where a lesson is proved: what it sent, and why a lesson may not have it.
struct LessonLineRun {
  let tries: [LessonTry]
  /// Why it is no line for this lesson, whatever it comes to.
  let problems: [LessonFinding]
  /// That it ended otherwise than it is written.
  let misfit: LessonFinding?

  init(of line: LessonLine, on stage: LessonStage, by runner: any LineRunner) async {
    guard runner.traits(of: line.text)?.isDisjoint(with: [.managesSessions, .isEndless]) != false else {
      (tries, misfit) = ([], nil)
      problems = [LessonFinding(line: line.place, message: said("this line is not for a lesson"))]
      return
    }
    let misfit: Outcome?
    (misfit, tries) = await stage.runUnseen([line])
    var problems = stage.takeRefused().map { permission in
      LessonFinding(
        line: line.place, message: said("nobody allowed this line to \(retold(permission.description))"))
    }
    if let overdrawn = stage.takeOverdrawn() {
      problems.append(LessonFinding(line: line.place, overdrawing: overdrawn.most))
    }
    self.problems = problems
    self.misfit = misfit.map { ended in
      let (wanted, found) = (line.failure?.name ?? "ok", ended.code?.name ?? "ok")
      return LessonFinding(
        line: line.place, message: said("this line should end in \(wanted), and ended in \(found)"))
    }
  }
}

extension Outcome {
  fileprivate var code: ErrorCode? { if case .failed(let code) = self { code } else { nil } }
}

extension LessonFinding {
  fileprivate init(line: Int, overdrawing most: Int) {
    let message =
      most == LessonAllowance.ofLine
      ? said("this line sends more than \(most) requests")
      : said("with this line the lesson sends more than \(most) requests")
    self.init(line: line, message: message, isOverdrawn: true)
  }
}
