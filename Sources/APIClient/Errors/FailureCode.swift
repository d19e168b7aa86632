/// The stable name of a way to fail, such as `network.refused`. Scripts, transcripts and `explain` use it.
public struct FailureCode: Sendable, Hashable {
  public let name: String

  private init(_ name: String) { self.name = name }

  /// Finds a code by its name; `http.` takes any status from 100 to 999.
  public init?(named name: String) {
    if let status = name.hasPrefix("http.") ? Int(name.dropFirst(5)) : nil, (100...999).contains(status) {
      self = .http(status)
    } else if let known = Self.all.first(where: { $0.name == name }) {
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

/// How far a request got before it failed.
public enum FailureStage: String, Sendable, Hashable, CaseIterable {
  case build, connect, time, redirect, read, status, decode, check, usage
}

extension FailureCode {
  public static let requestURL = FailureCode("request.url")
  public static let requestHeader = FailureCode("request.header")
  public static let requestBody = FailureCode("request.body")
  public static let requestParameter = FailureCode("request.parameter")
  public static let requestVariable = FailureCode("request.variable")

  public static let dns = FailureCode("network.dns")
  public static let refused = FailureCode("network.refused")
  public static let unreachable = FailureCode("network.unreachable")
  public static let reset = FailureCode("network.reset")
  public static let closed = FailureCode("network.closed")
  public static let tlsExpired = FailureCode("tls.expired")
  public static let tlsHostname = FailureCode("tls.hostname")
  public static let tlsUntrusted = FailureCode("tls.untrusted")
  public static let tlsProtocol = FailureCode("tls.protocol")
  public static let proxyFailed = FailureCode("proxy.failed")

  public static let timeoutConnect = FailureCode("timeout.connect")
  public static let timeoutIdle = FailureCode("timeout.idle")
  public static let timeoutTotal = FailureCode("timeout.total")
  public static let cancelled = FailureCode("cancelled")

  public static let redirectLimit = FailureCode("redirect.limit")
  public static let redirectLoop = FailureCode("redirect.loop")
  public static let redirectUnsafe = FailureCode("redirect.unsafe")
  public static let redirectLocation = FailureCode("redirect.location")

  public static let protocolStatus = FailureCode("protocol.status")
  public static let protocolHeader = FailureCode("protocol.header")
  public static let protocolFraming = FailureCode("protocol.framing")
  public static let headerTooLarge = FailureCode("header.tooLarge")
  public static let bodyTruncated = FailureCode("body.truncated")
  public static let bodyEncoding = FailureCode("body.encoding")
  public static let bodyTooLarge = FailureCode("body.tooLarge")
  public static let bodyEmpty = FailureCode("body.empty")

  public static let decodeSyntax = FailureCode("decode.syntax")
  public static let decodeMissing = FailureCode("decode.missing")
  public static let decodeType = FailureCode("decode.type")
  public static let decodeValue = FailureCode("decode.value")

  public static let expectFailed = FailureCode("expect.failed")
  public static let replayDrift = FailureCode("replay.drift")
  public static let replayMissing = FailureCode("replay.missing")

  public static let usageCommand = FailureCode("usage.command")
  public static let usageArgument = FailureCode("usage.argument")

  /// Every code but the open family `http.NNN`, stage by stage.
  public static let byStage: [(stage: FailureStage, codes: [FailureCode])] = [
    (.build, [.requestURL, .requestHeader, .requestBody, .requestParameter, .requestVariable]),
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
    (.check, [.expectFailed, .replayDrift, .replayMissing]),
    (.usage, [.usageCommand, .usageArgument]),
  ]

  public static var all: [FailureCode] { byStage.flatMap(\.codes) }

  public var stage: FailureStage {
    Self.byStage.first { $0.codes.contains(self) }?.stage ?? .status
  }
}
