/// What somebody has done of a lesson's goals. Goals are counted from 0, through all of its steps.
package struct LessonScore: Sendable, Hashable {
  /// Goals that were met by somebody who typed.
  package private(set) var met: Set<Int> = []
  /// Goals whose answer was shown before: they count for nothing.
  package private(set) var shown: Set<Int> = []
  package private(set) var hints = 0

  package init(met: Set<Int> = [], shown: Set<Int> = []) { (self.met, self.shown) = (met, shown) }

  /// How many were met without an answer.
  package var count: Int { met.subtracting(shown).count }

  package mutating func meet(_ goal: Int) { met.insert(goal) }
  package mutating func showHint() { hints += 1 }

  /// An answer that is shown takes nothing from goals that were met before.
  package mutating func showAnswer(of goals: Range<Int>) { shown.formUnion(Set(goals).subtracting(met)) }
}
