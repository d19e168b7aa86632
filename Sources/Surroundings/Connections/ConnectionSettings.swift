package import ApusClient
package import ApusText

/// What decides how servers are reached, who is trusted, and what is said of both: the session's word, then the
/// environment's.
package struct ConnectionSettings {
  private let proxy: Proxy
  private let tls: TLSByPlace
  private let variable: @Sendable (_ name: String) -> String?

  /// What is trusted and shown where a request goes with TLS.
  package typealias TLSByPlace = @Sendable (Origin) -> TLSOptions?

  package init(
    proxy: Proxy, tls: @escaping TLSByPlace, variable: @escaping @Sendable (_ name: String) -> String?
  ) {
    (self.proxy, self.tls, self.variable) = (proxy, tls, variable)
  }

  private var proxies: ProxyEnvironment { ProxyEnvironment(variable) }
  private var authorities: AuthorityEnvironment { AuthorityEnvironment(variable) }

  // MARK: Said once

  /// The proxies of the environment that are set and do not count for a URL: the variable's name, and why.
  package func unused(for url: WebURL) -> [(variable: String, reason: String)] {
    guard let first = proxies.variables(for: url.scheme).first else { return [] }
    guard proxy == .environment else { return [(first, "`set proxy` or the line goes before it")] }
    return proxies.unused(for: url.scheme).map { ($0, "\(first) goes before it") }
  }

  // MARK: Shown

  /// What `env` says of it: of one place, or without one of all that is set.
  package func facts(for base: WebURL?) -> [(name: String, value: Line)] {
    proxyFacts(for: base) + authorityFacts(for: base)
  }

  private func proxyFacts(for base: WebURL?) -> [(name: String, value: Line)] {
    switch proxy {
    case .direct: return [("proxy", Line("none") + Line(" as set", .dim).retold)]
    case .through(let proxy): return [("proxy", Line("\(proxy)", .url) + Line(" as set", .dim).retold)]
    case .environment: break
    }
    if let base {
      return [fact(for: base, of: "")].compactMap(\.self)
    }
    let places: [WebURL] = [.http("example.com"), .https("example.com")]
    let found = places.compactMap { fact(for: $0, of: " for \($0.scheme):") }
    return found
  }

  private func fact(for url: WebURL, of which: String) -> (name: String, value: Line)? {
    do throws(RequestError) {
      if let name = proxies.variables(for: url.scheme).first, let exception = proxies.exception(for: url) {
        return (
          "proxy", Line("none") + Line(" as \(exception) excepts \(url.host) from \(name)", .dim).retold
        )
      }
      guard let choice = try proxies.choice(for: url) else { return nil }
      return ("proxy", Line("\(choice.proxy)", .url) + Line(" from \(choice.variable)\(which)", .dim).retold)
    } catch {
      return ("proxy", Line(error.message, .error))
    }
  }

  private func authorityFacts(for base: WebURL?) -> [(name: String, value: Line)] {
    guard base?.scheme != "http", base.flatMap({ tls($0.origin)?.authorities }) == nil else { return [] }
    do throws(RequestError) {
      guard let choice = try authorities.choice() else { return [] }
      let paths = [choice.file, choice.folder].compactMap(\.self).joined(separator: " and ")
      let names = choice.variables.joined(separator: " and ")
      let others = authorities.unused.joined(separator: " and ")
      let note = others.isEmpty ? "" : ", which goes before \(others)"
      return [("trusts", Line(paths) + Line(" from \(names)\(note)", .dim).retold)]
    } catch {
      return [("trusts", Line(error.message, .error))]
    }
  }
}
