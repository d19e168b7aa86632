internal import APIClient
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The cookies that recorded answers set, for lines that list them. None is ever sent: what was sent is recorded.
final class ReplayCookies: Sendable {
  private let kept = Mutex<[Cookie]>([])

  var store: CookieStore {
    CookieStore(
      list: { [self] in kept.withLock { $0.map(\.shown) } },
      clear: { [self] in kept.withLock { $0 = [] } })
  }

  /// Takes note of what each hop of an exchange sets, and of what it lets expire.
  func take(from exchange: Exchange) {
    for hop in exchange.hops {
      for text in hop.response?.headers.values(of: "Set-Cookie") ?? [] {
        guard let cookie = Cookie(text, for: hop.sent.url, at: exchange.startedAt) else { continue }
        kept.withLock { kept in
          kept.removeAll { $0.place == cookie.place }
          if cookie.isAlive(at: exchange.startedAt) { kept.append(cookie) }
        }
      }
    }
  }
}

/// A cookie as RFC 6265 reads `Set-Cookie`.
private struct Cookie: Sendable {
  let name: String
  let value: String
  private(set) var domain: String
  private(set) var includesSubdomains = false
  private(set) var path: String
  private(set) var isSecure = false
  private(set) var expires: Date?

  /// What makes two cookies one.
  var place: [String] { [name, domain, path] }

  func isAlive(at time: Date) -> Bool { expires.map { $0 > time } ?? true }

  /// `nil` for what is no cookie, and for one that is not this host's to set.
  init?(_ text: String, for url: WebURL, at time: Date) {
    let parts = text.split(separator: ";").map { $0.trimmed }
    guard let pair = parts.first, let sign = pair.firstIndex(of: "="), sign > pair.startIndex else {
      return nil
    }
    name = pair[..<sign].trimmed
    value = pair[pair.index(after: sign)...].trimmed
    domain = url.host
    path =
      url.path.lastIndex(of: "/").map { String(url.path[..<$0]) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/"
    var age: Double?
    for part in parts.dropFirst() {
      let key = part.prefix { $0 != "=" }
      let value = part.dropFirst(key.count + 1).trimmed
      switch key.trimmed.lowercased() {
      case "domain" where !value.isEmpty:
        domain = (value.hasPrefix(".") ? String(value.dropFirst()) : value).lowercased()
        includesSubdomains = true
      case "path" where value.hasPrefix("/"): path = value
      case "secure": isSecure = true
      case "max-age": age = Double(value)
      case "expires": expires = Date(httpDate: value.replacing("-", with: " "))
      default: break
      }
    }
    if let age { expires = time.addingTimeInterval(age) }
    guard url.host == domain || url.host.hasSuffix("." + domain) else { return nil }
  }

  var shown: KeptCookie {
    var remarks: [String] = []
    if includesSubdomains { remarks.append("and hosts below it") }
    if isSecure { remarks.append("https only") }
    if let expires { remarks.append("until \(expires.formatted(.iso8601))") }
    return KeptCookie(name: name, value: Secret(value), domain: domain, path: path, remarks: remarks)
  }
}
