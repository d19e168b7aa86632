/// How long a request may take.
package enum Patience: Sendable, Hashable {
  /// As long as bytes move; connecting and silence have the client's own limits.
  case usual
  /// So long in all.
  case limited(Duration)
  case endless
}
