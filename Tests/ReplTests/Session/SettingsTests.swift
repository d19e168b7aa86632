import ApusClient
import ApusSurroundings
import Testing

@testable import ApusRepl

@Suite("Settings, as requests have them")
struct SettingsTests {
  @Test("are the library's usual ones, but that cookies are kept")
  func usual() {
    let options = Settings().requestOptions
    #expect(options.deadlines == Deadlines() && options.usesCookies && !options.keepsCookiesWithOrigin)
    #expect(options.tls.verifies && !options.followsRedirects)
  }

  @Test("limit silence and the whole to what somebody says, and nothing where it may take for ever")
  func patience() {
    var settings = Settings()
    settings.timeout = .limited(.seconds(5))
    #expect(settings.requestOptions.deadlines.total == .seconds(5))
    #expect(settings.requestOptions.deadlines.idle == .seconds(5))
    settings.timeout = .endless
    #expect(settings.requestOptions.deadlines.total == nil && settings.requestOptions.deadlines.idle == nil)
  }

  @Test("reach each request: redirects, certificates and cookies")
  func others() {
    var settings = Settings()
    (settings.followsRedirects, settings.verifiesTLS, settings.keepsCookiesWithOrigin) = (true, false, true)
    let options = settings.requestOptions
    #expect(options.followsRedirects && !options.tls.verifies && options.keepsCookiesWithOrigin)
  }
}
