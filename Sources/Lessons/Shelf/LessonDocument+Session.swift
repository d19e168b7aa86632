internal import ApusEncodings
internal import ApusSavedSessions

extension LessonDocument {
  /// A saved session as a lesson: each of its lines is shown, and none is an exercise.
  init(showing session: SessionDocument, name: String) {
    self.init()
    title = name
    var prose = ""
    for part in session.parts {
      switch part {
      case .prose(let text):
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if steps.isEmpty, let heading = lines.first(where: { $0.hasPrefix("# ") }) {
          title = heading.dropFirst(2).trimmingBlanks
        }
        prose += lines.filter { !$0.hasPrefix("# ") }.joined(separator: "\n")
      case .rules: break
      case .block(let block):
        for step in block.steps {
          var shown = LessonStep()
          (shown.prose, shown.place) = (prose, step.place.number)
          shown.shown = [LessonLine(step.command, failure: step.expectedFailure, place: step.place.number)]
          steps.append(shown)
          prose = ""
        }
      }
    }
    ending = prose
  }
}
