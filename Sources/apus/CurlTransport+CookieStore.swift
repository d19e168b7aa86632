import ApusCurlTransport
import ApusRepl
internal import ApusSurroundings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CurlTransport {
  /// The cookies as the REPL shows them.
  var cookieStore: CookieStore {
    CookieStore(
      list: { await self.cookies().map(KeptCookie.init) }, lines: { await self.cookieLines() },
      clear: { await self.clearCookies() },
      setAside: {
        let before = await self.replaceCookies(by: CookieLines())
        return { _ = await self.replaceCookies(by: before) }
      })
  }
}

extension KeptCookie {
  fileprivate init(_ cookie: StoredCookie) {
    var remarks: [String] = []
    if cookie.includesSubdomains { remarks.append("and hosts below it") }
    if cookie.isSecure { remarks.append("https only") }
    if let date = cookie.expires { remarks.append("until \(date.formatted(.iso8601))") }
    self.init(
      name: cookie.name, value: cookie.value, domain: cookie.domain, path: cookie.path, remarks: remarks)
  }
}
