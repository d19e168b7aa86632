package import ApusClient

extension CookieLines {
  package init(_ cookies: [CookieLine]) { self.init(cookies.map(\.text)) }
}

extension CookieLine {
  init(_ cookie: StoredCookie) {
    self.init(
      name: cookie.name, value: cookie.value, domain: cookie.domain,
      includesSubdomains: cookie.includesSubdomains, path: cookie.path, isSecure: cookie.isSecure,
      isHTTPOnly: cookie.isHTTPOnly, expires: cookie.expires)
  }
}
