package import APIClient

/// The transport's cookies, for who does not know the transport.
package struct CookieStore: Sendable {
  package var list: @Sendable () async -> [KeptCookie]
  package var clear: @Sendable () async -> Void
  /// Takes all of them out, and returns what brings them back in the place of those that came since.
  package var setAside: @Sendable () async -> BringBack

  package typealias BringBack = @Sendable () async -> Void

  /// By default there are none, and there never will be.
  package init(
    list: @escaping @Sendable () async -> [KeptCookie] = { [] },
    clear: @escaping @Sendable () async -> Void = {},
    setAside: @escaping @Sendable () async -> BringBack = { {} }
  ) {
    self.list = list
    self.clear = clear
    self.setAside = setAside
  }
}

/// A cookie that will be sent back where it belongs.
package struct KeptCookie: Sendable {
  package let name: String
  package let value: Secret
  package let domain: String
  package let path: String
  /// `secure`, `http only`, `until 2030-01-01`: what else is known of it.
  package let remarks: [String]

  package init(name: String, value: Secret, domain: String, path: String, remarks: [String] = []) {
    self.name = name
    self.value = value
    self.domain = domain
    self.path = path
    self.remarks = remarks
  }
}
