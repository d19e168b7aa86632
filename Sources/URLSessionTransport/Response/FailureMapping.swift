import APIClient
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Names a failure by what happened. URLSession's own code is not enough on Linux, where most failures are -1: there
/// libcurl's text, which Foundation hands on, and what had already arrived decide.
enum FailureMapping {
  static func problem(for error: NSError, head: ResponseHead?, byteCount: Int) -> Problem {
    let text = deepestText(of: error)
    let code = code(for: error, saying: text, hasHead: head != nil)
    let message = message(for: code, head: head, byteCount: byteCount)
    return Problem(code, message, underlying: "\(text) (\(error.domain) \(error.code))")
  }

  private static func deepestText(of error: NSError) -> String {
    var deepest = error
    while let under = deepest.userInfo[NSUnderlyingErrorKey] as? NSError { deepest = under }
    return deepest.localizedDescription
  }

  private static func code(for error: NSError, saying text: String, hasHead: Bool) -> FailureCode {
    let said = clue(in: text)
    guard error.domain == NSURLErrorDomain else { return said ?? .closed }
    switch URLError.Code(rawValue: error.code) {
    case .cancelled: return .cancelled
    case .badURL: return .requestURL
    case .cannotFindHost, .dnsLookupFailed: return said ?? .dns
    case .cannotConnectToHost: return said ?? .refused
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: return .unreachable
    case .networkConnectionLost: return said ?? (hasHead ? .bodyTruncated : .reset)
    case .timedOut: return hasHead ? .timeoutIdle : .timeoutConnect
    case .serverCertificateHasBadDate, .serverCertificateNotYetValid: return .tlsExpired
    case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot: return .tlsUntrusted
    case .secureConnectionFailed: return said ?? .tlsProtocol
    case .unsupportedURL: return said ?? .requestURL
    case .badServerResponse, .cannotParseResponse: return said ?? .protocolStatus
    case .cannotDecodeRawData, .cannotDecodeContentData: return .bodyEncoding
    case .fileDoesNotExist, .noPermissionsToReadFile, .requestBodyStreamExhausted: return .requestBody
    default: return said ?? (hasHead ? .bodyTruncated : .closed)
    }
  }

  /// libcurl's words for it, most telling first. They have been the same for many years; where they are not
  /// known, the stage the transfer had reached still gives a code.
  private static let clues: [(words: String, code: FailureCode)] = [
    ("proxy", .proxyFailed), ("connect tunnel failed", .proxyFailed),
    ("certificate has expired", .tlsExpired), ("certificate is not yet valid", .tlsExpired),
    ("does not match target host", .tlsHostname), ("no alternative certificate subject", .tlsHostname),
    ("certificate", .tlsUntrusted), ("ssl", .tlsProtocol), ("tls", .tlsProtocol),
    ("could not resolve host", .dns),
    ("connection refused", .refused), ("no route to host", .unreachable), ("unreachable", .unreachable),
    ("connection reset", .reset), ("broken pipe", .reset), ("empty reply", .closed),
    ("unencoding", .bodyEncoding), ("content encoding", .bodyEncoding),
    ("http/0.9", .protocolStatus), ("http version", .protocolStatus), ("status line", .protocolStatus),
    ("too large response headers", .headerTooLarge), ("out of memory", .headerTooLarge),
    ("header", .protocolHeader), ("content-length", .protocolHeader),
    ("transfer closed", .bodyTruncated), ("chunk", .protocolFraming), ("http/2", .protocolFraming),
    ("connection timed out", .timeoutConnect), ("failed to connect", .refused),
  ]

  private static func clue(in text: String) -> FailureCode? {
    let text = text.lowercased()
    return clues.first { text.contains($0.words) }?.code
  }

  private static func message(for code: FailureCode, head: ResponseHead?, byteCount: Int) -> String {
    switch code {
    case .cancelled: return "the transfer was cancelled"
    case .dns: return "the host's name has no address"
    case .refused: return "nothing listens at the host's port"
    case .unreachable: return "the host cannot be reached"
    case .reset where head == nil: return "the connection was reset before a response came"
    case .reset: return "the connection was reset after \(byteCount) bytes of the body"
    case .closed: return "the connection was closed before a response came"
    case .proxyFailed: return "the proxy did not let the request through"
    case .tlsExpired: return "the server's certificate is not valid at this time"
    case .tlsHostname: return "the server's certificate is for another host"
    case .tlsUntrusted: return "the server's certificate is not trusted"
    case .tlsProtocol: return "no TLS connection could be agreed on"
    case .timeoutConnect: return "no connection was made in time"
    case .timeoutIdle: return "nothing more came in time"
    case .protocolStatus: return "what came back does not begin like an HTTP response"
    case .protocolHeader: return "the response has a header that cannot be read"
    case .protocolFraming: return "the body is not framed as HTTP has it"
    case .headerTooLarge: return "the response's header is larger than libcurl reads"
    case .bodyEncoding: return "the body cannot be decompressed"
    case .bodyTruncated:
      let length = head.flatMap { $0.isEncoded ? nil : $0.contentLength }.map { " of \($0)" } ?? ""
      return "the body ended after \(byteCount)\(length) bytes"
    case .requestURL: return "URLSession cannot read the URL"
    case .requestBody: return "the body cannot be read"
    default: return "the transfer failed"
    }
  }
}
