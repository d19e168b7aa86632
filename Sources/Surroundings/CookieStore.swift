/// The transport's cookies, for who does not know the transport.
package struct CookieStore: Sendable {
  package var list: @Sendable () async -> [KeptCookie]
  /// All of them with their values, as lines of the file that curl keeps them in.
  package var lines: @Sendable () async -> [String]
  package var clear: @Sendable () async -> Void
  /// Takes all of them out, and returns what brings them back in the place of those that came since.
  package var setAside: @Sendable () async -> BringBack

  package typealias BringBack = @Sendable () async -> Void

  /// By default there are none, and there never will be.
  package init(
    list: @escaping @Sendable () async -> [KeptCookie] = { [] },
    lines: @escaping @Sendable () async -> [String] = { [] },
    clear: @escaping @Sendable () async -> Void = {},
    setAside: @escaping @Sendable () async -> BringBack = { {} }
  ) {
    self.list = list
    self.lines = lines
    self.clear = clear
    self.setAside = setAside
  }
}
