internal import ApusClient
internal import ApusEncodings
internal import ApusWords

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Cookies. Their values are nobody's business and are not shown.
enum CookieReader {
  static func parts(sent value: String) -> [LinePart] {
    value.split(separator: ";").map { pair in
      let name = pair.prefix { $0 != "=" }.trimmingBlanks
      guard pair.contains("=") else { return .invalid(Secret.mask, "a cookie is NAME=VALUE.") }
      return LinePart("\(name)=\(Secret.mask)", "A cookie; what Set-Cookie said of it is not sent back.")
    }
  }

  static func parts(set value: String) -> [LinePart] {
    let cookie = SetCookie(value)
    let shown = cookie.name.isEmpty ? Secret.mask : "\(cookie.name)=\(Secret.mask)"
    // Which host sends it is not known: one that it may be for.
    let url = try? WebURL("https://\(cookie.domain ?? "a.example")/")
    let refusal = url.flatMap { cookie.refusal(from: $0, isTrusted: true) }
    let first = refusal.map { LinePart.invalid(shown, said("clients refuse the cookie: \(Sentence($0)).")) }
    return [first ?? named(cookie, shown)] + cookie.attributes.map { attribute($0, cookie) }
  }

  private static func named(_ cookie: SetCookie, _ shown: String) -> LinePart {
    let prefixes = Topics.Kind.cookie.table.entries.filter { entry in
      entry.has("prefix") && cookie.name.lowercased().hasPrefix(entry.name.lowercased())
    }
    let longest = prefixes.max { $0.name.count < $1.name.count }
    return LinePart(shown, longest?.summary ?? "The cookie's name and value.")
  }

  private static func attribute(_ text: String, _ cookie: SetCookie) -> LinePart {
    let name = text.prefix { $0 != "=" }
    let value = name.count < text.count ? text.dropFirst(name.count + 1).trimmingBlanks : ""
    guard let entry = Topics.Kind.cookie.table[name.trimmingBlanks], !entry.has("prefix") else {
      return .unknown(text, "no standard has this attribute, and clients ignore it.")
    }
    switch entry.name {
    case "Max-Age": return age(text, Int(value), entry)
    case "Expires" where Date(httpDate: value.replacing("-", with: " ")) == nil:
      return .invalid(text, "it is no date like Wed, 21 Oct 2026 07:28:00 GMT; clients ignore it.")
    case "Expires" where cookie.has("max-age"):
      return LinePart(text, "Max-Age beside it overrules it.", .useless)
    case "SameSite": return sameSite(text, value.lowercased(), cookie)
    case "Partitioned" where !cookie.has("secure"): return .invalid(text, "it needs Secure beside it.")
    case "Path" where !value.hasPrefix("/"):
      return .invalid(text, "a path begins with /; clients take that of the request.")
    default: return LinePart(text, entry.summary)
    }
  }

  private static func age(_ text: String, _ seconds: Int?, _ entry: ReferenceTable.Entry) -> LinePart {
    guard let seconds else { return .invalid(text, "it needs a number of seconds; clients ignore it.") }
    return LinePart(text, seconds > 0 ? entry.summary : "It deletes the cookie at once.")
  }

  private static func sameSite(_ text: String, _ value: String, _ cookie: SetCookie) -> LinePart {
    switch value {
    case "none" where !cookie.has("secure"):
      .invalid(text, "SameSite=None needs Secure: browsers refuse the cookie without it.")
    case "strict": LinePart(text, "It goes along only when the site itself asks.")
    case "lax": LinePart(text, "From another site it goes along only on following a link.")
    case "none": LinePart(text, "It goes along whichever site asks.")
    default: .invalid(text, "it is Strict, Lax or None; browsers take about Lax.")
    }
  }
}
