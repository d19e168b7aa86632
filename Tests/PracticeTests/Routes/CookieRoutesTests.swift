import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Cookies of the bench", .paced)
struct CookieRoutesTests {
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
}
