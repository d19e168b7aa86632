/// The forms that views have. What was recorded is drawn in the forms of its time, so that it replays as it was.
package enum ViewForms: Sendable, Hashable {
  /// Those of saved sessions of version 1: text spelled as it came, and every body as a tree.
  case first
  case today
}
