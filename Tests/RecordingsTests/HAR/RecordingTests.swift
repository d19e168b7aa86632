import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings

@Suite("One exchange as a cassette keeps it", .paced)
struct RecordingTests {
  @Test("comes to what it came to: the answer, or the failure with the answer as far as it came")
  func outcome() throws {
    let exchange = try sampleExchange(answer: Array("{}".utf8), status: 201)
    #expect(try Recording(exchange).outcome(exchange).body.bytes == Array("{}".utf8))
    let failure = TransportError(
      .http(500), "it broke", underlying: "reset", offendingLine: [1], exchange: exchange)
    let thrown = #expect(throws: TransportError.self) { try Recording(failure).outcome(exchange) }
    #expect(thrown?.code == .http(500) && thrown?.message == "it broke")
    #expect(thrown?.underlying == "reset" && thrown?.offendingLine == [1])
    #expect(thrown?.exchange.response?.status == 201)
  }

  @Test("is the same with a body that went elsewhere, however it ended")
  func body() throws {
    var recording = Recording(
      try sampleExchange(answer: [], status: 201),
      failure: Recording.Failure(code: .cancelled, message: "stopped"))
    recording.isInterrupted = true
    let whole = recording.with(body: Array("abc".utf8))
    #expect(whole.exchange.body.bytes == Array("abc".utf8) && whole.exchange.response?.status == 201)
    #expect(whole.failure == recording.failure && whole.isInterrupted)
  }
}
