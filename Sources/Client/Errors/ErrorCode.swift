/// The stable name of a way to fail, such as `network.refused`. Scripts, transcripts and `explain` use it.
public struct FailureCode: Sendable, Hashable {
  /// Dotted, and the same for ever.
  public let name: String

  init(_ name: String) { self.name = name }

  /// Finds a code by its name, also one of the program's own that no app gets; `http.` takes any status from 100 to 999.
  public init?(named name: String) {
    if let status = name.hasPrefix("http.") ? Int(name.dropFirst(5)) : nil, (100...999).contains(status) {
      self = .http(status)
    } else if let known = Self.everything.first(where: { $0.name == name }) {
      self = known
    } else {
      return nil
    }
  }

  /// The server answered with a status that is no success.
  public static func http(_ status: Int) -> FailureCode { FailureCode("http.\(status)") }

  /// The status of an `http.NNN` code; `nil` for every other code.
  public var status: Int? { name.hasPrefix("http.") ? Int(name.dropFirst(5)) : nil }
}

extension FailureCode: CustomStringConvertible {
  public var description: String { name }
}

/// How far a request got before it failed. An app meets neither `check` nor `usage`, which are the program's own.
public enum FailureStage: String, Sendable, Hashable, CaseIterable {
  case build, connect, time, redirect, read, status, decode, check, usage
}

extension FailureCode {
  /// What stands as the URL cannot be asked.
  public static let requestURL = FailureCode("request.url")
  /// A header cannot be sent as it stands.
  public static let requestHeader = FailureCode("request.header")
  /// The body cannot be made or read.
  public static let requestBody = FailureCode("request.body")
  /// An endpoint lacks a parameter, or cannot use one.
  public static let requestParameter = FailureCode("request.parameter")

  /// The host's name has no address.
  public static let dns = FailureCode("network.dns")
  /// Nothing listens at that port.
  public static let refused = FailureCode("network.refused")
  /// No way leads to the address.
  public static let unreachable = FailureCode("network.unreachable")
  /// The other side broke the connection off.
  public static let reset = FailureCode("network.reset")
  /// The other side closed the connection before there was a response.
  public static let closed = FailureCode("network.closed")
  /// The certificate is not valid today.
  public static let tlsExpired = FailureCode("tls.expired")
  /// The certificate is for another name.
  public static let tlsHostname = FailureCode("tls.hostname")
  /// Nobody who is trusted signed the certificate.
  public static let tlsUntrusted = FailureCode("tls.untrusted")
  /// The two sides could not agree on TLS.
  public static let tlsProtocol = FailureCode("tls.protocol")
  /// The proxy on the way does not let the request through.
  public static let proxyFailed = FailureCode("proxy.failed")

  /// There was no connection in the time allowed for that.
  public static let timeoutConnect = FailureCode("timeout.connect")
  /// No byte came for too long.
  public static let timeoutIdle = FailureCode("timeout.idle")
  /// The request, redirects included, was not done in the time it had.
  public static let timeoutTotal = FailureCode("timeout.total")
  /// Whoever asked did not want the answer any more.
  public static let cancelled = FailureCode("cancelled")

  /// More redirects followed one another than are allowed.
  public static let redirectLimit = FailureCode("redirect.limit")
  /// The redirects lead back to where they have been.
  public static let redirectLoop = FailureCode("redirect.loop")
  /// A redirect leads from https to http, or to what is neither.
  public static let redirectUnsafe = FailureCode("redirect.unsafe")
  /// A redirect does not say where to, or not in a way that can be read.
  public static let redirectLocation = FailureCode("redirect.location")

  /// The answer does not begin with a status line.
  public static let protocolStatus = FailureCode("protocol.status")
  /// A header line cannot be read.
  public static let protocolHeader = FailureCode("protocol.header")
  /// Where the body ends cannot be known.
  public static let protocolFraming = FailureCode("protocol.framing")
  /// The headers are larger than `Limits` accepts.
  public static let headerTooLarge = FailureCode("header.tooLarge")
  /// The body ended before its end.
  public static let bodyTruncated = FailureCode("body.truncated")
  /// The body is not compressed in the way it says.
  public static let bodyEncoding = FailureCode("body.encoding")
  /// The body is larger than `Limits` accepts.
  public static let bodyTooLarge = FailureCode("body.tooLarge")
  /// The body is empty where a value was promised.
  public static let bodyEmpty = FailureCode("body.empty")

  /// The body is not JSON.
  public static let decodeSyntax = FailureCode("decode.syntax")
  /// The body lacks a value that the type needs.
  public static let decodeMissing = FailureCode("decode.missing")
  /// A value is of another kind than the type says.
  public static let decodeType = FailureCode("decode.type")
  /// A value is of the right kind, and not one that the type can hold.
  public static let decodeValue = FailureCode("decode.value")

  /// Every code that an app gets but the open family `http.NNN`, stage by stage.
  public static let byStage: [(stage: FailureStage, codes: [FailureCode])] = [
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
      ]
    ),
    (.decode, [.decodeSyntax, .decodeMissing, .decodeType, .decodeValue]),
  ]

  /// Every code that an app gets but the open family `http.NNN`.
  public static var all: [FailureCode] { byStage.flatMap(\.codes) }

  /// How far a request got that failed so; `status` for `http.NNN`.
  public var stage: FailureStage {
    let codes = Self.byStage + Self.byStageOfPrompt
    return codes.first { $0.codes.contains(self) }?.stage ?? .status
  }
}
