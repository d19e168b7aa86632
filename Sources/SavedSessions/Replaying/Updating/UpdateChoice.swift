/// What somebody says to a change that an update would write.
package enum UpdateChoice: Sendable, Hashable {
  case accept
  /// The step stays as it was, with what was recorded for it.
  case skip
  /// The step stays as it was, and what differs is ignored from now on.
  case ignore
}
