/// What a step wants: conditions that one exchange meets, and what holds of all that was sent in the step.
package struct LessonGoal: Sendable {
  package let conditions: [LessonCondition]
  /// Where it stands in its file, from 1.
  package let place: Int

  init(_ conditions: [LessonCondition], place: Int) {
    self.conditions = conditions
    self.place = place
  }
}
