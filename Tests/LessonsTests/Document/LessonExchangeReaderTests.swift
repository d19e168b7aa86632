import ApusClient
import Testing

@testable import ApusLessons

@Suite("What others sent and got, in a lesson")
struct LessonExchangeReaderTests {
  private func exchange(_ text: String) throws -> LessonExchange {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let numbered = lines.enumerated().map { (text: $1, number: $0 + 11) }
    let block = LessonBlock(kind: .recorded, lines: numbered, place: 10)
    return try LessonExchangeReader(block, file: "x").whole()
  }

  @Test("is an answer with its headers and its body")
  func answers() throws {
    let recorded = try exchange("> GET https://a.example/b\n< HTTP/2 200\n< a: b: c\n| {\n|   }\n|")
    let request = Request(url: try WebURL("https://a.example/b"))
    #expect(recorded.isOf(request))
    let answer = try recorded.answer(request)
    #expect(answer.response?.version == "HTTP/2" && answer.response?.status == 200)
    #expect(answer.response?.headers["A"] == "b: c")
    #expect(String(decoding: answer.body.bytes, as: UTF8.self) == "{\n  }\n\n")
    #expect(answer.hops.first?.connection?.tlsVersion == "TLSv1.3")
  }

  @Test("is a failure, with the certificate that was shown")
  func failures() throws {
    let recorded = try exchange(
      "> GET https://a.example/\n* certificate CN=a; CN=b; 2024-01-01; 2024-02-01\n! tls.expired it is over")
    let request = Request(url: try WebURL("https://a.example/"))
    let failure = #expect(throws: TransportError.self) { try recorded.answer(request) }
    #expect(failure?.code.name == "tls.expired" && failure?.message == "it is over")
    #expect(failure?.exchange.hops.first?.connection?.certificates.first?.notAfter == "2024-02-01")
  }

  @Test("is of the same method and the same URL only")
  func others() throws {
    let recorded = try exchange("> GET http://a.example/b\n< HTTP/1.1 204")
    for (method, url) in [
      ("POST", "http://a.example/b"), ("GET", "https://a.example/b"), ("GET", "http://a.example/c"),
    ] {
      let request = Request(method: try #require(HTTPMethod(method)), url: try WebURL(url))
      #expect(!recorded.isOf(request))
    }
  }

  @Test(
    "names the line of what is no exchange",
    arguments: [
      ("GET https://a.example/", 11), ("> GET", 11), ("> GET /path", 11), ("> GET https://a.example/", 10),
      ("> GET https://a.example/\n< 200", 12), ("> GET https://a.example/\n< HTTP/2 100", 12),
      ("> GET https://a.example/\n< a: b", 12), ("> GET https://a.example/\n< HTTP/2 200\n< a b", 13),
      ("> GET https://a.example/\n! tls.expird it is over", 12),
      ("> GET https://a.example/\n! tls.expired", 12),
      ("> GET https://a.example/\n* certificate a; b", 12), ("> GET https://a.example/\nmore", 12),
    ])
  func mistakes(text: String, line: Int) throws {
    let problem = #expect(throws: LessonProblem.self) { try exchange(text) }
    #expect(problem?.line == line, "\(String(describing: problem))")
  }
}
