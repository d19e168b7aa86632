internal import ApusEncodings
internal import ApusRedaction

/// That `.netrc` had a password for a host, and for whom: what a saved session names among its secrets, so that a replay
/// has such a file on every machine.
package struct NetrcSource: Sendable, Hashable {
  private let user: String
  private let host: String

  package init(_ user: String, at host: String) {
    (self.user, self.host) = (user, host)
  }

  private static let prefix = "netrc:"

  /// `netrc:ada@api.example.com`
  package var name: String {
    let (user, host) = (PercentEncoding.encode(user, for: .form), PercentEncoding.encode(host, for: .form))
    return "\(Self.prefix)\(user)@\(host)"
  }

  /// `nil` for a name of another secret.
  init?(named name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let user = PercentEncoding.strictlyDecoded(parts[0], plusIsSpace: true),
      let host = PercentEncoding.strictlyDecoded(parts[1], plusIsSpace: true)
    else { return nil }
    self.init(user, at: host)
  }

  /// What such a file says of it, with a placeholder for the password.
  var entry: String {
    let words = ["machine", host, "login", user, "password", SecretPlaceholder.text("netrc")]
    return words.enumerated().map { $0 % 2 == 0 ? $1 : Self.quoted($1) }.joined(separator: " ") + "\n"
  }

  private static func quoted(_ word: String) -> String {
    "\"" + word.replacing(["\\": "\\\\", "\"": "\\\""]) + "\""
  }
}
