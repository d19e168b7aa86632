import ApusClient
import Foundation
import Testing

@testable import ApusRedaction

@Suite("Where the credentials of a session went")
struct SentSecretsTests {
  private static let canary = "Zq9xcanary4711"

  private func exchange(
    _ request: Request, hops: [(url: String, headers: HeaderFields)]? = nil, bodyByteCount: Int = 0,
    at second: Int = 0
  ) throws -> Exchange {
    let sent = try (hops ?? [(request.url.text, request.headers)]).map { hop in
      Hop(
        sent: SentRequest(
          method: request.method, url: try WebURL(hop.url), headers: hop.headers, bodyByteCount: bodyByteCount
        ))
    }
    return Exchange(request: request, startedAt: Date(timeIntervalSince1970: Double(second)), hops: sent)
  }

  private func noted(_ exchange: Exchange) -> SentSecrets {
    let mask = SecretMask()
    mask.learn(from: exchange.request)
    mask.note(exchange)
    return mask.sent
  }

  @Test(
    "is known of a credential in each place that a request has for one",
    arguments: ["X-Api-Key", "X-Mine", "access_token", "the cookie sid", "password", "T"])
  func places(_ name: String) throws {
    let secret = Secret(Self.canary, name: "T")
    var request = Request(url: try WebURL("http://a.test/"), headers: ["Accept": "*/*"])
    switch name {
    case "X-Api-Key": request.headers = [name: Self.canary]
    case "X-Mine", "T": request.headers = HeaderFields([HeaderField(name: "X-Mine", value: secret)])
    case "access_token": request.url = try WebURL("http://a.test/?access_token=\(Self.canary)")
    case "password":
      request.body = .bytes(Array("{\"password\": \"\(Self.canary)\"}".utf8), contentType: "application/json")
    default: request.headers = ["Cookie": "sid=1"]
    }
    let sent = noted(try exchange(request, bodyByteCount: request.body == nil ? 0 : 30))
    #expect(sent.named(name.uppercased()).map(\.origin) == ["http://a.test"], "\(sent.all)")
    #expect(!"\(sent)".contains(Self.canary))
  }

  @Test("names a token once, by its header, and what a query says by its own name")
  func once() throws {
    var request = Request(
      url: try WebURL("http://a.test/?token=Zq9other4712&page=2"),
      headers: HeaderFields([
        HeaderField(name: "Authorization", value: Secret("Bearer \(Self.canary)", name: "token")),
        HeaderField(name: "X-Mine", value: "anything"),
      ]))
    let sent = noted(try exchange(request))
    #expect(sent.names == ["Authorization", "token"] && sent.all.allSatisfy { $0.count == 1 }, "\(sent.all)")
    #expect(sent.named("x-mine").map(\.name) == ["X-Mine"] && sent.named("page").count == 1)
    #expect(sent.named("x-other").isEmpty)
    request.url = try WebURL("http://a.test/")
    let alone = noted(try exchange(request))
    #expect(alone.names == ["Authorization"] && alone.named("token").count == 1, "\(alone.all)")
  }

  @Test("is remembered of every credential, however many other names went out")
  func many() throws {
    let mask = SecretMask()
    for pair in (0..<1100).map({ "n\($0)=1" }) + ["token=\(Self.canary)"] {
      let url = try WebURL("http://a.test/?\(pair)")
      mask.note(try exchange(Request(url: url, headers: ["Accept": "*/*"])))
    }
    #expect(mask.sent.names == ["token"] && mask.sent.named("n1050").isEmpty)
  }

