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
    package var wish = PageWish()
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
