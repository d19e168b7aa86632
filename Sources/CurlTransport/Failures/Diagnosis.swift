import ApusClient
internal import ApusSystem
import CApusCurl

/// Says what happened when libcurl reports a failure. Its numbers lump things together that are not the same, so
/// the system's error number and its own text are asked too.
struct Diagnosis {
  let result: Int
  let easy: EasyHandle
  let hop: HopInProgress
  /// Bytes of the body.
  let received: Int

  var text: String { easy.text(for: result) }
  var systemError: SystemError { SystemError(Int32(truncatingIfNeeded: easy.number(CCURL_INFO_OS_ERRNO))) }
  var target: String { hop.target }

  var problem: TransferProblem {
    var problem = specific
    // It calls a header that it does not take a lack of memory, of which there is enough.
    let isMisnamed = [.headerTooLarge, .protocolStatus].contains(problem.code) && says("Out of memory")
    problem.underlying = isMisnamed ? nil : "libcurl \(result): \(text)"
    return problem
  }

  private var specific: TransferProblem {
    if let proxyProblem { return proxyProblem }
    if says("Too large response headers") { return tooLargeHeader }
    switch result {
    case CCURL_E_COULDNT_RESOLVE_HOST:
      return TransferProblem(.dns, "the name \(hop.request.url.host) has no address that can be found")
    case CCURL_E_COULDNT_CONNECT: return notConnected
    case CCURL_E_OPERATION_TIMEDOUT:
      return TransferProblem(.timeoutConnect, "\(target) did not answer")
    case CCURL_E_SSL_CONNECT_ERROR, CCURL_E_SSL_CIPHER, CCURL_E_PEER_FAILED_VERIFICATION,
      CCURL_E_SSL_CACERT_BADFILE, CCURL_E_SSL_CERTPROBLEM, CCURL_E_SSL_ISSUER_ERROR, CCURL_E_SSL_CLIENTCERT:
      return insecure
    case CCURL_E_GOT_NOTHING: return closed
    case CCURL_E_PARTIAL_FILE: return truncated
    case CCURL_E_RECV_ERROR, CCURL_E_SEND_ERROR: return broken
    case CCURL_E_HTTP2, CCURL_E_HTTP2_STREAM: return brokenHTTP2
    default: return misunderstood
    }
  }

  /// What libcurl takes for a success and is none: a connection closed in the middle of the header.
  var overlooked: TransferProblem? {
    guard hop.parser.response == nil else { return nil }
    return TransferProblem(.closed, "\(target) closed the connection in the middle of the header")
  }

  private func says(_ words: String) -> Bool { text.contains(words) }
}

// Before there is a connection.
extension Diagnosis {
  private var notConnected: TransferProblem {
    switch systemError {
    case .connectionRefused: return refused
    case .timedOut: return TransferProblem(.timeoutConnect, "\(target) did not answer")
    case .connectionReset: return TransferProblem(.reset, "\(target) reset the connection")
    case .missing where hop.request.options.unixSocket != nil:
      return TransferProblem(.unreachable, "there is no socket \(target)")
    default:
      return says("refused")
        ? refused : TransferProblem(.unreachable, "\(target) cannot be reached")
    }
  }

  /// Whether nothing listens there or a firewall said no, nobody here can tell.
  private var refused: TransferProblem {
    TransferProblem(.refused, "the connection to \(target) was refused")
  }

  private var insecure: TransferProblem {
    switch result {
    case CCURL_E_SSL_CACERT_BADFILE:
      return TransferProblem(.requestParameter, "there are no authorities to trust in \(authorities)")
    case CCURL_E_SSL_CERTPROBLEM:
      return TransferProblem(.requestParameter, uselessCertificate)
    case CCURL_E_SSL_CLIENTCERT:
      return TransferProblem(.tlsProtocol, "\(target) demands a client certificate")
    case CCURL_E_PEER_FAILED_VERIFICATION, CCURL_E_SSL_ISSUER_ERROR: return unverified
    default: break
    }
    if systemError == .connectionReset || says("Connection reset") {
      return TransferProblem(.reset, "\(other) reset the connection while TLS was being agreed on")
    }
    if says("SSL_ERROR_SYSCALL") || says("unexpected eof") {
      return TransferProblem(.closed, "\(other) closed the connection while TLS was being agreed on")
    }
    return TransferProblem(
      .tlsProtocol,
      says("wrong version number") || says("packet length")
        ? "\(other) does not answer with TLS" : "TLS with \(hop.way) could not be agreed on")
  }

  /// Who may be to blame for what came instead of TLS: behind a proxy nobody can tell.
  private var other: String {
    hop.route.proxyPlace.map { "\(target), or the proxy \($0) on the way," } ?? target
  }

  private var authorities: String {
    hop.trust.environment?.description ?? hop.request.options.tls.authorities ?? ""
  }

  private var uselessCertificate: String {
    let options = hop.request.options.tls
    let certificate = options.clientCertificate ?? ""
    let isEncrypted = [
      "bad decrypt", "mac verify", "bad password", "PKCS12", "interrupted", "unable to set private key",
    ]
    .contains(where: says)
    let cause = isEncrypted ? ", or the passphrase is another one" : ""
    return "the client certificate \(certificate) or its key cannot be used\(cause)"
  }

