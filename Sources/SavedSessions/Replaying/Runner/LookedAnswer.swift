package import ApusRecordings

/// What paths of a running session look into.
package enum LookedAnswer: Sendable {
  /// Nobody says.
  case unsaid
  /// Nothing that was asked for, or only a part of it.
  case nothing
  /// All of this, which may be made of several answers.
  case answer(Recording)
}
