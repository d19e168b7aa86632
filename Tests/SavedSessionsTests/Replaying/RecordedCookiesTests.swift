import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("Cookies of recorded answers", .paced)
struct RecordedCookiesTests {
  private let now = Date(timeIntervalSince1970: 1_795_161_600)

  private func keep(
    _ lines: [String], from address: String = "http://api.example.test/users/1", in jar: RecordedCookies
  )
    throws
  {
    let url = try WebURL(address)
    let head = ResponseHead(
      version: "HTTP/1.1", status: 200,
      headers: HeaderFields(lines.map { HeaderField(name: "Set-Cookie", value: $0) }))
    let hop = Hop(sent: SentRequest(method: .get, url: url, headers: [:]), response: head)
    jar.keep(from: Exchange(request: Request(url: url), startedAt: now, hops: [hop]))
  }

  private func listed(_ jar: RecordedCookies) async -> [String] {
    await jar.store.list().map { ([$0.name, $0.domain + $0.path] + $0.remarks).joined(separator: " ") }
  }

  @Test("are kept as a transport keeps them")
  func keeping() async throws {
    let jar = RecordedCookies()
    try keep(
      [
        "a=1", "b=2; Path=/x; HttpOnly", "c=3; Domain=.Example.test", "d=4; Domain=other.test", "e=5; Secure",
        "f=6; Max-Age=60", "g=7; Expires=Wed, 21 Oct 2026 07:28:00 GMT", "h=8; Max-Age=0", "=9", "", "i",
        "a=again; path=relative",
      ], in: jar)
    #expect(
      await listed(jar) == [
        "b api.example.test/x", "c example.test/users and hosts below it",
        "f api.example.test/users until 2026-11-20T08:01:00Z",
        "a api.example.test/users",
      ])
  }

  @Test("are forgotten when the server says so, and when somebody does")
  func forgetting() async throws {
    let jar = RecordedCookies()
    try keep(["a=1; Path=/", "b=2; Path=/"], in: jar)
    try keep(["a=; Path=/; Max-Age=0", "b=; Max-Age=0"], in: jar)
    #expect(await listed(jar) == ["b api.example.test/"])
    await jar.store.clear()
    #expect(await listed(jar).isEmpty)
  }

  @Test("that are secure come by https alone")
  func secure() async throws {
    let jar = RecordedCookies()
    try keep(["a=1; Secure"], from: "https://h.test/", in: jar)
    try keep(["b=1; Secure"], from: "http://h.test/", in: jar)
    #expect(await listed(jar) == ["a h.test/ https only"])
  }
}
