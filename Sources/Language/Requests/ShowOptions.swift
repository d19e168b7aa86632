/// What a line wants to see.
package struct ShowOptions: Sendable, Hashable {
  /// Some of `HBhbm`, as HTTPie's `--print` has them; `nil` leaves it to the session.
  package var parts: String?
  package var isVerbose = false
  package var isOffline = false
  /// Text has the spelling that came.
  package var isExact = false
  package var streams = false
  /// Asks again when a stream of events ends.
  package var reconnects = false
  package var output: String?
  /// The body of an error goes into a file, too, which otherwise stays as it was.
  package var savesErrors = false
  /// The body goes into a file that the answer, or the URL, has the name of.
  package var downloads = false
  /// Where such a file goes; `nil` is where the process is.
  package var folder: String?
  /// What is there of the file is gone on with.
  package var continues = false
  /// The file itself may be what is there, as it is for the programs that lines are pasted from.
  package var continuesFile = false

  /// Where the heads of all answers go, and where the session's cookies do.
  package var headersInto: String?
  /// Where all that was sent and came goes, without credentials.
  package var traceInto: String?
  package var cookiesInto: String?
  /// What is written behind the body.
  package var writesOut: WriteOutFormat?

  /// Whether anything is written beside the body.
  package var hasSideFiles: Bool { headersInto != nil || cookiesInto != nil || writesOut != nil }

  package init() {}
}
