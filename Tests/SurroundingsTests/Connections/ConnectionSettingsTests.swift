import ApusClient
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusSurroundings

@Suite("What decides how servers are reached", .paced)
struct ConnectionSettingsTests {
  private func settings(
    _ variables: [String: String], proxy: Proxy = .environment, tls: TLSOptions? = nil
  ) -> ConnectionSettings {
    ConnectionSettings(proxy: proxy, tls: { _ in tls }, variable: { variables[$0] })
  }

  private func facts(
    _ variables: [String: String], _ base: String?, proxy: Proxy = .environment, tls: TLSOptions? = nil
  ) throws -> [String] {
    try settings(variables, proxy: proxy, tls: tls).facts(for: base.map { try WebURL($0) }).map {
      "\($0.name) \($0.value.text)"
    }
  }

  @Test(
    "a proxy is shown with the variable that names it",
    arguments: ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"])
  func proxies(_ name: String) throws {
    #expect(try facts([name: "http://p:1"], "http://a.test") == ["proxy http://p:1 from \(name)"])
  }

  @Test("TLS has variables of its own", arguments: ["https_proxy", "HTTPS_PROXY"])
  func proxiesOfTLS(_ name: String) throws {
    #expect(
      try facts([name: "http://me:pw@p:1"], "https://a.test") == ["proxy http://me:•••@p:1 from \(name)"])
    #expect(try facts([name: "http://p:1"], "http://a.test") == [])
    #expect(try facts([name: "http://p:1"], nil) == ["proxy http://p:1 from \(name) for https:"])
  }

  @Test("the session's word goes before it, and so does an exception")
  func others() throws {
    let variables = ["http_proxy": "http://p:1", "no_proxy": "a.test"]
    #expect(
      try facts(variables, "http://a.test") == ["proxy none as no_proxy excepts a.test from http_proxy"])
    #expect(try facts(variables, "http://a.test", proxy: .direct) == ["proxy none as set"])
    #expect(
      try facts([:], "http://a.test", proxy: .through(ProxyURL("http://q:2"))) == ["proxy http://q:2 as set"])
    #expect(try facts([:], nil) == [])
  }

  @Test(
    "a bad variable is told where it is looked for",
    arguments: ["http_proxy", "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE"])
  func bad(_ name: String) throws {
    let shown = try facts([name: name == "http_proxy" ? "ftp://x" : "/no/such"], nil)
    #expect(shown.count == 1 && shown[0].contains("\(name) names"), "\(shown)")
  }

  @Test(
    "whom to trust is shown with the variable, but for a base without TLS or with authorities of its own",
    arguments: ["SSL_CERT_FILE", "CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE"])
  func authorities(_ name: String) throws {
    let file = #filePath
    #expect(try facts([name: file], "https://a.test") == ["trusts \(file) from \(name)"])
    #expect(try facts([name: file], nil) == ["trusts \(file) from \(name)"])
    #expect(try facts([name: file], "http://a.test") == [])
    let others = ["SSL_CERT_DIR": "/", "SSL_CERT_FILE": "/other", "CURL_CA_BUNDLE": file]
    #expect(
      try facts(others, nil) == [
        "trusts \(file) from CURL_CA_BUNDLE, which goes before SSL_CERT_FILE and SSL_CERT_DIR"
      ])
    var own = TLSOptions()
    own.authorities = "/mine.pem"
    #expect(try facts([name: file], "https://a.test", tls: own) == [])
  }

  @Test("a folder is shown, too")
  func folder() throws {
    #expect(try facts(["SSL_CERT_DIR": "/"], "https://a.test") == ["trusts / from SSL_CERT_DIR"])
  }

  @Test("what is set and does not count is known, with the reason")
  func unused() throws {
    let plain = try WebURL("http://a.test")
    #expect(settings(["http_proxy": "p"]).unused(for: plain).isEmpty)
    #expect(
      settings(["http_proxy": "p"], proxy: .direct).unused(for: plain).map(\.variable) == ["http_proxy"])
    #expect(
      settings(["http_proxy": "p", "HTTP_PROXY": "q"]).unused(for: plain).map(\.reason) == [
        "http_proxy goes before it"
      ])
  }
}
