import ApusClient
import Foundation
import Testing

@testable import ApusRedaction

@Suite("The secrets of a session, masked")
struct SecretMaskTests {
  private static let canary = "Zq9xcanary4711"

  /// Every place of a request that a secret may stand in.
  static let places: [(name: String, plant: @Sendable (inout Request) throws -> Void)] = [
    (
      "a header's secret", { $0.headers = HeaderFields([HeaderField(name: "X-Mine", value: Secret(canary))]) }
    ),
    ("a header of its name", { $0.headers = ["X-Api-Key": canary] }),
    ("a query", { $0.url = try WebURL("http://a.test/?access_token=\(canary)") }),
    ("a user", { $0.url = try WebURL("http://\(canary)@a.test/") }),
    ("a password", { $0.url = try WebURL("http://me:\(canary)@a.test/") }),
    (
      "a form",
      {
        $0.body = .bytes(Array("password=\(canary)".utf8), contentType: "application/x-www-form-urlencoded")
      }
    ),
    ("a login", { $0.options.login = Login(.usualPair, user: "me", password: Secret(canary)) }),
    ("a key's passphrase", { $0.options.tls.keyPassphrase = Secret(canary) }),
    ("a proxy", { $0.options.proxy = .through(try ProxyURL("http://me:\(canary)@p.test:1")) }),
  ]

  @Test("a secret is learnt wherever a request has it", arguments: places.map(\.name))
  func learnt(_ name: String) throws {
    let place = try #require(Self.places.first { $0.name == name })
    var request = Request(
      url: try WebURL("http://a.test/"), headers: ["User-Agent": "apus", "Accept": "*/*"])
    try place.plant(&request)
    let mask = SecretMask()
    mask.learn(from: request)
    #expect(mask.hides(in: "it is \(Self.canary)!"))
  }

  @Test("a request that has none teaches none")
  func none() throws {
    let mask = SecretMask()
    mask.learn(
      from: Request(url: try WebURL("http://a.test/\(Self.canary)"), headers: ["Accept": Self.canary]))
    #expect(!mask.hides(in: Self.canary))
    #expect(mask.unfinished(in: Array("Zq9".utf8)[...]) == 0)
  }

