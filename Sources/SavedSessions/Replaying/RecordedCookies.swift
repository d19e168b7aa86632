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
    let line: CookieLine

    var cookie: KeptCookie { KeptCookie(line) }
    var expires: Date? { line.expires }
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
      lines: { self.state.withLock { state in state.entries.map(\.line) } },
      replace: { lines in _ = self.replace(by: lines.map { Entry(line: $0) }) },
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
      state.entries.removeAll { $0.line.isSamePlace(as: entry.line) }
      state.entries.append(entry)
    }
  }

  /// `nil` for what no transport keeps.
  private static func entry(_ text: String, from url: WebURL, at now: Date) -> Entry? {
    let sent = SetCookie(text)
    // The practice API is this machine, whatever name it has here.
    let isPractice = url.text.hasPrefix(PracticeAlias.base)
    guard sent.refusal(from: url, isTrusted: isPractice ? true : nil) == nil else { return nil }
    return Entry(line: CookieLine(sent, from: url, usualPath: defaultPath(of: url), at: now))
  }

  /// The folder of what was asked for.
  private static func defaultPath(of url: WebURL) -> String {
    let folder = url.path[..<(url.path.lastIndex(of: "/") ?? url.path.startIndex)]
    return folder.isEmpty ? "/" : String(folder)
  }
}
