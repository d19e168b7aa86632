package import ApusAnswers
package import ApusClient
package import ApusContracts
package import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings

/// What sends requests and keeps what comes, for what asks more than once: pages, until something holds, to see what
/// changes. What a line asks for stands in a session; this is all of it that those need.
package protocol RequestSender {
  var output: Output { get }
  var environment: Environment { get }
  /// Shows what came.
  var display: ResponseDisplay { get }
  /// What came so far, to be looked into.
  var book: any AnswerBook { get }
  /// What came so far, to be added to.
  var records: Records { get nonmutating set }
  /// What is known of the API that is asked.
  var scope: EndpointScope { get }
  /// What rules look at.
  var rules: any RuleScope { get }
  /// Requests are shown and not sent.
  var isOffline: Bool { get }
  /// What the program was given for a body.
  var input: StandardInput? { get }

  /// Makes the request of a line and sends nothing.
  func prepare(_ line: RequestLine) throws -> PreparedRequest

  /// Ask for it before a request is sent: it asks for what is missing, says what goes that nobody typed and what does not
  /// go, and has what was set without a base belong to where the request goes.
  func depart(_ prepared: inout PreparedRequest) throws

  /// Sends a request and keeps what came of it.
  func exchange(_ prepared: PreparedRequest, line: String) async -> Record

  /// Sends a request without keeping or showing it.
  func attempt(_ request: Request) async -> Result<Exchange, TransportError>

  /// Says what went wrong, if anything did, and what may come next, once the line has ended.
  func conclude(_ record: Record) -> Outcome
}