  @Test("what is too plain to be looked through teaches what a look would: nothing")
  func plain() throws {
    let names = [
      "name", "per_page", "password", "passWord", "pin", "api key", "key", "code", "sid", "token",
      "user.pass",
      "x-otp", "next_page_token", "id", "cvv", "note",
    ]
    let values = [
      "x", "4711", "hunter22", "eyJ.a.b", "りんご", "bearer ab", "pin 4711", "me@host", "a%41", "ghp_abcdefgh",
    ]
    let shapes: [(String, String) -> String] = [
      { "\($0)=\($1)" }, { "a=1&\($0)=\($1)" }, { #"{"\#($0)":"\#($1)"}"# },
      { #"{"\#($0)": {"a": "\#($1)"}}"# },
      { #"["\#($0)","\#($1)"]"# }, { #"{"name":"\#($0)","value":"\#($1)"}"# }, { "\($0): \($1)" },
      { #"{"a":"\#($0) \#($1)"}"# },
    ]
    for (name, value, shape) in names.flatMap({ name in
      values.flatMap { value in shapes.map { (name, value, $0) } }
    }) {
      let text = shape(name, value)
      var request = Request(url: try WebURL("http://a.test/"), headers: ["User-Agent": "apus"])
      request.body = .bytes(Array(text.utf8))
      var redactor = Redactor.forScreens
      redactor.learn(namedIn: request)
      let mask = SecretMask()
      mask.learn(from: request)
      #expect(mask.knownCount == redactor.knownCount, "\(text)")
    }
  }

  @Test("the names of what nobody had to look through are told as well, by who went when")
  func waiting() async throws {
    let mask = SecretMask()
    let transport = MaskingTransport(base: Echo(), mask: mask)
    for page in 1...40 {
      _ = try await transport.send(Request(url: try WebURL("http://a.test/?per_page=\(page)")))
    }
    #expect(mask.sent.named("per_page").map(\.count) == [40])
    #expect(mask.sent.all.isEmpty)
    // A value that comes to be a secret was none before.
    _ = try await transport.send(Request(url: try WebURL("http://a.test/?q=hunter22")))
    mask.learn(Secret("hunter22", name: "pw"))
    #expect(mask.sent.all.isEmpty)
    _ = try await transport.send(Request(url: try WebURL("http://a.test/?q=hunter22")))
    #expect(mask.sent.all.map(\.name) == ["pw"])
  }

  @Test("are known where a redirect would send one of them elsewhere")
  func redirects() async throws {
    let mask = SecretMask()
    let transport = MaskingTransport(base: Echo(), mask: mask)
    var request = Request(url: try WebURL("http://a.test/"))
    request.body = .text("name=hunter22")
    #expect(try await transport.send(request).request.secretInBody == nil)
    mask.learn(Secret("hunter22", name: "pw"))
    #expect(try await transport.send(request).request.secretInBody == "the secret pw")
  }

  @Test("what a server issued is shown, and no line that has it is kept")
  func told() throws {
    let mask = SecretMask()
    let request = Request(url: try WebURL("http://a.test/"))
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: 200))
    let line = "get /x t==\(Self.canary)"
    #expect(mask.mayKeep(line) && mask.doubtCount == 0)
    mask.learn(
      toldIn: Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
        body: ReceivedBody(bytes: Array("{\"access_token\": \"\(Self.canary)\"}".utf8))))
    #expect(!mask.mayKeep(line) && mask.doubtCount == 1)
    #expect(!mask.hides(in: line) && mask.knownCount == 0)
    #expect(mask.mayKeep("get /x t==other"))
  }

  @Test(
    "no line is kept that has one in it with escapes that need not be, or with only some of those that it needs",
    arguments: [
      "get /x?a=%5aq8kT2mVbN4x/q%2B7", #"post /x {"a":"\u005aq8kT2mVbN4x\/q+7"}"#,
      "get /x?a=Zq8kT2mVbN4x/q%2B7",
    ])
  func escapes(_ line: String) {
    let mask = SecretMask()
    #expect(mask.mayKeep(line))
    mask.learn(Secret("Zq8kT2mVbN4x/q+7", name: "token"))
    #expect(!mask.mayKeep(line) && mask.mayKeep(line.replacing("kT2m", with: "kT3m")))
  }

  @Test("what is declared by what it looks like is in no line that is kept, whoever tells of it")
  func declared() throws {
    let mask = SecretMask()
    mask.declare(try RedactionRules(["/[0-9]{9}/"]))
    #expect(mask.doubtCount == 1)
    #expect(!mask.mayKeep("get /x ssn==123456789") && mask.mayKeep("get /x ssn==12345678"))
  }

  @Test("what is said in a conversation is learnt as a request's body is, and where it went")
  func said() async throws {
    let mask = SecretMask()
    let transport = MaskingTransport(base: StubTransport { _ in .webSocket { _ in [] } }, mask: mask)
    let socket = try await transport.webSocket(
      to: Request(url: try WebURL("http://a.test/chat?page=2"), headers: ["Accept": "*/*"]))
    try await socket.send("hello")
    #expect(mask.knownCount == 0 && mask.sent.all.isEmpty)
    try await socket.send("{\"password\":\"\(Self.canary)\"}")
    #expect(mask.hides(in: "it is \(Self.canary)!"))
    try await socket.send(.binary(Array("again \(Self.canary)".utf8)))
    let went = mask.sent.named("password")
    #expect(went.map(\.origin) == ["http://a.test"] && went.map(\.count) == [2], "\(went)")
    try await socket.close()
    #expect(mask.sent.named("page").map(\.count) == [1], "what opened it counts once")
  }
}

/// Answers nothing.
private struct Echo: Transport {
  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let sent = SentRequest(
      method: request.method, url: request.url, headers: ["User-Agent": "apus"], bodyByteCount: 0)
    return Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [Hop(sent: sent)])
  }
}
