import ApusClient
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Names a failure by what happened: first by URLSession's own code and by what had already arrived. Where these
/// leave room, as on Linux, where most failures are -1, libcurl's text chooses among what is left.
enum FailureMapping {
  static func problem(for error: NSError, head: ResponseHead?, byteCount: Int) -> TransferProblem {
    let text = deepestText(of: error)
    let code = code(for: error, saying: text, hasHead: head != nil)
    let message = message(for: code, head: head, byteCount: byteCount)
    return TransferProblem(code, message, underlying: "\(text) (\(error.domain) \(error.code))")
  }

  private static func deepestText(of error: NSError) -> String {
    var deepest = error
    while let under = deepest.userInfo[NSUnderlyingErrorKey] as? NSError { deepest = under }
    return deepest.localizedDescription
  }

  private static func code(for error: NSError, saying text: String, hasHead: Bool) -> ErrorCode {
    let verdict =
      error.domain == NSURLErrorDomain
      ? verdict(of: URLError.Code(rawValue: error.code), hasHead: hasHead) : Verdict(.closed, orOf: anything)
    return LibraryWords.clues(in: text).first(where: verdict.leavesRoom) ?? verdict.code
  }

  /// What a code of URLSession means, and what else libcurl's text may make of it.
  private struct Verdict {
    let code: ErrorCode
    let leavesRoom: (ErrorCode) -> Bool

    init(_ code: ErrorCode, or others: [ErrorCode] = []) {
      self.init(code) { others.contains($0) }
    }

    init(_ code: ErrorCode, orOf leavesRoom: @escaping (ErrorCode) -> Bool) {
      self.code = code
      self.leavesRoom = leavesRoom
    }
  }

  private static func verdict(of code: URLError.Code?, hasHead: Bool) -> Verdict {
    switch code {
    case .cancelled: Verdict(.cancelled)
    case .badURL: Verdict(.requestURL)
    case .cannotFindHost, .dnsLookupFailed: Verdict(.dns, or: [.proxyFailed])
    case .cannotConnectToHost: Verdict(.refused, or: [.unreachable, .timeoutConnect, .proxyFailed])
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: Verdict(.unreachable)
    case .networkConnectionLost:
      Verdict(hasHead ? .bodyTruncated : .reset, or: [.reset, .closed, .headerTooLarge, .proxyFailed])
    case .timedOut: Verdict(hasHead ? .timeoutIdle : .timeoutConnect)
    case .serverCertificateHasBadDate, .serverCertificateNotYetValid: Verdict(.tlsExpired)
    case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot:
      Verdict(.tlsUntrusted, or: [.tlsHostname])
    case .secureConnectionFailed: Verdict(.tlsProtocol) { $0.name.hasPrefix("tls.") }
    case .unsupportedURL: Verdict(.requestURL, or: answers)
    case .badServerResponse, .cannotParseResponse: Verdict(.protocolStatus, or: answers + [.closed])
    case .cannotDecodeRawData, .cannotDecodeContentData: Verdict(.bodyEncoding)
    case .fileDoesNotExist, .noPermissionsToReadFile, .requestBodyStreamExhausted: Verdict(.requestBody)
    default: hasHead ? Verdict(.bodyTruncated, orOf: isOfConversation) : Verdict(.closed, orOf: anything)
    }
  }

  /// What is wrong with an answer, as against none.
  private static let answers: [ErrorCode] = [
    .protocolStatus, .protocolHeader, .protocolFraming, .headerTooLarge, .bodyEncoding,
  ]

  private static func anything(_ code: ErrorCode) -> Bool { true }

  /// Once there is a head there was a connection, and with it a name, a proxy and TLS.
  private static func isOfConversation(_ code: ErrorCode) -> Bool {
    code == .reset || code.stage == .read
  }

  private static func message(for code: ErrorCode, head: ResponseHead?, byteCount: Int) -> String {
    switch code {
    case .cancelled: return "the transfer was cancelled"
    case .dns: return "the lookup of the host's name failed"
    case .refused: return "the connection to the host was refused"
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
