internal import APIClient
internal import Encodings
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The cookies that recorded answers set, as a transport keeps them (RFC 6265), so that they can be listed without one.
///
/// It decides nothing: what a request took along was recorded with it.
final class RecordedCookies: Sendable {
  private struct Entry {
    let cookie: KeptCookie
    let expires: Date?
  }

  private struct State {
    var entries: [Entry] = []
    /// When the last answer came.
    var now = Date.distantPast
  }

  private let state = Mutex(State())

  var store: CookieStore {
    CookieStore(
      list: {
        self.state.withLock { state in
          let now = state.now
          return state.entries.filter { $0.expires.map { $0 > now } ?? true }.map(\.cookie)
        }
      }, clear: { _ = self.replace(by: []) },
      setAside: {
        let before = self.replace(by: [])
        return { _ = self.replace(by: before) }
      })
  }

  private func replace(by entries: [Entry]) -> [Entry] {
    state.withLock { state in
      defer { state.entries = entries }
      return state.entries
    }
  }

  /// Takes what an exchange set, on each of its hops.
  func keep(from exchange: Exchange) {
    for hop in exchange.hops {
      for field in hop.response?.headers ?? [:] where field.isNamed("Set-Cookie") {
        guard case .text(let text) = field.value else { continue }
        keep(text, from: hop.sent.url, at: exchange.startedAt)
      }
    }
  }

  private func keep(_ text: String, from url: WebURL, at now: Date) {
    guard let entry = Self.entry(text, from: url, at: now) else { return }
    state.withLock { state in
      state.now = now
      state.entries.removeAll { $0.cookie.isSame(as: entry.cookie) }
      state.entries.append(entry)
    }
  }

  /// `nil` for what no transport keeps.
  private static func entry(_ text: String, from url: WebURL, at now: Date) -> Entry? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { Pair($0) }
    guard let pair = parts.first, !pair.name.isEmpty else { return nil }
    var attributes: [String: String] = [:]
    for part in parts.dropFirst() { attributes[part.name.lowercased()] = part.value }
    let isSecure = attributes["secure"] != nil
    guard !isSecure || url.scheme == "https" || url.isOnThisMachine || url.text.hasPrefix(PracticeAlias.base)
    else { return nil }

    var domain = url.host
    let wanted =
      attributes["domain"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }?.lowercased() ?? ""
    if !wanted.isEmpty {
      guard url.host == wanted || url.host.hasSuffix("." + wanted) else { return nil }
      domain = wanted
    }
    let expires = expiry(attributes, at: now)
    var remarks: [String] = []
    if !wanted.isEmpty { remarks.append("and hosts below it") }
    if isSecure { remarks.append("https only") }
    if let expires { remarks.append("until \(expires.formatted(.iso8601))") }
    let path = attributes["path"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? defaultPath(of: url)
    let cookie = KeptCookie(
      name: pair.name, value: Secret(pair.value), domain: domain, path: path, remarks: remarks)
    return Entry(cookie: cookie, expires: expires)
  }

  private static func expiry(_ attributes: [String: String], at now: Date) -> Date? {
    if let seconds = attributes["max-age"].flatMap(Int.init) {
      return now.addingTimeInterval(Double(max(0, seconds)))
    }
    return attributes["expires"].flatMap { Date(httpDate: $0.replacing("-", with: " ")) }
  }

  /// The folder of what was asked for.
  private static func defaultPath(of url: WebURL) -> String {
    let folder = url.path[..<(url.path.lastIndex(of: "/") ?? url.path.startIndex)]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// `name=value`, or a name alone.
  private struct Pair {
    let name: String
    let value: String

    init(_ text: Substring) {
      let mark = text.firstIndex(of: "=") ?? text.endIndex
      name = String(text[..<mark]).trimmed
      value = mark == text.endIndex ? "" : String(text[text.index(after: mark)...]).trimmed
    }
  }
}

extension KeptCookie {
  fileprivate func isSame(as other: KeptCookie) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }
}