  @Test("is counted by origin, from the first time to the last")
  func times() throws {
    let mask = SecretMask()
    for (second, host) in [(10, "a.test"), (20, "b.test"), (30, "a.test")] {
      let request = Request(url: try WebURL("http://\(host)/"), headers: ["X-Api-Key": Self.canary])
      mask.learn(from: request)
      mask.note(try exchange(request, at: second))
    }
    let entries = mask.sent.named("x-api-key")
    #expect(entries.map(\.origin) == ["http://a.test", "http://b.test"] && entries.map(\.count) == [2, 1])
    #expect(
      entries.first?.first.timeIntervalSince1970 == 10 && entries.first?.last.timeIntervalSince1970 == 30)
  }

  @Test("names of a redirect only whom it was really sent to, and nobody before a head went out")
  func hops() throws {
    let request = Request(
      url: try WebURL("http://a.test/"), headers: ["Authorization": "Bearer \(Self.canary)"])
    let followed = try exchange(
      request, hops: [("http://a.test/", request.headers), ("http://b.test/", ["Accept": "*/*"])])
    #expect(noted(followed).all.allSatisfy { $0.origin == "http://a.test" } && !noted(followed).all.isEmpty)
    #expect(noted(try exchange(request, hops: [("http://a.test/", [:])])).all.isEmpty)
    #expect(noted(try exchange(request, hops: [])).all.isEmpty)
  }

  private func proxied(
    _ address: String, by proxy: String, _ headers: HeaderFields, isOfEnvironment: Bool = false
  ) throws -> Exchange {
    var request = Request(
      url: try WebURL(address), headers: HeaderFields(headers.filter { !$0.isNamed("Proxy-Authorization") }))
    if !isOfEnvironment { request.options.proxy = .through(try ProxyURL(proxy)) }
    var connection = Connection()
    connection.proxy = try ProxyURL(proxy)
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: headers), connection: connection)
    return Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop])
  }

  private func places(_ name: String, in sent: SentSecrets) -> [String] { sent.named(name).map(\.origin) }

  @Test(
    "names the proxy for what proves who asks it, and not the server behind it", arguments: [false, true])
  func proxy(_ isOfEnvironment: Bool) throws {
    let headers: HeaderFields = ["Accept": "*/*", "Proxy-Authorization": "Basic dTpacTl4Y2FuYXJ5NDcxMQ=="]
    let proxy = "http://u:\(Self.canary)@p.test:8080"
    let sent = noted(
      try proxied("http://a.test/", by: proxy, headers, isOfEnvironment: isOfEnvironment))
    #expect(places("Proxy-Authorization", in: sent) == ["http://p.test:8080"], "\(sent.all)")
    #expect(places("PROXY_PASSWORD", in: sent) == ["http://p.test:8080"], "\(sent.all)")
    #expect(!"\(sent)".contains(Self.canary))
  }

  @Test("names the proxy, too, for what goes through it in the clear, and not for what is encrypted")
  func clear() throws {
    let headers: HeaderFields = ["Authorization": "Bearer \(Self.canary)"]
    let plain = noted(try proxied("http://a.test/", by: "http://p.test:8080", headers))
    #expect(places("Authorization", in: plain) == ["http://a.test", "http://p.test:8080"])
    let relayed = noted(try proxied("http://a.test/", by: "socks5://u:secret-1@p.test:1080", headers))
    #expect(places("Authorization", in: relayed) == ["http://a.test", "socks5://p.test:1080"])
    #expect(places("PROXY_PASSWORD", in: relayed) == ["socks5://p.test:1080"])
    #expect(places("Proxy-Authorization", in: relayed).isEmpty)
    let hidden = noted(try proxied("https://a.test/", by: "http://u:secret-1@p.test:8080", headers))
    #expect(places("Authorization", in: hidden) == ["https://a.test"])
    #expect(places("Proxy-Authorization", in: hidden) == ["http://p.test:8080"])
  }

  @Test("names the server for a field of a proxy that went to it, as there was no proxy")
  func noProxy() throws {
    let request = Request(
      url: try WebURL("http://a.test/"), headers: ["Proxy-Authorization": "Basic \(Self.canary)"])
    #expect(places("Proxy-Authorization", in: noted(try exchange(request))) == ["http://a.test"])
  }

  @Test("is nowhere for a request without one")
  func none() throws {
    let request = Request(url: try WebURL("http://a.test/x?page=2"), headers: ["Accept": "*/*"])
    #expect(noted(try exchange(request)).all.isEmpty)
  }
}
