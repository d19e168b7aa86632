#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension WebURL {
  /// The URL that Foundation has.
  ///
  /// - Throws: `WebURLError`, as for its text: for one that is relative, without a host, or neither http nor https.
  public init(_ url: URL) throws(WebURLError) { try self.init(url.absoluteString) }
}

extension URL {
  /// The URL that a `WebURL` has, without its user and password, which whoever prints a `URL` would see.
  ///
  /// `nil` for one that nothing can be asked of, such as `WebURL.https("no host")`, and for what Foundation cannot read.
  public init?(_ url: WebURL) {
    guard url.problem == nil else { return nil }
    self.init(string: url.text + (url.fragment.map { "#" + $0 } ?? ""))
  }
}
