internal import APIClient

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What becomes of a cookie that a server sends (RFC 6265, 5.3).
struct SentCookie {
  enum Fate {
    case kept
    case deleted
    /// With the rule that it breaks, as a part of a sentence.
    case refused(String)
  }

  let name: String
  /// As they were written, but for the value.
  let attributes: [String]
  let fate: Fate
  private let values: [String: String]

  /// - Parameters:
  ///   - url: who sent it.
  ///   - now: when.
  init(_ text: String, from url: WebURL, at now: Date) {
    let parts = text.split(separator: ";").map { String($0.drop { $0 == " " }) }
    name = String(parts.first?.prefix { $0 != "=" } ?? "")
    attributes = Array(parts.dropFirst())
    let pairs = attributes.map(FieldList.pair).map { ($0.name, $0.value ?? "") }
    values = Dictionary(pairs) { $1 }
    fate =
      Self.broken(name, values, url).map { .refused($0) } ?? (Self.isOver(values, now) ? .deleted : .kept)
  }

  func has(_ attribute: String) -> Bool { values[attribute] != nil }

  /// Where it goes back to, when that is more than the host.
  var domain: String? { Self.domain(values) }

  private static func domain(_ values: [String: String]) -> String? {
    guard let text = values["domain"], !text.isEmpty else { return nil }
    return (text.hasPrefix(".") ? String(text.dropFirst()) : text).lowercased()
  }

  private static func broken(_ name: String, _ values: [String: String], _ url: WebURL) -> String? {
    let prefix = ["__Host-", "__Secure-"].first { name.lowercased().hasPrefix($0.lowercased()) }
    if let prefix, values["secure"] == nil { return "a name that begins with \(prefix) needs Secure" }
    if prefix == "__Host-", domain(values) != nil {
      return "a name that begins with __Host- allows no Domain"
    }
    if prefix == "__Host-", values["path"] != "/" { return "a name that begins with __Host- needs Path=/" }
    guard let domain = domain(values), url.host != domain, !url.host.hasSuffix("." + domain) else {
      return nil
    }
    return "\(url.host) may set none for \(domain)"
  }

  /// `Max-Age` counts for more than `Expires`.
  private static func isOver(_ values: [String: String], _ now: Date) -> Bool {
    if let seconds = values["max-age"].flatMap({ Int($0) }) { return seconds <= 0 }
    return values["expires"].flatMap { Date(httpDate: $0.replacing("-", with: " ")) }.map { $0 <= now }
      ?? false
  }
}
