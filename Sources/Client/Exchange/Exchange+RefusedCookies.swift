extension Exchange {
  /// Why each cookie that the answers tried to set and that may not be kept was refused, in words without its value.
  ///
  /// - Parameter practice: what is this machine whatever it is called.
  package func refusedCookies(trusting practice: Origin?) -> [String] {
    guard request.options.usesCookies else { return [] }
    return hops.flatMap { hop in
      (hop.response?.headers ?? [:]).filter { $0.isNamed("Set-Cookie") }.compactMap { field in
        let cookie = SetCookie(field.shown)
        let name = cookie.name.isEmpty ? "a cookie" : "the cookie \(cookie.name)"
        let isTrusted = hop.sent.url.origin == practice ? true : nil
        return cookie.refusal(from: hop.sent.url, isTrusted: isTrusted).map { "\(name) is not kept: \($0)" }
      }
    }
  }
}
