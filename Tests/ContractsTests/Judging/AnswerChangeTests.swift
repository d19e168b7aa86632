import ApusClient
import ApusFormats
import ApusPacingTestSupport
import ApusRecordings
import Testing

@testable import ApusContracts

@Suite("Ways in which an answer changes", .paced)
struct AnswerChangeTests {
  @Test("are at least 48 that somebody should notice, and some that nobody need")
  func count() {
    let all = AnswerChange.all
    #expect(all.count { $0.weight != .harmless } >= 48 && all.count { $0.weight == .harmless } >= 10)
  }

  @Test("each changes one of the samples, and always in the same way", arguments: AnswerChange.all.indices)
  func applies(_ index: Int) throws {
    let change = AnswerChange.all[index]
    let results = SampleAnswers.all.compactMap { sample in
      AnswerSample(sample.answer).flatMap { answer in change.applied(to: answer).map { (answer, $0.answer) } }
    }
    #expect(!results.isEmpty, "\(change.words)")
    for (before, after) in results {
      let isOther =
        before.body != after.body || before.headers != after.headers || before.status != after.status
        || before.slowdown != after.slowdown
      #expect(isOther, "\(change.words)")
      #expect(change.applied(to: before)?.answer.body == after.body)
      let now = after.asRecording.exchange
      #expect(now.body.bytes == after.body && now.response?.status == after.status)
      #expect(now.response?.headers == after.headers && now.duration >= before.duration)
    }
  }
}
