package import ApusClient

/// The transport's cookies, for who does not know the transport.
package struct CookieStore: Sendable {
  package var list: @Sendable () async -> [KeptCookie]
  package var clear: @Sendable () async -> Void
  /// All there are, as a file keeps them.
  package var lines: @Sendable () async -> [CookieLine]
  /// Keeps these and no others.
  package var replace: @Sendable ([CookieLine]) async -> Void
  /// Takes all of them out, and returns what brings them back in the place of those that came since.
  package var setAside: @Sendable () async -> BringBack

  package typealias BringBack = @Sendable () async -> Void

  /// By default there are none, and there never will be.
  package init(
    list: @escaping @Sendable () async -> [KeptCookie] = { [] },
    clear: @escaping @Sendable () async -> Void = {},
    lines: @escaping @Sendable () async -> [CookieLine] = { [] },
    replace: @escaping @Sendable ([CookieLine]) async -> Void = { _ in },
    setAside: @escaping @Sendable () async -> BringBack = { {} }
  ) {
    self.list = list
    self.clear = clear
    self.lines = lines
    self.replace = replace
    self.setAside = setAside
  }
}