  /// OpenSSL's X509_V_ERR numbers; other libraries say it in words.
  private var unverified: TransferProblem {
    let (notYetValid, expired, wrongHost) = (9, 10, 62)
    switch easy.number(CCURL_INFO_SSL_VERIFYRESULT) {
    case expired: return TransferProblem(.tlsExpired, "the certificate of \(target) has expired")
    case notYetValid: return TransferProblem(.tlsExpired, "the certificate of \(target) is not valid yet")
    case wrongHost: return otherName
    default: break
    }
    if says("subject name") || says("host name") || says("hostname") { return otherName }
    if says("expired") { return TransferProblem(.tlsExpired, "the certificate of \(target) has expired") }
    let authority =
      hop.trust.environment == nil && hop.trust.file == nil
      ? "a trusted authority" : "an authority of \(authorities)"
    return TransferProblem(.tlsUntrusted, "the certificate of \(target) is not signed by \(authority)")
  }

  private var otherName: TransferProblem {
    TransferProblem(.tlsHostname, "the certificate of \(target) is not for \(hop.request.url.host)")
  }
}

// While a response is read.
extension Diagnosis {
  private var closed: TransferProblem {
    TransferProblem(.closed, "\(hop.way) closed the connection without an answer")
  }

  private var truncated: TransferProblem {
    guard hop.parser.response != nil else { return closed }
    let length = hop.parser.contentLength.map { "\(received) of \($0) bytes" }
    return TransferProblem(
      .bodyTruncated,
      "\(target) closed the connection before the end of the body, after \(length ?? "\(received) bytes")")
  }

  private var broken: TransferProblem {
    // libcurl has 4 KB of room for the line of a trailer.
    if says("Out of memory in chunked-encoding") { return tooLargeHeader }
    if says("chunked-encoding") || says("chunk hex") { return badChunk }
    if systemError == .connectionReset || systemError == .brokenPipe || says("Connection reset")
      || says("Broken pipe")
    {
      return TransferProblem(.reset, "\(target) reset the connection \(hop.stage)\(hop.progress(received))")
    }
    if says("unexpected eof") || says("SSL_ERROR_SYSCALL") { return truncated }
    if says("certificate required") || says("bad certificate") {
      return TransferProblem(.tlsProtocol, "\(target) demands a client certificate that it accepts")
    }
    if says("SSL") || says("TLS") || says("alert") {
      return TransferProblem(.tlsProtocol, "the TLS connection to \(target) broke \(hop.stage)")
    }
    return TransferProblem(.closed, "the connection to \(target) broke \(hop.stage)\(hop.progress(received))")
  }

  private var badChunk: TransferProblem {
    TransferProblem(.protocolFraming, "the chunks of the body are malformed\(hop.progress(received))")
  }

  private var brokenHTTP2: TransferProblem {
    if hop.isToldToGo, hop.parser.response == nil {
      let deed = hop.isLeftUndone ? "it did nothing with the request" : "it may have done what was asked"
      return TransferProblem(.closed, "\(target) ended the HTTP/2 connection without an answer; \(deed)")
    }
    return result == CCURL_E_HTTP2_STREAM
      ? TransferProblem(.reset, "\(target) gave up the HTTP/2 stream\(hop.progress(received))")
      : TransferProblem(.protocolFraming, "the HTTP/2 connection to \(target) is malformed")
  }

  private var misunderstood: TransferProblem {
    switch result {
    case CCURL_E_OUT_OF_MEMORY where hop.isConnected && hop.parser.response == nil: return tooLargeHeader
    case CCURL_E_BAD_CONTENT_ENCODING:
      return TransferProblem(.protocolFraming, "the response is transferred in a way that cannot be read")
    case CCURL_E_WEIRD_SERVER_REPLY where says("Content-Length"):
      return TransferProblem(.protocolFraming, "the Content-Length of the response is no length")
    case CCURL_E_WEIRD_SERVER_REPLY where hop.timeline.firstReceived != nil:
      return TransferProblem(.protocolHeader, "a header line of the response is malformed")
    case CCURL_E_UNSUPPORTED_PROTOCOL, CCURL_E_WEIRD_SERVER_REPLY:
      return TransferProblem(
        .protocolStatus, "the answer of \(target) does not begin with an HTTP status line")
    case CCURL_E_URL_MALFORMAT:
      return TransferProblem(.requestURL, "the URL cannot be sent: \(hop.request.url.text)")
    case CCURL_E_SEND_FAIL_REWIND:
      return TransferProblem(.requestBody, "the body would have to be sent again and cannot be")
    default:
      return hop.isConnected
        ? TransferProblem(.protocolHeader, "the response of \(target) cannot be read")
        : TransferProblem(.unreachable, "the request to \(target) could not be made")
    }
  }

  private var tooLargeHeader: TransferProblem {
    hop.timeline.firstReceived == nil
      ? TransferProblem(.protocolStatus, "the status line of \(target) is too long to be read")
      : TransferProblem(.headerTooLarge, "a header line of the response is too long to be read")
  }
}
