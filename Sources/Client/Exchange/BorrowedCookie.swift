/// A cookie that went to another port than the one that set it. RFC 6265 has it so, and whoever runs two services on one
/// machine may not know.
package struct BorrowedCookie: Sendable, Hashable {
  package let name: String
  /// Who set it: `http://127.0.0.1:8080`; `nil` where nobody knows.
  package let setter: String?

  package init(name: String, setter: String?) {
    self.name = name
    self.setter = setter
  }
}

extension CookieLine {
  /// What is to be told when it goes to a place; `nil` where that is the port that set it. From the usual port of http to
  /// that of https it only gets safer.
  package func borrowed(by url: WebURL) -> BorrowedCookie? {
    guard goes(to: url) else { return nil }
    guard let setBy else { return BorrowedCookie(name: name, setter: nil) }
    if setBy.port == url.origin.port { return nil }
    if setBy.scheme == "http", setBy.port == 80, url.scheme == "https", url.origin.port == 443 { return nil }
    return BorrowedCookie(name: name, setter: "\(setBy)")
  }
}
