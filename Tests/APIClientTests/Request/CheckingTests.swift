import APIClient
import Testing

@Suite("Checking a request")
struct CheckingTests {
  @Test(
    "a header that could write lines of its own is refused",
    arguments: [
      HeaderField("X-A", "a\r\nX-B: 1"), HeaderField("X-A", "a\nb"), HeaderField("X-A", "a\0b"),
      HeaderField("X A", "1"), HeaderField("", "1"), HeaderField("X:A", "1"), HeaderField("X-Ä", "1"),
      HeaderField("X-A", Secret("a\nb")),
    ])
  func header(_ field: HeaderField) throws {
    let request = Request(url: .https("a.test"), headers: HeaderFields([field]))
    let problem = try #require(throws: RequestProblem.self) { try request.check() }
    #expect(problem.code == .requestHeader)
  }

  @Test("a URL made in code with a blank in it is refused")
  func url() throws {
    let problem = try #require(throws: RequestProblem.self) {
      try Request(url: .https("a.test", path: "/a b")).check()
    }
    #expect(problem.code == .requestURL)
  }

  @Test("a usual request passes")
  func usual() throws {
    try Request(url: WebURL("https://a.test/日本?q=a b"), headers: ["X-A": "日本"]).check()
  }
}
