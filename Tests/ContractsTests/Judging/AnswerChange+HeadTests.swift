import ApusClient
import ApusFormats
import ApusPacingTestSupport
import ApusRecordings
import Testing

@testable import ApusContracts

@Suite("Changes of a head", .paced)
struct AnswerChangeHeadTests {
  private func changed(_ words: String, sample: Int = 0) throws -> AnswerChange.Result? {
    let change = try #require(AnswerChange.all.first { $0.words == words })
    return change.applied(to: try #require(AnswerSample(SampleAnswers.all[sample].answer)))
  }

  @Test("touch one thing each, and nothing of the body")
  func head() throws {
    let gone = try #require(try changed("the link to the next page is gone"))
    #expect(!gone.answer.headers.contains("Link") && gone.answer.headers.contains("X-Total"))
    let own = try #require(try changed("a header of its own is gone"))
    #expect(!own.answer.headers.contains("X-Total") && own.answer.headers.contains("X-Content-Type-Options"))
    let allow = try #require(try changed("a method is allowed no more", sample: 1))
    #expect(allow.answer.headers["Allow"] == "GET")
    #expect(try changed("a method is allowed no more") == nil)
  }

  @Test("a delay that nobody would see is none")
  func quick() throws {
    let change = try #require(AnswerChange.all.first { $0.words == "it takes ten times as long" })
    func isTold(_ time: Duration) throws -> Bool {
      change.applied(to: try #require(AnswerSample(try ChangedAnswer.recording([], time: time)))) != nil
    }
    #expect(try !isTold(.milliseconds(10)) && isTold(.milliseconds(11)) && !isTold(.zero))
  }

  @Test("a status comes with the one that was there, and a delay with a limit")
  func rules() throws {
    #expect(try changed("its status is 500")?.rule == "status 200")
    #expect(try changed("its status is 404", sample: 1) == nil)
    let slow = try #require(try changed("it takes ten times as long"))
    #expect(slow.rule == "time < 100 ms" && slow.answer.asRecording.exchange.duration == .milliseconds(200))
  }
}
