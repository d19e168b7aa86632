import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of Qiita's errors", .paced)
struct QiitaRefusalFactsTests {
  @Test(
    "is what their type means",
    arguments: [
      (404, "not_found", "Nothing is there for this token"), (401, "unauthorized", "It asks for a token"),
      (403, "forbidden", "it lacks the scope read_qiita or write_qiita"),
      (400, "bad_request", "A part of the request is missing"),
      (429, "rate_limit_exceeded", "60 without a token, 1,000 with one"),
      (500, "internal_server_error", "The fault is on its side"),
    ])
  func types(_ status: Int, _ type: String, _ words: String) throws {
    let text = try Explained.answer(
      status, body: #"{"message":"No","type":"\#(type)"}"#)
    #expect(text.contains(words), "\(text)")
  }

  @Test("is nothing where an error is written in another way, or is none")
  func others() throws {
    for (status, body) in [
      (404, #"{"message":"No","type":"not_found","code":1}"#), (404, #"{"type":"not_found"}"#),
      (200, #"{"message":"No","type":"not_found"}"#), (404, #"{"message":"No","type":"other"}"#),
    ] {
      let text = try Explained.answer(status, body: body)
      #expect(!text.contains("Nothing is there for this token"), "\(body)")
    }
  }
}
