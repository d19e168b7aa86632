/// How a request is to be sent. Every default is the safe and usual choice.
public struct RequestOptions: Sendable {
  public var deadlines = Deadlines()
  public var limits = Limits()
  public var tls = TLSOptions()

  /// Redirects are followed by default, at most `limits.redirects`. Another origin gets none of the headers but a few
  /// that tell nothing, such as `Accept`, and no body in which the name of a field says that it is a secret.
  public var followsRedirects = true
  /// Sends every header, credentials included, to wherever redirects lead. Off by default.
  public var keepsHeadersOnRedirect = false
  /// Asked, from the transport's own thread, before a redirect to another origin than the one before is followed; a
  /// `false` ends in `redirect.unsafe`. By default every origin is fine.
  public var mayRedirect: (@Sendable (_ origin: Origin) -> Bool)?
  /// Offers the encodings the transport can read, and reads them.
  public var decompresses = true
  /// Keeps cookies for the life of the transport and sends them back where they belong. Off by default.
  public var usesCookies = false
  public var cachePolicy = CachePolicy.none
  public var httpVersion = HTTPVersion.automatic

  /// By default whatever the environment says.
  public var proxy = Proxy.environment
  /// Answers for names that are not to be looked up: `host:port:address`.
  public var resolve: [String] = []
  /// Connects to this socket in the file system instead of the URL's host.
  public var unixSocket: String?
  /// Answers a challenge, or signs what goes out; a credential that is known beforehand is an ordinary header field
  /// instead.
  public var login: Login?

  public var delivery = Delivery.memory
  /// Called from the transport's own thread when the head of the final response is there, before any of its body; again
  /// when a challenge was answered.
  public var onResponse: (@Sendable (ResponseHead) -> Void)?
  /// Called now and then while bytes move, from the transport's own thread.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?

  public init() {}
}

/// How long to wait. `nil` waits for ever.
///
/// By default only what stands still is given up: a body may take its time while bytes of it move.
public struct Deadlines: Sendable, Hashable {
  public var connect: Duration? = .seconds(10)
  /// Without a byte in either direction: of a body that is sent, of the answer.
  public var idle: Duration? = .seconds(30)
  /// For everything, redirects included. None by default.
  public var total: Duration?

  public init() {}
}

/// How much to accept. Each limit has its own error. A library underneath may have one of its own that is lower:
/// libcurl takes no header line beyond 100 KiB, and no head beyond 300 KiB.
public struct Limits: Sendable, Hashable {
  /// Decoded bytes kept in memory. A body delivered to a file or a handler has no such limit.
  public var bodyBytes = 256 << 20
  /// Decoded bytes for each received one, once a megabyte has been decoded.
  public var compressionRatio = 200
  /// One line, or one server-sent event, of a body that is handed over piece by piece.
  public var lineBytes = 16 << 20
  public var headerBytes = 300 << 10
  public var headerFields = 5_000
  public var redirects = 10

  public init() {}
}

/// What to expect of a TLS connection, and what to show of oneself.
public struct TLSOptions: Sendable, Hashable {
  /// Checks the certificate's chain, name and dates.
  public var verifies = true
  /// A PEM file of authorities to trust instead of the system's.
  public var authorities: String?
  /// PEM files of a certificate to show, and its key.
  public var clientCertificate: String?
  public var clientKey: String?

  public init() {}
}

/// Which version of HTTP to speak.
public enum HTTPVersion: String, Sendable, Hashable {
  /// HTTP/2 where TLS agrees on it, otherwise HTTP/1.1.
  case automatic
  case http10 = "1.0"
  case http11 = "1.1"
  case http2 = "2"
}

/// Whether a transport may answer from a cache.
public enum CachePolicy: Sendable, Hashable {
  /// Every request goes to the server.
  case none
  /// Whatever the transport's own cache does by the protocol's rules, where it has one.
  case standard
}

/// Where the body of the final response goes. Bodies of redirects are always dropped.
public enum Delivery: Sendable {
  /// Into the exchange.
  case memory
  /// Into a file, which is written beside its place and put there when the body is whole; the exchange says how much.
  /// What fails leaves the old file as it was, and so does an answer that is no success: its body is in the exchange.
  case file(path: String)
  /// To a handler, decoded, as it arrives; `false` ends the transfer, which is no failure.
  case chunks(@Sendable (ArraySlice<UInt8>) -> Bool)
}

extension Delivery {
  /// Where the body of this response goes: a file is for what was asked for, not for an error's words.
  package func place(for head: ResponseHead) -> Delivery {
    guard case .file = self, !head.isSuccess else { return self }
    return .memory
  }
}

/// How far a transfer is, in bytes.
public struct TransferProgress: Sendable, Hashable {
  public let sent: Int
  /// Bytes on the wire, before decoding.
  public let received: Int
  /// `nil` when the server did not say.
  public let expected: Int?

  public init(sent: Int, received: Int, expected: Int?) {
    self.sent = sent
    self.received = received
    self.expected = expected
  }
}
