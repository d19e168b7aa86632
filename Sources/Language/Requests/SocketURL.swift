internal import ApusEncodings

/// A socket in the file system, written as a URL: `http+unix://%2Frun%2Fx.sock/info`, as Python's libraries have it, and
/// `unix:/run/x.sock`, perhaps with `:/info` behind it, as nginx does.
package struct SocketURL: Sendable, Hashable {
  package let path: String
  /// What is asked there: a path, perhaps with a query.
  private let target: String

  /// `nil` for every other text.
  package init?(_ text: String) {
    let scheme = "http+unix://"
    let parts: (path: String, target: Substring)
    if text.lowercased().hasPrefix(scheme) {
      let rest = text.dropFirst(scheme.count)
      let authority = rest.prefix { !"/?#".contains($0) }
      parts = (PercentEncoding.decode(authority), rest[authority.endIndex...])
    } else if text.hasPrefix("unix:/") {
      var rest = text.dropFirst("unix:".count)
      if rest.hasPrefix("///") { rest = rest.dropFirst(2) }
      let path = rest.prefix { $0 != ":" }
      parts = (String(path), rest[path.endIndex...].dropFirst())
    } else {
      return nil
    }
    guard parts.path.hasPrefix("/"), parts.path.utf8.count > 1, !parts.path.utf8.contains(0) else {
      return nil
    }
    path = parts.path
    target = String(parts.target)
  }

  /// The URL that is asked over the socket. The host is nobody's: the socket is where it goes.
  package var url: String { "http://localhost" + (target.hasPrefix("/") ? "" : "/") + target }
}
