internal import ApusEncodings

/// An absolute `http` or `https` URL, in its parts.
///
/// What may not stand in a URL (blanks, Japanese, a stray `%`) is percent-encoded; what is encoded already stays
/// so. The scheme and the host become lower case; nothing else is tidied away. A password in it is a `Secret`.
///
/// Its text never reads back as a URL of another origin: what a credential is compared with is where it goes.
public struct WebURL: Sendable, Hashable {
  /// `http` or `https`.
  public let scheme: String
  /// Who asks, decoded.
  public let user: String?
  /// What proves it, decoded.
  public let password: Secret?
  /// Without brackets around an IPv6 address.
  public let host: String
  /// As written; `nil` means the scheme's own.
  public let port: Int?
  /// Begins with `/`, which is put there when it is missing.
  public let path: String
  /// What follows `?`, encoded; `nil` when there is no `?`.
  public let query: String?
  /// What follows `#`. It is never sent.
  public let fragment: String?
  /// Why nothing can be asked of it; its host is empty then. `nil` for every URL that was read from a text.
  package let problem: WebURLError?

  /// What a credential for it belongs to.
  public var origin: Origin {
    Origin(scheme: scheme, host: host, port: port ?? Origin.defaultPort(of: scheme))
  }

  /// What stands in a request line: path and query.
  public var target: String { path + (query.map { "?" + $0 } ?? "") }

  /// What stands in a `Host` header.
  public var authority: String {
    Authority.text(ofHost: host) + (port.map { ":\($0)" } ?? "")
  }

  /// The same without the scheme's own port, which no client sends.
  var sentAuthority: String {
    Authority.text(ofHost: host) + (port.map { $0 == Origin.defaultPort(of: scheme) ? "" : ":\($0)" } ?? "")
  }

  /// The URL without user, password and fragment, as it is asked of a server.
  public var text: String { scheme + "://" + authority + target }

  init(
    scheme: String, user: String? = nil, password: Secret? = nil, host: String, port: Int?, path: String,
    query: String?, fragment: String? = nil, problem: WebURLError? = nil
  ) {
    self.scheme = scheme
    self.user = user
    self.password = password
    self.host = host
    self.port = port
    // A slash that is joined with what follows it on a screen is one for whoever reads bytes.
    self.path = path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
    self.query = query
    self.fragment = fragment
    self.problem = problem
  }

  /// The same URL with other parts after its authority, which are taken as written.
  public func with(path: String, query: String?, fragment: String? = nil) -> WebURL {
    WebURL(
      scheme: scheme, user: user, password: password, host: host, port: port, path: path, query: query,
      fragment: fragment, problem: problem)
  }

  /// The same URL with a path put behind its own and items behind its own query.
  ///
  /// `https://qiita.com/api/v2` and `/items` make `https://qiita.com/api/v2/items`, whatever slashes meet.
  public func appending(path more: String, query items: [QueryItem] = []) -> WebURL {
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let joined = more.isEmpty ? path : more.hasPrefix("/") ? base + more : base + "/" + more
    let parts = [query, items.isEmpty ? nil : QueryItem.encode(items)].compactMap(\.self).filter {
      !$0.isEmpty
    }
    return with(path: joined, query: parts.isEmpty ? query : parts.joined(separator: "&"), fragment: fragment)
  }

  /// The same URL with no user and no password.
  public var withoutUser: WebURL {
    WebURL(
      scheme: scheme, host: host, port: port, path: path, query: query, fragment: fragment, problem: problem)
  }
}

extension WebURL: CustomStringConvertible {
  /// The whole URL as it may be shown: a password reads `•••`, and so does a user without one, who may be a token.
  public var description: String {
    let person = user.map { name in
      password == nil
        ? "\(Secret.mask)@" : "\(PercentEncoding.encode(name, for: .queryValue)):\(Secret.mask)@"
    }
    return "\(scheme)://\(person ?? "")\(authority)\(target)\(fragment.map { "#" + $0 } ?? "")"
  }
}

extension WebURL {
  /// Whether it is asked of this very machine.
  package var isOnThisMachine: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

  /// Whether it is asked of the practice API, by one of the names that saved sessions have for it.
  package var isOfPractice: Bool { ["practice", "other.practice", "silent.practice"].contains(host) }
}

/// Paths as they stand in URLs.
extension String {
  package var withoutFinalSlash: String { hasSuffix("/") ? String(dropLast()) : self }

  /// Whether a path is this folder or in it.
  package func isUnder(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}

extension WebURL {
  /// The URL as it may be logged: values of query keys that carry credentials read `•••`.
  package var maskingCredentials: String { with(path: path, query: maskedQuery).description }

  /// What stands in a request line, as it may be shown.
  package var maskingTarget: String { path + (maskedQuery.map { "?" + $0 } ?? "") }

  /// The URL in a log that nobody may look at for a secret: what may be one, such as a short `code`, reads `•••`, too.
  func logged(hiding names: Set<String>) -> String {
    with(path: path, query: query.map { masked($0, hidingCodes: true, names) }).description
  }

  // A fragment is never sent, and may hold a token that a page was given: it is in neither.
  private var maskedQuery: String? { query.map { masked($0, hidingCodes: false, []) } }

  private func masked(_ query: String, hidingCodes: Bool, _ ownNames: Set<String>) -> String {
    let pairs = query.split(separator: "&", omittingEmptySubsequences: false)
    let asksForToken = hidingCodes || pairs.contains { $0.hasPrefix(SecretNames.grantType + "=") }
    let masked = pairs.map { pair in
      let name = pair.prefix { $0 != "=" }
      let value = PercentEncoding.decode(pair.dropFirst(name.count + 1))
      let plainName = PercentEncoding.decode(name)
      let isSecret =
        ownNames.contains(plainName.lowercased())
        || SecretNames.hides(plainName, value, in: .query, besideGrantType: asksForToken)
      return isSecret ? "\(name)=\(Secret.mask)" : String(pair)
    }
    return masked.joined(separator: "&")
  }
}

extension WebURL {
  /// The items of the query, decoded.
  package var queryItems: [QueryItem] {
    (query ?? "").split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
        PercentEncoding.decode(part.replacing("+", with: " "))
      }
      return QueryItem(name: parts.first ?? "", value: parts.count > 1 ? parts[1] : nil)
    }
  }
}
