internal import ApusClient
internal import ApusJSON

/// What `URLSession` hands to a client that somebody writes over it: nothing but this reaches its code.
enum PlatformAnswer {
  /// The request could not be made.
  case notMade
  /// An error, by the name Foundation has for it, and no response; whether a part of one had arrived.
  case failed(String, hadBegun: Bool)
  /// A status and bytes. `decodes` tells whether the bytes are the value that a success promises.
  case answered(status: Int, bytes: [UInt8], decodes: Bool)

  /// `nil` where no client is involved, as with a line that was not understood.
  init?(_ incident: Incident) {
    if let code = incident.failure?.code {
      switch code.stage {
      case .build:
        // What else keeps a request from being made, such a client has no word for.
        guard code == .requestURL else { return nil }
        self = .notMade
        return
      case .connect, .time, .redirect, .read:
        if code == .redirectLocation { break }  // It hands out the redirect as it is.
        if code == .bodyEmpty { break }
        self = .failed(Self.names[code] ?? "unknown", hadBegun: incident.exchange?.response != nil)
        return
      case .status, .decode: break
      default: return nil
      }
    }
    guard let exchange = incident.exchange, let status = exchange.response?.status else { return nil }
    let bytes = exchange.body.bytes
    let isValue = incident.failure == nil && (200..<300).contains(status) && (try? JSONDocument(bytes)) != nil
    self = .answered(status: status, bytes: bytes, decodes: isValue)
  }

  /// `URLError.Code` for each of our codes, as Foundation documents them. Several of ours share one of these.
  private static let names: [ErrorCode: String] = [
    .dns: "cannotFindHost", .refused: "cannotConnectToHost", .unreachable: "notConnectedToInternet",
    .reset: "networkConnectionLost", .closed: "networkConnectionLost",
    .tlsExpired: "serverCertificateHasBadDate", .tlsHostname: "serverCertificateUntrusted",
    .tlsUntrusted: "serverCertificateUntrusted", .tlsProtocol: "secureConnectionFailed",
    .proxyFailed: "cannotConnectToHost", .timeoutConnect: "timedOut", .timeoutIdle: "timedOut",
    .timeoutTotal: "timedOut", .cancelled: "cancelled", .redirectLimit: "httpTooManyRedirects",
    .redirectLoop: "httpTooManyRedirects", .redirectUnsafe: "unsupportedURL",
    .protocolStatus: "cannotParseResponse", .protocolHeader: "cannotParseResponse",
    .protocolFraming: "cannotParseResponse", .headerTooLarge: "dataLengthExceedsMaximum",
    .bodyTruncated: "networkConnectionLost", .bodyEncoding: "cannotDecodeContentData",
    .bodyTooLarge: "dataLengthExceedsMaximum",
    .webSocketRefused: "badServerResponse", .webSocketHandshake: "badServerResponse",
    .webSocketFrame: "networkConnectionLost", .webSocketText: "networkConnectionLost",
    .webSocketTooLarge: "dataLengthExceedsMaximum", .webSocketDropped: "networkConnectionLost",
    .webSocketSilent: "timedOut", .webSocketClosed: "networkConnectionLost",
  ]
}
