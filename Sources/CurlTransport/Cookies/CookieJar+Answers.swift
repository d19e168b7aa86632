import ApusClient

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
