import ApusCurlTransport
import ApusRepl
internal import ApusSurroundings

extension CurlTransport {
  /// The cookies as the REPL shows them.
  var cookieStore: CookieStore {
    CookieStore(
      list: { await self.cookies().map(KeptCookie.init) }, clear: { await self.clearCookies() },
      lines: { await self.cookies() },
      replace: { _ = await self.replaceCookies(by: CookieLines($0)) },
      setAside: {
        let before = await self.replaceCookies(by: CookieLines())
        return { _ = await self.replaceCookies(by: before) }
      })
  }
}
