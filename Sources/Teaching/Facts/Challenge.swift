internal import ApusClient

/// One way in which a server wants to be shown who asks (RFC 9110, 11.6.1).
package struct Challenge {
  package let scheme: String
  private var parameters: [String: String] = [:]

  private init(_ scheme: some StringProtocol) { self.scheme = String(scheme) }

  /// `error`, of a token (RFC 6750, 3.1).
  var error: String? { parameters["error"] }
  var scope: String? { parameters["scope"] }
  /// Whether it says who gives tokens (RFC 9728, 5.1).
  var namesServer: Bool { parameters["resource_metadata"] != nil }
  /// The server's own words for its error.
  var errorDescription: String? { parameters["error_description"] }

  /// Whether `auth` has it.
  var isKnown: Bool { known != nil }
  var known: AuthScheme? {
    let name = scheme.lowercased()
    let found = AuthScheme.standard.first { $0.word?.lowercased() == name }
    return found?.challenge == .digest && !hasKnownHash ? nil : found
  }

  /// Whether digest authentication is asked for by a hash that is known here; without a name it is MD5 (RFC 7616, 3.3).
  private var hasKnownHash: Bool {
    let name = parameters["algorithm"]?.lowercased() ?? "md5"
    let hash = name.hasSuffix("-sess") ? name.dropLast(5) : name[...]
    return ["md5", "sha-256", "sha-512-256"].contains(hash)
  }

  /// All of them in one header, which may hold several.
  package static func all(in text: String) -> [Challenge] {
    var challenges: [Challenge] = []
    for member in FieldList.members(text) {
      let word = member.prefix { $0 != " " && $0 != "\t" && $0 != "=" }
      var rest = member.dropFirst(word.count).drop { $0 == " " || $0 == "\t" }
      if rest.first == "=", !challenges.isEmpty {
        rest = member[...]
      } else {
        challenges.append(Challenge(word))
      }
      let (name, value) = FieldList.pair(String(rest))
      if let value { challenges[challenges.count - 1].parameters[name] = value }
    }
    return challenges
  }
}

extension ResponseHead {
  /// What the server of this answer, or a proxy before it, wants to be shown.
  var challenges: [Challenge] {
    ["WWW-Authenticate", "Proxy-Authenticate"].flatMap { headers.values(of: $0).flatMap(Challenge.all) }
  }
}
