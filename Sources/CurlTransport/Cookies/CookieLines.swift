package import ApusClient

/// Cookies that were taken out of a jar, as libcurl writes them down. Nobody else reads them.
package struct CookieLines: Sendable {
  package let lines: [String]
  /// Who set them, as far as that is known.
  let setters: [CookiePlace: Origin]

  package init() { self.init([], setters: [:]) }

  init(_ lines: [String], setters: [CookiePlace: Origin]) {
    self.lines = lines
    self.setters = setters
  }

  package init(_ cookies: [CookieLine]) {
    let setters = cookies.compactMap { cookie in cookie.setBy.map { (CookiePlace(cookie), $0) } }
    self.init(cookies.map(\.text), setters: Dictionary(setters) { $1 })
  }
}
