import ApusClient
import Foundation

/// What URLSession cannot do, or cannot be made to do safely, is refused before anything is sent.
enum UnsupportedOptions {
  static func check(_ request: Request) throws(TransferProblem) {
    if let reason = reason(in: request.options) {
      throw TransferProblem(.requestParameter, "URLSession cannot keep an option of this request: \(reason)")
    }
    if request.body != nil, request.method == .get || request.method == .head {
      throw TransferProblem(.requestBody, "URLSession sends no body with \(request.method)")
    }
    if request.headers.contains("Transfer-Encoding") {
      throw TransferProblem(.requestHeader, "URLSession decides itself whether a body goes out in chunks")
    }
  }

  private static func reason(in options: RequestOptions) -> String? {
    if options.unixSocket != nil { return "it connects to no unix socket" }
    if !options.resolve.isEmpty { return "it takes no addresses for names" }
    if options.httpVersion != .automatic { return "it chooses the HTTP version itself" }
    if let login = options.login, login.scheme.challenge != nil {
      return "it answers no \(login.scheme.name) challenge"
    }
    if options.tls.authorities != nil { return "it trusts the system's authorities and no others" }
    if options.tls.clientCertificate != nil || options.tls.clientKey != nil {
      return "it shows no client certificate"
    }
    if options.tls.oldestVersion != nil { return "it chooses the version of TLS itself" }
    if !options.tls.verifies { return "it always verifies certificates" }
    if case .through = options.proxy { return "it takes its proxy from the system" }
    #if canImport(FoundationNetworking)
      if options.webSocket != nil { return "on Linux it opens no WebSocket; a CurlTransport does" }
      if options.proxy == .direct, let name = proxyVariable() { return "it follows the variable \(name)" }
      if !options.decompresses { return "it always decompresses" }
    #endif
    return nil
  }

  /// The first environment variable that would send requests through a proxy.
  private static func proxyVariable() -> String? {
    let environment = ProcessInfo.processInfo.environment
    let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    return names.first { !(environment[$0] ?? "").isEmpty }
  }
}
