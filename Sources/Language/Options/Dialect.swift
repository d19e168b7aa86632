/// Whose line an option stands in: the same letter means other things to other programs.
package enum Dialect: String, Sendable, Hashable, CaseIterable {
  case native
  /// A pasted `http` or `https` line.
  case httpie
  /// A pasted `curl` line.
  case curl
  /// A pasted `wget` line.
  case wget
}

extension Dialect {
  /// Whose it is, for people.
  var program: String {
    switch self {
    case .native: "this program"
    case .httpie: "HTTPie"
    case .curl: "curl"
    case .wget: "wget"
    }
  }
}
