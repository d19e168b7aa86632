import APIClient
internal import System

/// What the environment says of proxies, by curl's rules.
///
/// libcurl would look there by itself, and then not tell which proxy it took. A failure is told apart by that.
struct ProxyEnvironment: Sendable {
  private let variable: @Sendable (_ name: String) -> String?

  static let process = ProxyEnvironment { name in ProcessVariables[name] }

  /// The variables of a test.
  init(_ variable: @escaping @Sendable (_ name: String) -> String?) { self.variable = variable }

  /// The proxy for a URL; `nil` when there is none, or the host is excepted.
  func proxy(for url: WebURL) throws(TransferProblem) -> ProxyURL? {
    // A web server hands a client's `Proxy` header to its programs as HTTP_PROXY, so that one is never read.
    let names = url.scheme == "http" ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]
    guard let (name, text) = first(of: names + ["all_proxy", "ALL_PROXY"]) else { return nil }
    if let exceptions = first(of: ["no_proxy", "NO_PROXY"])?.text,
      ProxyExceptions(exceptions).contain(url.host)
    {
      return nil
    }
    do {
      return try ProxyURL(text)
    } catch {
      throw TransferProblem(.proxyFailed, "\(name) names no proxy that can be used: \(error)")
    }
  }

  private func first(of names: [String]) -> (name: String, text: String)? {
    for name in names {
      if let text = variable(name), !text.isEmpty { return (name, text) }
    }
    return nil
  }
}
