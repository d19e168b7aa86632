import Encodings
import Foundation
import PacingTestSupport
import Testing

@testable import Practice

@Suite("The bench of an HTTP client", .paced)
struct BenchTests {
  @Test("echo shows the request in order, with its case and its repetitions")
  func echo() throws {
    try withServer { server in
      let response = try ask(
        server, "PUT", "/echo/a%20b?x=1&x=2&y=%2B+", ["x-Twice: a", "X-TWICE: b", "X-Utf: りんご"], body: "hé")
      let seen = try json(response)
      #expect(seen["method"] as? String == "PUT")
      #expect(seen["target"] as? String == "/echo/a%20b?x=1&x=2&y=%2B+")
      #expect(pairs(seen["query"]) == ["x=1", "x=2", "y=+ "])
      #expect(
        pairs(seen["headers"])
          == ["Host=practice.localhost", "x-Twice=a", "X-TWICE=b", "X-Utf=りんご", "Content-Length=3"])
      #expect((seen["body"] as? [String: Any])?["text"] as? String == "hé")
    }
  }

  @Test("echo shows bytes that are no text in Base64, and Latin-1 headers as text")
  func echoBytes() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nX-Name: Jos"
      client.send(Array(head.utf8) + [0xe9] + Array("\r\n\r\n".utf8) + [0xff, 0x00, 0x61])
      let text = try client.readResponse().text
      #expect(text.contains("\"base64\": \"/wBh\""))
      #expect(text.contains("\"value\": \"José\""))
    }
  }

  @Test("echo takes forms apart, of both kinds")
  func forms() throws {
    try withServer { server in
      let plain = try ask(
        server, "POST", "/echo", ["Content-Type: application/x-www-form-urlencoded; charset=utf-8"],
        body: "a=1&a=2+3&b=%E3%81%82")
      let form = try json(plain)["form"]
      #expect(pairs(form) == ["a=1", "a=2 3", "b=あ"])
      let parts =
        "--B\r\nContent-Disposition: form-data; name=\"a;b\"\r\n\r\none\r\n"
        + "--B\r\nContent-Disposition: form-data; name=f; filename=\"x \\\"y\\\".txt\"\r\n"
        + "Content-Type: text/plain\r\n\r\ntwo\r\nlines\r\n--B--\r\n"
      let multipart = try ask(
        server, "POST", "/echo", ["Content-Type: multipart/form-data; boundary=\"B\""], body: parts)
      let list = try #require(try json(multipart)["multipart"] as? [[String: Any]])
      #expect(list.count == 2)
      #expect(list.first?["name"] as? String == "a;b")
      #expect(list.last?["filename"] as? String == "x \"y\".txt")
      #expect(list.last?["text"] as? String == "two\r\nlines")
    }
  }

  @Test(
    "a form that is broken is null, not an error",
    arguments: [
      ("application/x-www-form-urlencoded", "a=%", "form"), ("multipart/form-data", "--B--", "multipart"),
      ("multipart/form-data; boundary=B", "no delimiter", "multipart"),
      ("multipart/form-data; boundary=B", "--B\r\nno blank line\r\n--B--\r\n", "multipart"),
    ])
  func brokenForms(type: String, body: String, key: String) throws {
    try withServer { server in
      let response = try ask(server, "POST", "/echo", ["Content-Type: \(type)"], body: body)
      #expect(try json(response)[key] is NSNull)
    }
  }

  @Test("status gives any status, with the fields that belong to it")
  func status() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      for code in [200, 201, 204, 205, 304, 302, 400, 418, 451, 500, 599] {
        #expect(try client.get("/status/\(code)").status == code)
      }
      #expect(try client.get("/status/401").first("WWW-Authenticate") != nil)
      #expect(try client.get("/status/429").first("Retry-After") == "2")
      for wrong in ["199", "600", "abc", "-1"] { #expect(try client.get("/status/\(wrong)").status == 400) }
    }
  }

  @Test("a delay must make sense", arguments: ["x", "-1", "61", "nan", "inf", "1e9"])
  func badDelay(seconds: String) throws {
    try withServer { server in
      let response = try get(server, "/delay/\(seconds)")
      #expect(response.status == 400)
    }
  }

  @Test("redirects count down, and redirect-to goes where it is told")
  func redirects() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      #expect(try client.get("/redirect/2").first("Location") == "/redirect/1")
      #expect(try client.get("/redirect/0").status == 200)
      #expect(try client.get("/redirect/-1").status == 400)
      let moved = try client.get("/redirect-to?url=http%3A%2F%2Fa.test%2F%3Fb%3D1&status=308")
      #expect(moved.status == 308)
      #expect(moved.first("Location") == "http://a.test/?b=1")
      #expect(try client.get("/redirect-to?url=/echo&status=200").status == 400)
      #expect(try client.get("/redirect-to").status == 400)
    }
  }

  @Test("a line break in a parameter does not become one in a header")
  func headerInjection() throws {
    try withServer { server in
      let response = try get(server, "/redirect-to?url=/a%0d%0aSet-Cookie:%20x=1")
      #expect(response.first("Location") == "/a%0D%0ASet-Cookie: x=1")
      #expect(response.first("Set-Cookie") == nil)
      let cookie = try get(server, "/cookies/set?a%0d%0ab=1")
      #expect(cookie.status == 400)
    }
  }

  @Test("cookies are set, shown and deleted")
  func cookies() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let set = try client.get("/cookies/set?a=1&b=x%20%3B")
      #expect(set.status == 302)
      #expect(set.all("Set-Cookie") == ["a=1; Path=/; HttpOnly", "b=x%20%3B; Path=/; HttpOnly"])
      let shown = try json(client.get("/cookies", "Cookie: a=1; b=2"))
      #expect(pairs(shown["cookies"]) == ["a=1", "b=2"])
      #expect(try client.get("/cookies/delete?a").first("Set-Cookie") == "a=; Path=/; Max-Age=0")
      #expect(try client.get("/cookies/set").status == 400)
    }
  }

  @Test("basic authentication wants exactly that name and password")
  func basic() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let right = "Authorization: Basic \(Base64.encoded(Array("ada:18:15".utf8)))"
      #expect(try client.get("/basic-auth/ada/18:15", right).text.contains("\"user\": \"ada\""))
      let refused = try client.get("/basic-auth/ada/1815", right)
      #expect(refused.status == 401)
      #expect(refused.first("WWW-Authenticate") == "Basic realm=\"practice\", charset=\"UTF-8\"")
      #expect(try client.get("/basic-auth/ada/1815", "Authorization: Basic !!!").status == 401)
    }
  }

  @Test("digest authentication takes the answer of RFC 7616, and no other")
  func digest() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let challenge = try client.get("/digest-auth/ada/1815").first("WWW-Authenticate")
      #expect(challenge?.contains("nonce=\"7072616374696365\"") == true)
      let path = "/digest-auth/ada/1815"
      func field(password: String) -> String {
        let secret = MD5.hex("ada:practice:\(password)")
        let answer = MD5.hex("\(secret):7072616374696365:00000001:c:auth:\(MD5.hex("GET:\(path)"))")
        return "Authorization: Digest username=\"ada\", realm=\"practice\", nonce=\"7072616374696365\", "
          + "uri=\"\(path)\", qop=auth, nc=00000001, cnonce=\"c\", response=\"\(answer)\""
      }
      #expect(try client.get(path, field(password: "1815")).status == 200)
      #expect(try client.get(path, field(password: "1816")).status == 401)
      #expect(try client.get(path, "Authorization: Digest nonsense").status == 401)
    }
  }

  @Test("bearer wants a token, and says what is wrong with a bad one")
  func bearer() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      #expect(try client.get("/bearer", "Authorization: Bearer x").status == 200)
      #expect(try client.get("/bearer").first("WWW-Authenticate") == "Bearer realm=\"practice\"")
      let bad = try client.get("/bearer", "Authorization: Bearer expired")
      #expect(bad.first("WWW-Authenticate")?.contains("invalid_token") == true)
    }
  }

  private func pairs(_ value: Any?) -> [String] {
    (value as? [[String: String]] ?? []).map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }
  }
}
