internal import ApusClient
internal import ApusSurroundings
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
    let sent = SetCookie(text)
    // The practice API is this machine, whatever name it has here.
    let isPractice = url.text.hasPrefix(PracticeAlias.base)
    guard sent.refusal(from: url, isTrusted: isPractice ? true : nil) == nil else { return nil }
    let expires = sent.expiry(at: now)
    var remarks: [String] = []
    if sent.domain != nil { remarks.append("and hosts below it") }
    if sent.has("secure") { remarks.append("https only") }
    if let expires { remarks.append("until \(expires.formatted(.iso8601))") }
    let cookie = KeptCookie(
      name: sent.name, value: sent.value, domain: sent.domain ?? url.host,
      path: sent.path ?? defaultPath(of: url), remarks: remarks)
    return Entry(cookie: cookie, expires: expires)
  }

  /// The folder of what was asked for.
  private static func defaultPath(of url: WebURL) -> String {
    let folder = url.path[..<(url.path.lastIndex(of: "/") ?? url.path.startIndex)]
    return folder.isEmpty ? "/" : String(folder)
  }
}

extension KeptCookie {
  fileprivate func isSame(as other: KeptCookie) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }
}
