/// One request on the wire and what came back for it.
public struct Hop: Sendable {
  public let sent: SentRequest
  /// Responses before the final one, such as `100 Continue` and `103 Early Hints`.
  public let informational: [ResponseHead]
  /// `nil` when the connection ended before a whole head came.
  public let response: ResponseHead?
  /// Fields that came after the body.
  public let trailers: HeaderFields
  public let timing: Timing
  /// `nil` when no connection was made, or the transport cannot tell.
  public let connection: Connection?

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

/// A request as it went out: with what the transport added, without what it held back.
public struct SentRequest: Sendable {
  public let method: HTTPMethod
  public let url: WebURL
  /// Credentials are still secrets here.
  public let headers: HeaderFields
  public let bodyByteCount: Int
  /// Names of credentials that were held back because the origin is not the one they belong to.
  public let withheld: [String]

  public init(
    method: HTTPMethod, url: WebURL, headers: HeaderFields, bodyByteCount: Int = 0, withheld: [String] = []
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.bodyByteCount = bodyByteCount
    self.withheld = withheld
  }
}

/// The status line and the headers of a response.
public struct ResponseHead: Sendable, Hashable {
  /// As the server named it: `HTTP/1.1`, `HTTP/2`. Empty when the transport cannot tell.
  public let version: String
  public let status: Int
  /// As received; empty when the server sent none, as HTTP/2 never does, or when the transport cannot tell.
  public let reason: String
  /// In order, duplicates and letter case as received. A value that is not UTF-8 is read as Latin-1.
  public let headers: HeaderFields

  public init(version: String, status: Int, reason: String = "", headers: HeaderFields = [:]) {
    self.version = version
    self.status = status
    self.reason = reason
    self.headers = headers
  }

  public var isSuccess: Bool { (200..<300).contains(status) }
  public var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) && headers.contains("Location") }
}

/// Where the time of one hop went. A phase the transport cannot measure, or that did not happen, is `nil`.
public struct Timing: Sendable, Hashable {
  /// Waiting for a connection to be free.
  public var queue: Duration?
  public var dns: Duration?
  public var connect: Duration?
  public var tls: Duration?
  /// Sending the request.
  public var request: Duration?
  /// From the last byte sent to the first received.
  public var wait: Duration?
  public var download: Duration?
  /// Everything, whether or not the phases are known.
  public var total: Duration

  public init(total: Duration = .zero) { self.total = total }
}

/// The connection that a hop went over.
public struct Connection: Sendable, Hashable {
  /// The server's, or that of the proxy in between.
  public var remoteAddress: String?
  public var remotePort: Int?
  /// What the request went through; `nil` when it went straight to the server, or the transport cannot tell.
  public var proxy: ProxyURL?
  /// Whether an earlier request had opened it.
  public var isReused: Bool
  /// Such as `TLSv1.3`; `nil` without TLS.
  public var tlsVersion: String?
  public var certificates: [Certificate] = []

  public init(remoteAddress: String? = nil, remotePort: Int? = nil, isReused: Bool = false) {
    self.remoteAddress = remoteAddress
    self.remotePort = remotePort
    self.isReused = isReused
  }
}

/// What a server's certificate says of itself, as the TLS library words it.
public struct Certificate: Sendable, Hashable {
  public let subject: String
  public let issuer: String
  public let notBefore: String
  public let notAfter: String

  public init(subject: String, issuer: String, notBefore: String, notAfter: String) {
    self.subject = subject
    self.issuer = issuer
    self.notBefore = notBefore
    self.notAfter = notAfter
  }
}
