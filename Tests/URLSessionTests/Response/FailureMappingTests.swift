import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSession: what its errors mean", .paced)
struct FailureMappingTests {
  func problem(_ code: Int, _ text: String, hasHead: Bool = false) -> TransferProblem {
    let under = NSError(domain: NSURLErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    let error = NSError(domain: NSURLErrorDomain, code: code, userInfo: [NSUnderlyingErrorKey: under])
    let head = hasHead ? ResponseHead(version: "", status: 200, headers: ["Content-Length": "9"]) : nil
    return FailureMapping.problem(for: error, head: head, byteCount: 2)
  }

  @Test(
    "libcurl's words decide where the code is -1",
    arguments: [
      ("SSL certificate problem: certificate has expired", ErrorCode.tlsExpired),
      ("SSL certificate problem: self-signed certificate", .tlsUntrusted),
      ("SSL certificate problem: unable to get local issuer certificate", .tlsUntrusted),
      ("SSL: no alternative certificate subject name matches target host name 'a.test'", .tlsHostname),
      ("OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number", .tlsProtocol),
      ("Failed to connect to a.test port 80 after 3 ms: No route to host", .unreachable),
      ("Immediate connect fail for 1.2.3.4: Network is unreachable", .unreachable),
      ("Could not resolve proxy: p.test", .proxyFailed),
      ("CONNECT tunnel failed, response 403", .proxyFailed),
      ("Too large response headers: 307652 > 307200", .headerTooLarge), ("Out of memory", .headerTooLarge),
      ("Send failure: Broken pipe", .reset),
      ("something nobody has seen before", .closed),
    ])
  func words(_ text: String, _ code: ErrorCode) {
    #expect(problem(-1, text).code == code)
    #expect(problem(-1, text).underlying?.contains(text) == true)
  }

  @Test("once a head has come, an unknown failure means that the body is not whole")
  func unknownWithHead() {
    let problem = problem(-1, "something nobody has seen before", hasHead: true)
    #expect(problem.code == .bodyTruncated)
    #expect(problem.message == "the body ended after 2 of 9 bytes")
  }

  @Test(
    "URLSession's own codes decide where they say enough",
    arguments: [
      (URLError.Code.notConnectedToInternet, ErrorCode.unreachable), (.cannotFindHost, .dns),
      (.dnsLookupFailed, .dns), (.cannotConnectToHost, .refused), (.networkConnectionLost, .reset),
      (.serverCertificateHasBadDate, .tlsExpired), (.serverCertificateUntrusted, .tlsUntrusted),
      (.secureConnectionFailed, .tlsProtocol), (.cannotParseResponse, .protocolStatus),
      (.cannotDecodeContentData, .bodyEncoding), (.timedOut, .timeoutConnect), (.cancelled, .cancelled),
      (.badURL, .requestURL), (.fileDoesNotExist, .requestBody),
    ])
  func codes(_ error: URLError.Code, _ code: ErrorCode) {
    #expect(problem(error.rawValue, "as Apple's platforms word it").code == code)
  }

  @Test(
    "a name never decides, whatever words stand in it",
    arguments: [
      (-1003, "Could not resolve host: ssl-proxy.certificate.test", ErrorCode.dns),
      (-1003, "Could not resolve host: tls.invalid", .dns),
      (-1003, "Could not resolve proxy: dns.test", .proxyFailed),
      (-1003, "Couldn't resolve proxy name", .proxyFailed),
      (-1004, "Failed to connect to proxy.test port 80 after 3 ms: Couldn't connect to server", .refused),
      (-1004, "Failed to connect to ssl.test port 80 after 3 ms: Connection refused", .refused),
      (-1004, "Failed to connect to a.test port 80 after 3 ms: Network is unreachable", .unreachable),
      (-1, "SSL: certificate subject name 'proxy' does not match target host name 'tls'", .tlsHostname),
      (-1, "Failed to connect to certificate.test port 443 after 1 ms: No route to host", .unreachable),
    ])
  func names(_ error: Int, _ text: String, _ code: ErrorCode) {
    #expect(problem(error, text).code == code)
  }

  @Test("what has arrived decides before words do: after a head, nothing failed to connect")
  func arrivedFirst() {
    #expect(problem(-1, "SSL read: errno 0, connection reset by peer", hasHead: true).code == .reset)
    #expect(problem(-1, "Failure when receiving data from the proxy", hasHead: true).code == .bodyTruncated)
    #expect(problem(-1005, "OpenSSL SSL_read: SSL_ERROR_SYSCALL, errno 104").code == .reset)
  }

  @Test("a text that ends in the middle of a name is read to its end")
  func unfinished() {
    #expect(problem(-1, "Could not resolve host: ").code == .dns)
    #expect(problem(-1, "certificate subject name '").code == .tlsUntrusted)
    #expect(problem(-1, "").code == .closed)
  }
}
