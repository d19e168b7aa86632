internal import ApusClient
internal import ApusEncodings

/// How to log in, and credentials, which are not shown.
enum ChallengeReader {
  static func parts(_ value: String) -> [LinePart] {
    var parts: [LinePart] = []
    var scheme = ""
    for member in FieldList.members(value) {
      let word = member.prefix { $0 != " " && $0 != "\t" && $0 != "=" }
      var rest = member.dropFirst(word.count).drop { $0 == " " || $0 == "\t" }
      if rest.first == "=", !scheme.isEmpty {
        rest = member[...]
      } else {
        scheme = String(word)
        parts.append(part(scheme: scheme, in: value))
      }
      let text = rest.trimmingBlanks
      if !text.isEmpty { parts.append(part(text)) }
    }
    return parts
  }

  private static func part(scheme: String, in value: String) -> LinePart {
    guard let entry = Topics.Kind.scheme.table[scheme] else {
      return .unknown(scheme, "no registry has this scheme.")
    }
    if entry.name == "Basic", !FieldList.members(value).contains(where: hasRealm) {
      return .invalid(scheme, "Basic needs a realm beside it (RFC 7617, 2).")
    }
    return LinePart(scheme, entry.summary)
  }

  private static func hasRealm(_ member: String) -> Bool {
    let parameter = member.split(separator: " ").last ?? ""
    return FieldList.pair(member).name == "realm" || member.lowercased().hasPrefix("basic realm=")
      || parameter.lowercased().hasPrefix("realm=")
  }

  private static func part(_ text: String) -> LinePart {
    let (name, value) = FieldList.pair(text)
    guard let value else { return LinePart(text, "What the scheme needs to go on.") }
    if name == "error" {
      return errors[value].map { LinePart(text, $0) }
        ?? .unknown(text, "RFC 6750, 3.1 does not have this error.")
    }
    return LinePart(text, meanings[name] ?? "A parameter of the scheme's own.")
  }

  private static let errors = [
    "invalid_request": "The request is not as it should be; the status is 400.",
    "invalid_token": "The token is not valid: it is over, revoked or damaged; the status is 401.",
    "insufficient_scope": "The token is valid and may not do this; the status is 403.",
  ]

  private static let meanings = [
    "realm": "What the credential is for: the same realm takes the same one.",
    "charset": "How the password is turned into bytes; it can only be UTF-8.",
    "scope": "What the token must be allowed.",
    "error_description": "The server's own words for its error.",
    "error_uri": "A page about the error.",
    "nonce": "A value of the server that goes into the hash.",
    "opaque": "A value that the client sends back as it is.",
    "qop": "What the hash covers: auth, or auth-int with the body.",
    "algorithm": "The hash; SHA-256 is better than MD5.",
    "stale": "With true only the nonce is old: the password was right.",
    "domain": "Which URLs the same login is for.",
    "userhash": "With true the user's name is hashed, too.",
  ]

  // MARK: Credentials

  static func parts(credentials value: String) -> [LinePart] {
    let scheme = String(value.prefix { $0 != " " })
    let secret = value.dropFirst(scheme.count).trimmingBlanks
    guard !secret.isEmpty else {
      return [.invalid(Secret.mask, "a scheme, such as Bearer, stands before the credential.")]
    }
    guard let entry = Topics.Kind.scheme.table[scheme] else {
      return [
        .unknown(Secret.mask, "no registry has the scheme at its beginning; nothing of it is shown.")
      ]
    }
    return [LinePart(entry.name, entry.summary), credential(secret, isPair: entry.name == "Basic")]
  }

  private static func credential(_ secret: String, isPair: Bool) -> LinePart {
    guard isPair else { return LinePart(Secret.mask, "The credential; it is not shown.") }
    guard let bytes = Base64.decoded(secret), bytes.contains(UInt8(ascii: ":")) else {
      return .invalid(Secret.mask, "it is not Base64 of USER:PASSWORD.")
    }
    return LinePart(Secret.mask, "User and password; they are not shown.")
  }
}
