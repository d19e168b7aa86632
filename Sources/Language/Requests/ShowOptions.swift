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
  /// The body goes into a file that the answer, or the URL, has the name of.
  package var downloads = false
  /// What is there of the file is gone on with.
  package var continues = false

  /// Where the heads of all answers go, and where the session's cookies do.
  package var headersInto: String?
  /// Where all that was sent and came goes, without credentials.
  package var traceInto: String?
  package var cookiesInto: String?
  /// What is written behind the body.
  package var writesOut: WriteOutFormat?

  package init() {}
}
