/// One request on the wire and what came back for it.
public struct Hop: Sendable {
  /// What went out.
  public let sent: SentRequest
  /// Responses before the final one, such as `100 Continue` and `103 Early Hints`.
  public let informational: [ResponseHead]
  /// `nil` when the connection ended before a whole head came.
  public let response: ResponseHead?
  /// Fields that came after the body.
  public let trailers: HeaderFields
  /// How long each part of it took.
  public let timing: Timing
  /// `nil` when no connection was made, or the transport cannot tell.
  public let connection: Connection?

  /// A hop of its parts, as a transport makes it; nothing came back by default.
  public init(
    sent: SentRequest, informational: [ResponseHead] = [], response: ResponseHead? = nil,
    trailers: HeaderFields = [:], timing: Timing = Timing(), connection: Connection? = nil
  ) {
    self.sent = sent
    self.informational = informational
    self.response = response
    self.trailers = trailers
    self.timing = timing
    self.connection = connection
  }
}

extension Hop {
  /// The version of HTTP that the request was sent in; empty when there was no response to tell it by.
  ///
  /// A response tells it, but for one in HTTP/1.0: it may answer a newer request. Only a connection that is known to
  /// speak no more is asked in it, or one that was to.
  package func sentVersion(asked: HTTPVersion) -> String {
    guard let response else { return "" }
    let isOlder = response.version == "HTTP/1.0" && asked != .http10 && connection?.isReused != true
    return isOlder ? "HTTP/1.1" : response.version
  }
}
