import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("URLs of lines", .paced)
struct RequestPreparationURLTests {
  @Test(
    "a reference is put under the base, from where cd has led",
    arguments: [
      ("get /users", "https://a/v3/users"), ("get users", "https://a/v3/repos/x/users"),
      ("get ./users", "https://a/v3/repos/x/users"), ("get ../y", "https://a/v3/repos/y"),
      ("get ..", "https://a/v3/repos"), ("get ../../../../z", "https://a/v3/z"),
      ("get", "https://a/v3/repos/x"),
      ("get .", "https://a/v3/repos/x"), ("get ?q=1", "https://a/v3/repos/x?q=1"), ("get /", "https://a/v3/"),
      ("get /a/", "https://a/v3/a/"), ("get /a//b", "https://a/v3/a//b"),
      ("get /slow?s=3", "https://a/v3/slow?s=3"),
      ("get search?q=a:b r==1", "https://a/v3/repos/x/search?q=a:b&r=1"),
      ("get r==1", "https://a/v3/repos/x?r=1"),
      ("get .well-known/x", "https://a/v3/repos/x/.well-known/x"), ("get /日本 x", "https://a/v3/日本"),
      ("get https://b/c", "https://b/c"), ("get HTTP://B/c", "http://b/c"),
      ("get http://b/a/../c", "http://b/c"),
      ("get --path-as-is /a/../c", "https://a/v3/a/../c"), ("get :3000/x", "http://localhost:3000/x"),
      ("get localhost/x", "http://localhost/x"), ("get localhost:80/x", "http://localhost:80/x"),
      ("get 127.0.0.1:80", "http://127.0.0.1:80/"), ("get example.com:8080/x", "http://example.com:8080/x"),
      ("get example.com/x", "https://a/v3/repos/x/example.com/x"), ("get /a#b", "https://a/v3/a"),
      (#"get /x\?a\=1\&b"#, "https://a/v3/x?a=1&b"), ("get --url /x a==1", "https://a/v3/x?a=1"),
      ("send PURGE /x", "https://a/v3/x"), ("get /search?titles=A|B", "https://a/v3/search?titles=A%7CB"),
    ])
  func resolves(_ line: String, _ expected: String) throws {
    let words = line.hasPrefix("get /日本") ? "get /日本" : line
    let prepared = try prepare(words, base: "https://a/v3", path: "/repos/x")
    let expected = try WebURL(expected)
    #expect(prepared.request.url.text == expected.text)
  }

  @Test("without a base a host is needed")
  func homeless() throws {
    #expect(try prepare("get example.com/x", base: nil).request.url.text == "http://example.com/x")
    #expect(try problem("get /x", base: nil).problem.code == .requestURL)
    #expect(try problem("get users", base: nil).place == "users")
    #expect(try problem("get", base: nil).problem.message == "expected a URL: there is no base yet")
  }

  @Test(
    "a URL that cannot be asked is refused where it stands",
    arguments: [
      ("get ftp://h/x", "ftp://h/x"), ("get http://", "http://"), ("get http://h:99999/", "http://h:99999/"),
      ("get /a /b", "/b"), ("get a b", "b"), ("get $'/a\\nb'", "/a\\nb"), ("get /x|jq .", "."),
    ])
  func refuses(_ line: String, _ place: String) throws {
    #expect(try problem(line).place == place)
  }

  @Test("the session's query comes first, and an item of the same name stands for it")
  func sessionQuery() throws {
    let request = try prepare("get /x?z=0 b==2 c==3") {
      $0.query = [QueryItem(name: "a", value: "1"), QueryItem(name: "b", value: "9")]
    }
    #expect(request.request.url.target == "/x?z=0&a=1&b=2&c=3")
  }

  @Test("what belongs to the session's origin goes to no other")
  func origins() throws {
    let adjust: (inout RequestContext) -> Void = { context in
      context.headers = ["X-Api-Key": "k", "X-Plain": "p", "Accept-Language": "de"]
      context.query = [QueryItem(name: "key", value: "1")]
      context.authorization = .secret(Secret("Bearer t"))
    }
    let home = SentText(try prepare("get /x", adjust).request)
    #expect(
      home.headers == [
        "accept: */*", "accept-language: de", "authorization: Bearer t", "x-api-key: k", "x-plain: p",
      ])
    #expect(home.target == "/x?key=1")
    for line in ["get http://other/x", "get http://h:81/x", "get https://h/x"] {
      let away = try prepare(line, adjust)
      #expect(SentText(away.request).headers == ["accept: */*", "accept-language: de"])
      #expect(SentText(away.request).target == "/x")
      #expect(away.withheld == ["the query's key", "X-Api-Key", "X-Plain", "Authorization"])
      let anyway = try prepare(line + " --send-headers-anyway", adjust)
      #expect(SentText(anyway.request).headers.count == home.headers.count && anyway.withheld.isEmpty)
      #expect(SentText(anyway.request).target == "/x?key=1")
    }
  }
}
