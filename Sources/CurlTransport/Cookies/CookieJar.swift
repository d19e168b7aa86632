import CCurl

/// The transport's cookies: libcurl's own engine, shared by all of the transport's handles and by no others. It
/// follows RFC 6265, and keeps cookies from claiming public suffixes or the `__Host-` and `__Secure-` prefixes.
final class CookieJar {
  private let share: OpaquePointer
  /// Never sends anything: a handle to talk to the share through.
  private let clerk: EasyHandle

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

  func list() -> [StoredCookie] {
    let first = ccurl_info_cookies(clerk.pointer)
    defer { ccurl_list_free(first) }
    var cookies: [StoredCookie] = []
    var entry = first
    while let line = entry?.pointee {
      let cookie = StoredCookie(line: String(cString: line.data))
      // libcurl forgets an expired one when it next has a use for it.
      if let cookie, !cookie.isExpired { cookies.append(cookie) }
      entry = line.next
    }
    return cookies
  }

  func clear() { clerk.set(CCURL_OPT_COOKIELIST, "ALL") }
}
