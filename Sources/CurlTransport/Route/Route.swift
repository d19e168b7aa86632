import ApusClient

/// What a connection for one hop is made to.
enum Route: Sendable, Hashable {
  case direct
  case proxy(ProxyURL)
  /// A socket in the file system, whatever proxies there are.
  case socket(path: String)

  init(of request: Request, in environment: ProxyEnvironment) throws(TransferProblem) {
    if let path = request.options.unixSocket {
      self = .socket(path: path)
      return
    }
    switch request.options.proxy {
    case .direct: self = .direct
    case .through(let proxy): self = .proxy(proxy)
    case .environment: self = try environment.proxy(for: request.url).map { .proxy($0) } ?? .direct
    }
  }

  var proxy: ProxyURL? {
    if case .proxy(let proxy) = self { proxy } else { nil }
  }
}
