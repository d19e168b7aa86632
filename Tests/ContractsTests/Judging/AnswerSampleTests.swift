import ApusClient
import ApusPacingTestSupport
import ApusRecordings
import Testing

@testable import ApusContracts

@Suite("An answer that is judged", .paced)
struct AnswerSampleTests {
  @Test("is one that came, and comes back as it was")
  func came() throws {
    let came = SampleAnswers.all[0].answer
    let back = try #require(AnswerSample(came)).asRecording.exchange
    #expect(back.body.bytes == came.exchange.body.bytes && back.response == came.exchange.response)
    #expect(back.duration == came.exchange.duration && back.hops.count == 1)
    #expect(AnswerSample(Recording(came.exchange, failure: .init(code: .reset, message: ""))) == nil)
    #expect(
      AnswerSample(Recording(Exchange(request: came.exchange.request, startedAt: came.exchange.startedAt)))
        == nil)
  }

  @Test(
    "is JSON where it says so, or says nothing",
    arguments: [
      ("application/json", true), ("application/problem+json; charset=utf-8", true), ("", true),
      ("text/plain", false), ("application/x-ndjson", false),
    ])
  func json(_ type: String, _ isJSON: Bool) throws {
    #expect((try #require(AnswerSample(SampleAnswers.answer("{}", type))).json != nil) == isJSON)
  }
}
