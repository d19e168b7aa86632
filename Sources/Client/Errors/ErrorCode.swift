/// The stable name of a way to fail, such as `network.refused`. Scripts, transcripts and `explain` use it.
public struct ErrorCode: Sendable, Hashable {
  /// Dotted, and the same for ever.
  public let name: String

  init(_ name: String) { self.name = name }

  /// Finds a code by its name, also one of the program's own that no app gets; `http.` takes any status from 100 to 999.
  public init?(named name: String) {
    if let status = name.hasPrefix("http.") ? Int(name.dropFirst(5)) : nil, (100...999).contains(status) {
      self = .http(status)
    } else if let known = (Self.everything + Self.byStageOfApps.flatMap(\.codes)).first(where: {
      $0.name == name
    }) {
      self = known
    } else {
      return nil
    }
  }

  /// The server answered with a status that is no success.
  public static func http(_ status: Int) -> ErrorCode { ErrorCode("http.\(status)") }

  /// The status of an `http.NNN` code; `nil` for every other code.
  public var status: Int? { name.hasPrefix("http.") ? Int(name.dropFirst(5)) : nil }
}

extension ErrorCode: CustomStringConvertible {
  /// Its name: `dns`, `http.404`.
  public var description: String { name }
}

extension ErrorCode {
  /// What stands as the URL cannot be asked.
  public static let requestURL = ErrorCode("request.url")
  /// A header cannot be sent as it stands.
  public static let requestHeader = ErrorCode("request.header")
  /// The body cannot be made or read.
  public static let requestBody = ErrorCode("request.body")
  /// An endpoint lacks a parameter, or cannot use one.
  public static let requestParameter = ErrorCode("request.parameter")

  /// The lookup of the host's name failed.
  public static let dns = ErrorCode("network.dns")
  /// The connection was refused: nothing listens at that port, or a firewall says no.
  public static let refused = ErrorCode("network.refused")
  /// No way leads to the address.
  public static let unreachable = ErrorCode("network.unreachable")
  /// The other side broke the connection off.
  public static let reset = ErrorCode("network.reset")
  /// The other side closed the connection before there was a response.
  public static let closed = ErrorCode("network.closed")
  /// The certificate is not valid today.
  public static let tlsExpired = ErrorCode("tls.expired")
  /// The certificate is for another name.
  public static let tlsHostname = ErrorCode("tls.hostname")
  /// Nobody who is trusted signed the certificate.
  public static let tlsUntrusted = ErrorCode("tls.untrusted")
  /// The two sides could not agree on TLS.
  public static let tlsProtocol = ErrorCode("tls.protocol")
  /// The proxy on the way does not let the request through.
  public static let proxyFailed = ErrorCode("proxy.failed")

  /// There was no connection in the time allowed for that.
  public static let timeoutConnect = ErrorCode("timeout.connect")
  /// No byte came for too long.
  public static let timeoutIdle = ErrorCode("timeout.idle")
  /// The request, redirects included, was not done in the time it had.
  public static let timeoutTotal = ErrorCode("timeout.total")
  /// Whoever asked did not want the answer any more.
  public static let cancelled = ErrorCode("cancelled")

  /// More redirects followed one another than are allowed.
  public static let redirectLimit = ErrorCode("redirect.limit")
  /// The redirects lead back to where they have been.
  public static let redirectLoop = ErrorCode("redirect.loop")
  /// A redirect leads from https to http, or to what is neither.
  public static let redirectUnsafe = ErrorCode("redirect.unsafe")
  /// A redirect does not say where to, or not in a way that can be read.
  public static let redirectLocation = ErrorCode("redirect.location")

  /// The answer does not begin with a status line.
  public static let protocolStatus = ErrorCode("protocol.status")
  /// A header line cannot be read.
  public static let protocolHeader = ErrorCode("protocol.header")
  /// Where the body ends cannot be known.
  public static let protocolFraming = ErrorCode("protocol.framing")
  /// The headers are larger than `Limits` accepts.
  public static let headerTooLarge = ErrorCode("header.tooLarge")
  /// The body ended before its end.
  public static let bodyTruncated = ErrorCode("body.truncated")
  /// The body is not compressed in the way it says.
  public static let bodyEncoding = ErrorCode("body.encoding")
  /// The body is larger than `Limits` accepts.
  public static let bodyTooLarge = ErrorCode("body.tooLarge")
  /// The body is empty where a value was promised.
  public static let bodyEmpty = ErrorCode("body.empty")

  /// The body is not JSON.
  public static let decodeSyntax = ErrorCode("decode.syntax")
  /// The body lacks a value that the type needs.
  public static let decodeMissing = ErrorCode("decode.missing")
  /// A value is of another kind than the type says.
  public static let decodeType = ErrorCode("decode.type")
  /// A value is of the right kind, and not one that the type can hold.
  public static let decodeValue = ErrorCode("decode.value")

  /// Every code that an app gets but the open family `http.NNN`, stage by stage.
  public static let byStage: [(stage: ErrorStage, codes: [ErrorCode])] = [
    (.build, [.requestURL, .requestHeader, .requestBody, .requestParameter]),
    (
      .connect,
      [
        .dns, .refused, .unreachable, .reset, .closed, .tlsExpired, .tlsHostname, .tlsUntrusted, .tlsProtocol,
        .proxyFailed,
      ]
    ),
    (.time, [.timeoutConnect, .timeoutIdle, .timeoutTotal, .cancelled]),
    (.redirect, [.redirectLimit, .redirectLoop, .redirectUnsafe, .redirectLocation]),
    (
      .read,
      [
        .protocolStatus, .protocolHeader, .protocolFraming, .headerTooLarge, .bodyTruncated, .bodyEncoding,
        .bodyTooLarge, .bodyEmpty,
      ] + ofWebSocket
    ),
    (.status, ofOAuth),
    (.decode, [.decodeSyntax, .decodeMissing, .decodeType, .decodeValue]),
  ]

  /// Every code that an app gets but the open family `http.NNN`.
  public static var all: [ErrorCode] { (byStage + byStageOfApps).flatMap(\.codes) }

  /// How far a request got that failed so; `status` for `http.NNN`.
  public var stage: ErrorStage {
    let codes = Self.byStage + Self.byStageOfPrompt + Self.byStageOfApps
    return codes.first { $0.codes.contains(self) }?.stage ?? .status
  }
}
