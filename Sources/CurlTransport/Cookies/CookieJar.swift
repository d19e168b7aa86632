import ApusClient
import CApusCurl

/// The transport's cookies: libcurl's own engine, shared by all of the transport's handles and by no others. It
/// follows RFC 6265, and keeps cookies from claiming public suffixes. What it keeps and `SetCookie` refuses is taken
/// back.
final class CookieJar {
  private let share: OpaquePointer
  /// Never sends anything: a handle to talk to the share through.
  private let clerk: EasyHandle
  /// Who set what, as far as that is known.
  private var setters: [CookiePlace: Origin] = [:]

  init?() {
    guard let share = ccurl_share_create() else { return nil }
    guard ccurl_share_add(share, Int32(CCURL_SHARE_COOKIE)) == 0, let clerk = EasyHandle() else {
      ccurl_share_destroy(share)
      return nil
    }
    self.share = share
    self.clerk = clerk
    serve(clerk)
  }

  deinit {
    // The share cannot go while a handle uses it.
    clerk.set(CCURL_OPT_SHARE, nil as OpaquePointer?)
    ccurl_share_destroy(share)
  }

  /// Lets a handle send and keep cookies.
  func serve(_ easy: EasyHandle) {
    easy.set(CCURL_OPT_SHARE, share)
    easy.set(CCURL_OPT_COOKIEFILE, "")
  }

  /// libcurl forgets an expired one when it next has a use for it.
  func list() -> [CookieLine] {
    lines.compactMap { CookieLine($0) }.filter { !$0.isOver }.map { line in
      var line = line
      line.setBy = setters[CookiePlace(line)]
      return line
    }
  }

  func clear() {
    clerk.set(CCURL_OPT_COOKIELIST, "ALL")
    setters = [:]
  }

  /// All cookies as they are now.
  var snapshot: CookieLines { CookieLines(lines, setters: setters) }

  /// Remembers who asked for cookies that were kept.
  func note(_ kept: [SetCookie], from url: WebURL) {
    let folder = String(url.path[..<(url.path.lastIndex(of: "/") ?? url.path.startIndex)])
    for cookie in kept {
      setters[CookiePlace(CookieLine(cookie, from: url, usualPath: folder))] = url.origin
    }
  }

  /// Takes back cookies that libcurl kept of an answer and should not have, and brings back those they replaced.
  ///
  /// libcurl 7.88 takes a `Domain` that is the address of the host itself for none, and the folder of what was asked for
  /// for a `JSONPath`.
  func takeBack(_ refused: [SetCookie], from host: String, to before: CookieLines) {
    let names = Set(refused.map(\.name))
    let now = lines
    let wrong = Set(now).subtracting(before.lines).filter { line in
      CookieLine(line).map { names.contains($0.name) && $0.domain == host } ?? false
    }
    guard !wrong.isEmpty else { return }
    let places = Set(wrong.compactMap { CookieLine($0).map(CookiePlace.init) })
    let replaced = before.lines.filter { line in
      CookieLine(line).map { places.contains(CookiePlace($0)) } ?? false
    }
    _ = replace(by: CookieLines(now.filter { !wrong.contains($0) } + replaced, setters: setters))
  }

  /// Keeps these as well, each in the place of one that was there.
  func add(_ cookies: CookieLines) {
    for line in cookies.lines { clerk.set(CCURL_OPT_COOKIELIST, line) }
    setters.merge(cookies.setters) { $1 }
  }

  /// Keeps these cookies and no others; returns those there were.
  func replace(by kept: CookieLines) -> CookieLines {
    let before = snapshot
    clear()
    add(kept)
    return before
  }

  private var lines: [String] {
    let first = ccurl_info_cookies(clerk.pointer)
    defer { ccurl_list_free(first) }
    var lines: [String] = []
    var entry = first
    while let line = entry?.pointee {
      lines.append(String(cString: line.data))
      entry = line.next
    }
    return lines
  }
}

extension CookieJar {
  /// Keeps what an answer asks to keep, and may.
  func keep(_ head: ResponseHead, from url: WebURL) {
    let folder = url.path.lastIndex(of: "/").map { String(url.path[..<$0]) } ?? ""
    let cookies = head.headers.filter { $0.isNamed("Set-Cookie") }.map { SetCookie($0.shown) }
      .filter { $0.refusal(from: url) == nil }
    add(CookieLines(cookies.map { CookieLine($0, from: url, usualPath: folder.isEmpty ? "/" : folder) }))
    note(cookies, from: url)
  }
}
