/// What was done in the step that is on.
struct LessonStepState {
  /// Which of the lines that are shown comes next.
  var line = 0
  /// What typed lines sent.
  var tries: [LessonTry] = []
  /// The step's goals that are met, from 0.
  var met: Set<Int> = []
  var misses = 0
  var hints = 0
  /// Whether the step is still to be shown, because what came before it filled the screen.
  var isHeldBack = false
}
