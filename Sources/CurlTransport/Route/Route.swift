import ApusClient

/// What a connection for one hop is made to.
enum Route: Sendable, Hashable {
  case direct
  /// `variable` is the one of the environment that names it; `nil` when the request does.
  case proxy(ProxyURL, variable: String?)
  /// A socket in the file system, whatever proxies there are.
  case socket(path: String)

  init(of request: Request, in environment: ProxyEnvironment) throws(RequestError) {
    if let path = request.options.unixSocket {
      self = .socket(path: path)
      return
    }
    switch request.options.proxy {
    case .direct: self = .direct
    case .through(let proxy): self = .proxy(proxy, variable: nil)
    case .environment:
      let choice = try environment.choice(for: request.url)
      self = choice.map { .proxy($0.proxy, variable: $0.variable) } ?? .direct
    }
  }

  var proxy: ProxyURL? {
    if case .proxy(let proxy, _) = self { proxy } else { nil }
  }

  var proxyVariable: String? {
    if case .proxy(_, let variable) = self { variable } else { nil }
  }

  /// The proxy as a message names it: where it is, and who says so.
  var proxyPlace: String? {
    proxy.map { $0.place + (proxyVariable.map { " (from \($0))" } ?? "") }
  }
}
