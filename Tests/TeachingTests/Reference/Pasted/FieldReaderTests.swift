import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("A pasted header", .paced)
struct FieldReaderTests {
  private func flaws(_ line: String) throws -> [String] {
    try #require(MessageLine(line), "\(line)").parts.filter { $0.flaw != nil }.map(\.text)
  }

  @Test(
    "that keeps the rules has nothing wrong",
    arguments: [
      "Cache-Control: private, max-age=60", "Cache-Control: no-cache=\"Set-Cookie\", stale-if-error=5",
      "Cache-Control: must-understand, no-store",
      "Set-Cookie: __Host-id=1; Path=/; Secure; HttpOnly; SameSite=None",
      "Set-Cookie: a=b; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Domain=example.com", "Cookie: a=1; b=2",
      "WWW-Authenticate: Basic realm=\"a\", Bearer error=\"invalid_token\", scope=\"x y\"",
      "WWW-Authenticate: Negotiate", "Authorization: Basic dTpw", "Authorization: Bearer x",
      "Link: </a?page=2>; rel=\"next\", </b>; rel=\"last\"", "ETag: W/\"1\"", "If-None-Match: *",
      "Date: Wed, 21 Oct 2026 07:28:00 GMT", "Retry-After: 5",
      "Access-Control-Allow-Origin: https://a.example",
      "Access-Control-Allow-Credentials: true", "Access-Control-Allow-Methods: GET, PUT",
      "Access-Control-Max-Age: 600", "Accept: application/json, text/*;q=0.5, */*;q=0",
      "Accept-Encoding: gzip;q=1.0, br", "Content-Type: text/plain; charset=utf-8", "Content-Length: 12",
      "Strict-Transport-Security: max-age=1; includeSubDomains; preload", "Vary: Accept, Origin",
      "Transfer-Encoding: chunked", "Connection: keep-alive", "Allow: GET, QUERY", "Server: x",
      "Transfer-Encoding: gzip, chunked", "If-Range: \"a\"", "If-Range: Wed, 21 Oct 2026 07:28:00 GMT",
      "Pragma: no-cache", "Host: api.example:8443", "Host: [::1]:80", "If-Match: *",
    ])
  func right(_ line: String) throws {
    #expect(try flaws(line) == [])
  }

  @Test(
    "that breaks one names the part",
    arguments: [
      ("Cache-Control: max-age=x, private=1, foo", ["max-age=x", "foo"]),
      ("Cache-Control: max-age=60, max-age=5", ["max-age=5"]),
      ("Cache-Control: no-store, max-age=5", ["max-age=5"]),
      ("Cache-Control: must-revalidate=1", ["must-revalidate=1"]),
      ("Cache-Control: private, s-maxage=5, public", ["s-maxage=5", "public"]),
      ("Set-Cookie: __Host-id=1; Path=/; Secure; Domain=a.example", ["__Host-id=•••"]),
      ("Set-Cookie: a=1; SameSite=None", ["SameSite=None"]), ("Set-Cookie: a=1; SameSite=x", ["SameSite=x"]),
      (
        "Set-Cookie: a=1; Max-Age=x; Foo; Path=x; Partitioned", ["Max-Age=x", "Foo", "Path=x", "Partitioned"]
      ),
      (
        "Set-Cookie: a=1; Max-Age=5; Expires=Wed, 21 Oct 2026 07:28:00 GMT",
        ["Expires=Wed, 21 Oct 2026 07:28:00 GMT"]
      ),
      ("Set-Cookie: a=1; Expires=soon", ["Expires=soon"]), ("Cookie: canary", ["•••"]),
      ("WWW-Authenticate: Basic", ["Basic"]), ("WWW-Authenticate: Foo x=1", ["Foo"]),
      ("WWW-Authenticate: Bearer error=\"oops\"", ["error=\"oops\""]),
      ("Authorization: canary", ["•••"]), ("Authorization: Basic canary", ["•••"]),
      ("Authorization: Foo x", ["•••"]),
      ("Link: /a", ["/a"]), ("Link: </a>", ["rel"]), ("Link: </a>; rel=\"nxet\"", ["rel=\"nxet\""]),
      ("ETag: 123", ["123"]), ("ETag: \"a\", \"b\"", ["\"a\", \"b\""]), ("If-Match: W/\"1\"", ["W/\"1\""]),
      ("Date: today", ["today"]), ("Expires: 0", ["0"]), ("Retry-After: soon", ["soon"]),
      (
        "Access-Control-Allow-Origin: https://a.example, https://b.example",
        ["https://a.example, https://b.example"]
      ),
      ("Access-Control-Allow-Origin: https://a.example/x", ["https://a.example/x"]),
      ("Access-Control-Allow-Credentials: True", ["True"]), ("Access-Control-Max-Age: -1", ["-1"]),
      ("Access-Control-Allow-Methods: get", ["get"]), ("Access-Control-Allow-Headers: X-Nope", ["X-Nope"]),
      ("Accept: json", ["json"]), ("Accept: text/html;q=1.5", ["text/html;q=1.5"]),
      ("Content-Type: json", ["json"]), ("Content-Type: application/json; charset=x", ["charset=x"]),
      ("Cache-Control: no-cache; max-age=60", ["no-cache; max-age=60"]),
      ("Cache-Control: max-age=60; private", ["max-age=60; private"]),
      ("If-Range: W/\"a\"", ["W/\"a\""]), ("If-Range: *", ["*"]), ("Pragma: public", ["public"]),
      ("Transfer-Encoding: chunked, gzip", ["chunked"]),
      ("Transfer-Encoding: chunked, chunked", ["chunked"]),
      ("Content-Length: 5, 5", ["5, 5"]), ("Content-Encoding: rot13", ["rot13"]),
      ("Strict-Transport-Security: includeSubDomains", ["max-age"]), ("Allow: GTE", ["GTE"]),
    ])
  func wrong(_ line: String, _ parts: [String]) throws {
    #expect(try flaws(line) == parts)
  }

  @Test("never shows a credential")
  func secrets() throws {
    for line in [
      "Authorization: Bearer canary", "Set-Cookie: sid=canary; Path=/", "Cookie: sid=canary",
      "X-Api-Key: canary",
      "Proxy-Authorization: Basic Y2FuYXJ5OmNhbmFyeQ==", "Link: </a?access_token=canary>; rel=\"next\"",
    ] {
      let parts = try #require(MessageLine(line)).parts
      #expect(!parts.contains { $0.text.contains("canary") || $0.text.contains("Y2Fu") }, "\(line)")
    }
  }
}
