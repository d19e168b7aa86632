import ApusClient

/// The transport's cookies: one jar for all ports of a host, as RFC 6265 has it, and one for each origin that is asked to
/// keep its own to itself.
final class CookieJars {
  private let common: CookieJar
  private var own: [Origin: CookieJar] = [:]

  init?() {
    guard let common = CookieJar() else { return nil }
    self.common = common
  }

  /// The jar that a request's cookies come from and go to; `nil` when there is no memory for one.
  func jar(for request: Request) -> CookieJar? {
    let origin = request.url.origin
    guard request.options.keepsCookiesWithOrigin else {
      // It is asked for no more.
      if let jar = own.removeValue(forKey: origin) { common.add(jar.snapshot) }
      return common
    }
    if let jar = own[origin] { return jar }
    guard let jar = CookieJar() else { return nil }
    own[origin] = jar
    // One of which nobody knows who set it belongs to none.
    let cookies = common.list()
    let taken = cookies.filter { $0.setBy == origin }
    guard !taken.isEmpty else { return jar }
    jar.add(CookieLines(taken))
    _ = common.replace(by: CookieLines(cookies.filter { !taken.contains($0) }))
    return jar
  }

  /// The names of those that stay away from a place, to which they would go if only hosts counted.
  func heldBack(from url: WebURL) -> [String] {
    guard !own.isEmpty else { return [] }
    let there = own[url.origin] ?? common
    let others = (Array(own.values) + [common]).filter { $0 !== there }
    let names = others.flatMap { $0.list() }.filter { $0.goes(to: url) }.map(\.name)
    return Set(names).sorted()
  }

  // MARK: All of them

  func list() -> [CookieLine] { common.list() + sorted.flatMap { $0.list() } }

  func clear() {
    common.clear()
    for jar in own.values { jar.clear() }
  }

  /// Keeps these cookies and no others; returns those there were.
  func replace(by kept: CookieLines) -> CookieLines {
    let before = CookieLines(list())
    clear()
    for line in kept.lines {
      let place = CookieLine(line).map(CookiePlace.init)
      let setter = place.flatMap { kept.setters[$0] }
      let jar = setter.flatMap { own[$0] } ?? common
      jar.add(CookieLines([line], setters: kept.setters.filter { $0.key == place }))
    }
    return before
  }

  private var sorted: [CookieJar] { own.sorted { "\($0.key)" < "\($1.key)" }.map(\.value) }
}
