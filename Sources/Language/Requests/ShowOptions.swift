/// What a line wants to see.
package struct ShowOptions: Sendable, Hashable {
  /// Some of `HBhbm`, as HTTPie's `--print` has them; `nil` leaves it to the session.
  package var parts: String?
  package var isVerbose = false
  package var isOffline = false
  package var streams = false
  /// Asks again when a stream of events ends.
  package var reconnects = false
  package var output: String?
  /// The body of an error goes into a file, too, which otherwise stays as it was.
  package var savesErrors = false

  package init() {}
}
