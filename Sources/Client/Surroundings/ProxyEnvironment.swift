internal import ApusSystem

/// What the environment says of proxies, by curl's rules and HTTPie's.
///
/// libcurl would look there by itself, and then not tell which proxy it took, nor why. A failure is told apart by that.
package struct ProxyEnvironment: Sendable {
  /// A proxy, and the variable that names it.
  package struct Choice: Sendable, Hashable {
    package let proxy: ProxyURL
    package let variable: String
  }

  private let variable: @Sendable (_ name: String) -> String?

  package static let process = ProxyEnvironment { name in ProcessVariables[name] }

  package init(_ variable: @escaping @Sendable (_ name: String) -> String?) { self.variable = variable }

  /// The proxy for a URL; `nil` when there is none, or the host is excepted.
  package func choice(for url: WebURL) throws(RequestError) -> Choice? {
    guard let (name, text) = values(for: url.scheme).first, exception(for: url) == nil else { return nil }
    do {
      return Choice(proxy: try ProxyURL(text), variable: name)
    } catch {
      throw RequestError(.requestParameter, "\(name) names no proxy that can be used: \(error)")
    }
  }

  /// The variable that keeps a host from the proxy there is.
  package func exception(for url: WebURL) -> String? {
    guard let (name, text) = first(of: ["no_proxy", "NO_PROXY"]), ProxyExceptions(text).contain(url.host)
    else { return nil }
    return name
  }

  /// The variables that are set for a scheme, the one that counts first.
  package func variables(for scheme: String) -> [String] { values(for: scheme).map(\.name) }

  /// Those that are set and say something else than the one that counts.
  package func unused(for scheme: String) -> [String] {
    let values = values(for: scheme)
    guard let first = values.first else { return [] }
    // `all_proxy` is there for other schemes, too.
    return values.filter { $0.text != first.text && $0.name.lowercased() != "all_proxy" }.map(\.name)
  }

  private func values(for scheme: String) -> [(name: String, text: String)] {
    Self.names(for: scheme).compactMap { name in
      variable(name).flatMap { $0.isEmpty ? nil : (name, $0) }
    }
  }

  /// The one that counts first. Each request asks for them.
  private static func names(for scheme: String) -> [String] {
    switch scheme {
    case "http": ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"]
    case "https": ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    default: ["\(scheme)_proxy", "\(scheme.uppercased())_PROXY", "all_proxy", "ALL_PROXY"]
    }
  }

  private func first(of names: [String]) -> (name: String, text: String)? {
    for name in names {
      if let text = variable(name), !text.isEmpty { return (name, text) }
    }
    return nil
  }
}
