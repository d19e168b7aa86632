import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Redirects", .paced)
struct RedirectChainTests {
  func request(_ method: HTTPMethod = .get, _ url: String = "https://a.test/x") throws -> Request {
    Request(
      method: method, url: try WebURL(url),
      headers: HeaderFields([
        HeaderField(name: "Accept", value: "*/*"), HeaderField(name: "X-Custom", value: Secret("s")),
        HeaderField(name: "Cookie", value: "c=1"),
        HeaderField(name: "X-Vault-Token", value: "t"), HeaderField(name: "X-Mine", value: "1"),
        HeaderField(name: "Content-Type", value: "text/plain"),
      ]),
      body: method == .get ? nil : .text("hi"))
  }

  func head(_ status: Int, _ location: String?) -> ResponseHead {
    ResponseHead(
      version: "HTTP/1.1", status: status,
      headers: HeaderFields(location.map { [HeaderField(name: "Location", value: $0)] } ?? []))
  }

  func follow(_ request: Request, _ status: Int, _ location: String?) throws -> RedirectChain.Step? {
    var chain = RedirectChain(from: request)
    return try chain.next(after: head(status, location), to: request)
  }

  @Test(
    "the method and the body change only where RFC 9110 says so",
    arguments: [
      (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (303, "PUT", "GET"),

      (301, "PUT", "PUT"), (302, "DELETE", "DELETE"), (307, "POST", "POST"), (308, "POST", "POST"),
      (301, "GET", "GET"),
    ])
  func methods(_ status: Int, _ before: String, _ after: String) throws {
    let method = try #require(HTTPMethod(before))
    let step = try #require(try follow(request(method), status, "/y"))
    #expect(step.request.method.name == after)
    #expect((step.request.body != nil) == (before == after && before != "GET"))
    #expect(step.request.headers.contains("Content-Type") == (before == after))
  }

  @Test("a POST stays one after the statuses that it is told to, and no other method is changed by that")
  func keptPost() throws {
    var request = try request(.post)
    request.options.keepsPostAfter = [301, 303]
    for (status, method) in [(301, "POST"), (302, "GET"), (303, "POST")] {
      let step = try #require(try follow(request, status, "/y"))
      #expect(step.request.method.name == method && (step.request.body != nil) == (method == "POST"))
    }
    request.method = .put
    #expect(try follow(request, 303, "/y")?.request.method == .get)
  }

  @Test(
    "headers stay with their origin, whatever they are called, but for a few that tell nothing",
    arguments: [
      ("https://a.test/y", true), ("https://a.test:444/y", false), ("https://b.test/y", false),
      ("//b.test/", false),
    ])
  func credentials(_ location: String, _ kept: Bool) throws {
    let step = try #require(try follow(request(), 302, location))
    #expect(step.request.headers.contains("Cookie") == kept)
    #expect(step.request.headers.contains("X-Custom") == kept)
    #expect(step.request.headers.contains("X-Mine") == kept)
    #expect(step.request.headers.contains("Accept"))
    #expect(step.withheld == (kept ? [] : ["X-Custom", "Cookie", "X-Vault-Token", "X-Mine"]))
  }

  @Test("a harmless name with a secret in it stays too, and all go along when that is wanted")
  func harmless() throws {
    var request = Request(
      method: .get, url: try WebURL("https://a.test/x"),
      headers: HeaderFields([
        HeaderField(name: "User-Agent", value: Secret("s")), HeaderField(name: "Host", value: "a.test"),
      ]))
    let step = try #require(try follow(request, 302, "https://b.test/"))
    #expect(step.withheld == ["User-Agent"] && step.request.headers.isEmpty)
    request.options.keepsHeadersOnRedirect = true
    let kept = try #require(try follow(request, 302, "https://b.test/"))
    #expect(kept.withheld == [] && kept.request.headers.map(\.name) == ["User-Agent"])
  }

  @Test(
    "a body with a secret in it goes to no other origin, and the field is named",
    arguments: [
      (RequestBody.bytes(Array(#"{"a":[{"password":"x"}]}"#.utf8)), "password"),
      (
        .form([QueryItem(name: "user", value: "a"), QueryItem(name: "client_secret", value: "x")]),
        "client_secret"
      ),
      (
        .form([
          QueryItem(name: "grant_type", value: "authorization_code"), QueryItem(name: "code", value: "abc"),
        ]), "code"
      ),
      (.multipart(MultipartForm([.field("otp", "123")])), "otp"), (.text("a=1&token=abcdef"), "token"),
      (.bytes(Array("user=a&password=x\n".utf8), contentType: "application/json"), "password"),
      (.bytes(Array("{\"a\":1}\n{\"password\":\"x\"}\n".utf8), contentType: "application/json"), "password"),
      (.text("{\"a\":\"\(String(repeating: "a", count: 100 << 10))\",\"password\":\"x\"}"), "password"),
      (.text("a=\(String(repeating: "a", count: 100 << 10))&password=x"), "password"),
      (.text(#"{"password":["x"]}"#), "password"), (.text(#"{"secret":{"a":[{"b":"x"}]}}"#), "secret"),
      (.text(#"{"token":123456789012}"#), "token"), (.text(#"{"token":12,"secret":{"a":[null,true]}}"#), nil),
      (.multipart(MultipartForm([.field("meta", #"{"password":"x"}"#)])), "password"),
      (.file(path: "/dev/null/nothing"), nil), (.bytes(Array(#"{"token_type":"x"}"#.utf8)), nil),
      (.text("<a><password>x</password></a>"), "password"),
      (
        .multipart(MultipartForm([.field("soap", "<Envelope><wsse:Password>x</wsse:Password></Envelope>")])),
        "Password"
      ),
      (.text("<a><user>x</user></a>"), nil),
      (.text("hello"), nil), (.bytes([0xff, 0x3d]), nil), (.bytes([]), nil),
    ] as [(RequestBody, String?)])
  func secretBody(_ body: RequestBody, _ field: String?) throws {
    var request = Request(method: .post, url: try WebURL("http://a.test/x"), body: body)
    for (target, isOther) in [
      ("/y", false), ("https://a.test/", false), ("https://b.test/", true), ("http://a.test:81/", true),
    ] {
      for status in [307, 308] {
        if isOther, let field {
          let problem = try #require(throws: RedirectRefusal.self) {
            try follow(request, status, target)
          }
          #expect(problem.code == .redirectUnsafe)
          #expect(problem.message.contains("would send the field \(field) there"), "\(problem.message)")
          #expect(problem.message.contains(try request.url.resolving(target).origin.description))
        } else {
          #expect(try follow(request, status, target)?.request.body != nil)
        }
      }
      #expect(try follow(request, 303, target)?.request.body == nil, "a GET has none")
    }
    request.method = .put
    if field != nil {
      #expect(throws: RedirectRefusal.self) { try follow(request, 302, "https://b.test/") }
    }
  }

  @Test("a body with fields that are kept for its origin goes to no other, unless headers do")
  func keptFields() throws {
    var request = Request(method: .post, url: try WebURL("http://a.test/x"), body: .text("a=1"))
    request.options.keptFields = ["the field a", "the field b"]
    let problem = try #require(throws: RedirectRefusal.self) { try follow(request, 307, "http://b.test/") }
    #expect(problem.message.contains("would send the field a, the field b there"), "\(problem.message)")
    #expect(try follow(request, 307, "/y")?.request.body != nil)
    #expect(try follow(request, 303, "http://b.test/")?.request.body == nil, "a GET has none")
    request.options.keepsHeadersOnRedirect = true
    #expect(try follow(request, 307, "http://b.test/")?.request.body != nil)
  }

  @Test("another origin is asked about before it is followed, and the same one is not")
  func asking() throws {
    var request = try request()
    request.options.mayRedirect = { $0.host != "b.test" }
    #expect(try follow(request, 302, "https://c.test/") != nil)
    #expect(try follow(request, 302, "/y") != nil)
    #expect { try follow(request, 302, "https://b.test/") } throws: {
      ($0 as? RedirectRefusal)?.code == .redirectUnsafe
    }
    request.options.mayRedirect = { _ in false }
    #expect(try follow(request, 302, "/y") != nil)
  }

  @Test(
    "a place that is not safe or not there is refused",
    arguments: [
      ("http://a.test/", ErrorCode.redirectUnsafe), ("file:///etc/passwd", .redirectUnsafe),
      ("javascript:alert(1)", .redirectUnsafe), ("http://", .redirectLocation), ("", .redirectLocation),
      ("https://a b/", .redirectLocation), ("https://a:0/", .redirectLocation),
    ])
  func refuses(_ location: String, _ code: ErrorCode) throws {
    let problem = try #require(throws: RedirectRefusal.self) { try follow(request(), 302, location) }
    #expect(problem.code == code)
  }

  @Test("a redirect without a Location is said to be one")
  func missing() throws {
    let problem = try #require(throws: RedirectRefusal.self) { try follow(request(), 302, nil) }
    #expect(problem.code == .redirectLocation)
  }

  @Test("two Locations that differ leave no way to tell where to go; the same one twice does")
  func twoLocations() throws {
    let request = try request()
    for (second, code) in [("/z", ErrorCode.redirectLocation), ("/y", nil)] {
      let head = ResponseHead(
        version: "HTTP/1.1", status: 302,
        headers: HeaderFields([
          HeaderField(name: "Location", value: "/y"), HeaderField(name: "location", value: second),
        ]))
      var chain = RedirectChain(from: request)
      do {
        #expect(try chain.next(after: head, to: request)?.request.url.path == "/y")
        #expect(code == nil)
      } catch {
        #expect(error.code == code)
      }
    }
  }

  @Test("a chain that comes back is a loop, and one that never ends meets its limit")
  func loops() throws {
    var request = try request()
    request.options.limits.redirects = 3
    var chain = RedirectChain(from: request)
    let problem = try #require(throws: RedirectRefusal.self) {
      try chain.next(after: head(302, "/x"), to: request)
    }
    #expect(problem.code == .redirectLoop)

    chain = RedirectChain(from: request)
    for number in 1...3 {
      request = try #require(try chain.next(after: head(302, "/\(number)"), to: request)).request
    }
    let limit = try #require(throws: RedirectRefusal.self) {
      try chain.next(after: head(302, "/4"), to: request)
    }
    #expect(limit.code == .redirectLimit)
  }

  @Test("nothing is followed when following is off, or when it is no redirect")
  func stays() throws {
    var request = try request()
    #expect(try follow(request, 304, "/y") == nil)
    #expect(try follow(request, 200, "/y") == nil)
    request.options.followsRedirects = false
    #expect(try follow(request, 302, "/y") == nil)
  }

  @Test("the fragment goes along unless the redirect brings its own")
  func fragments() throws {
    let start = try request(.get, "https://a.test/x#top")
    #expect(try follow(start, 302, "/y")?.request.url.fragment == "top")
    #expect(try follow(start, 302, "/y#end")?.request.url.fragment == "end")
  }
}
