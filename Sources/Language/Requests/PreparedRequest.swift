package import ApusClient

/// A request that can be sent, and what its line wants done around it.
package struct PreparedRequest: Sendable {
  /// How often a line asks.
  package struct Paging: Sendable, Hashable {
    package var followsPages = false
    package var maximum: Int?
    package var retries: Int?
    package var retriesAllErrors = false
    package var retryDelay: Duration?
    /// How many pages or repetitions are asked for in a time.
    package var rate: Rate?
    /// Where the pages and their list are, where the line says so.
    package var wish: PageWish?
    /// What the line waits for.
    package var polling: PollingWish?

    package init() {}
  }

  package var request: Request
  package var showing = ShowOptions()
  package var paging = Paging()
  package let tail: Tail?
  /// Names of what the session would have added, had the URL led to its own origin.
  package var withheld: [String] = []
  /// Names of that of which the line sends its own.
  package var replaced: [String] = []
  /// What is wrong with the `Content-Type` that was given, if anything is.
  package var misfit: String?
  /// Whether its line can say that they are sent all the same.
  package var canSendWithheld = false
  /// What a pasted line names as `$NAME` that is a secret: each belongs to the origin it went to first.
  package var environmentNames: [ShellMarks.Name] = []
  /// What is to be said before it goes.
  package var notes: [String] = []
  /// What `.netrc` has for it, where that goes along.
  package var netrc: NetrcEntry?

  package init(
    request: Request, showing: ShowOptions = ShowOptions(), tail: Tail? = nil, notes: [String] = []
  ) {
    self.request = request
    self.showing = showing
    self.tail = tail
    self.notes = notes
  }

  /// Whether it is sent once, whatever comes.
  package var isAskedOnce: Bool { paging.retries == nil && !showing.reconnects }
}

extension PreparedRequest {
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
    /// How many events of a stream are wanted; `nil` for all that come.
    package var most: Int?
    /// Whether the time that the request has is how long somebody wants to listen: its end is no failure.
    package var endsOnTime = false
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
}
