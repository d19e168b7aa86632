import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What a mock answers", .paced)
struct MockAnswerTests {
  @Test("has a type where one is said, and is a problem with a list of what is wrong")
  func answers() {
    #expect(MockAnswer(200, type: "", []).fields.isEmpty)
    let problem = MockAnswer.problem(422, "No.", problems: ["name is missing"])
    let text = String(decoding: problem.body, as: UTF8.self)
    #expect(problem.fields.map(\.value) == ["application/problem+json"] && problem.status == 422)
    #expect(text.contains(#""detail""#) && text.contains("name is missing"))
  }

  @Test("goes out as it is, after its delay")
  func whole() {
    var answer = MockAnswer(201, [("X-Mine", "1")], body: Array("ok".utf8))
    answer.delay = .milliseconds(3)
    let response = answer.response
    #expect(
      response.status == 201 && response.fields.first("X-Mine") == "1" && response.delay == .milliseconds(3))
  }

  @Test("promises more than comes where it is cut, and no field of it begins another line")
  func cut() throws {
    let answer = MockAnswer(200, [("X-Mine", "a\r\nX-Other: b")], body: Array("body".utf8))
    guard case .raw(let steps) = answer.cut(to: 2).body, case .send(let head)? = steps.first,
      case .send(let part) = steps[1]
    else {
      Issue.record("it is not sent piece by piece")
      return
    }
    let text = String(decoding: head, as: UTF8.self)
    #expect(text == "HTTP/1.1 200 OK\r\nX-Mine: aX-Other: b\r\nContent-Length: 5\r\n\r\n")
    #expect(String(decoding: part, as: UTF8.self) == "bo")
  }
}
