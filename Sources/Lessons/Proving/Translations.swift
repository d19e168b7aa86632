internal import ApusWords

/// Compares a lesson with its translations: whatever is said, the same is done.
package struct Translations {
  /// Where two lessons differ in what is done; nil where they do not.
  package static func difference(of lesson: LessonDocument, from original: LessonDocument) -> LessonFinding? {
    guard lesson.steps.count == original.steps.count else {
      let counts = "\(lesson.steps.count), \(original.steps.count)"
      return LessonFinding(line: 1, message: said("a translation has the same steps: \(counts)"))
    }
    for (step, other) in zip(lesson.steps, original.steps) where step.signature != other.signature {
      return LessonFinding(
        line: step.place,
        message: said("this step does something else than line \(other.place) of the original"))
    }
    return nil
  }
}
