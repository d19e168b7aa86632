import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusAnswers
@testable import ApusExplorer
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSystem

@Suite("One side of a comparison", .paced)
struct ComparedAnswerTests {
  private func answers() throws -> Answers {
    var session = Session()
    let request = Request(url: try WebURL("http://h/"))
    let head = ResponseHead(
      version: "HTTP/1.1", status: 200,
      headers: HeaderFields([HeaderField(name: "Via", value: "a"), HeaderField(name: "via", value: "b")]))
    let hop = Hop(sent: SentRequest(method: .get, url: request.url, headers: [:]), response: head)
    for text in ["1", "2"] {
      _ = session.records.add(
        "get /",
        Exchange(request: request, startedAt: .now, hops: [hop], body: ReceivedBody(bytes: Array(text.utf8))))
    }
    return Answers(session)
  }

  private func side(_ text: String?) -> ComparedAnswer {
    ComparedAnswer(text.map { Word(typed: $0) }, else: 0..<0)
  }

  @Test("is a number, the last, or a file, which may hold several values")
  func sources() throws {
    let files = FileReader.fixed(["f.json": "3 4"])
    #expect(try side("1").root(in: answers(), files).text == "1")
    #expect(try side(nil).root(in: answers(), files).text == "2")
    #expect(try side("f.json").root(in: answers(), files).count == 2)
    #expect(throws: LineProblem.self) { try side("g.json").root(in: answers(), files) }
  }

  @Test("its headers are an object: one that came twice is a list")
  func headers() throws {
    let head = try side("1").headers(in: answers())
    #expect(head.text == #"{"status": 200, "via": ["a", "b"]}"#)
    #expect(throws: LineProblem.self) { try side("f.json").headers(in: answers()) }
  }
}
