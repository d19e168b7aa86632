/// What came of a goal.
package enum GoalVerdict: Sendable, Hashable {
  /// The number of the try that met it, from 0.
  case met(try: Int)
  /// What differs, of the try that came nearest; nil where nothing was sent.
  case missed(String?)

  package var isMet: Bool { if case .met = self { true } else { false } }
}
