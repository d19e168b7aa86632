package import ApusClient

extension CookieLines {
  package init(_ cookies: [CookieLine]) { self.init(cookies.map(\.text)) }
}
