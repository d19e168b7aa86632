import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Failures of a conversation", .paced)
struct ConversingTests {
  @Test("they are all there are, each once")
  func complete() { #expect(CodeEntry.conversing.map(\.code) == ErrorCode.ofWebSocket) }

  @Test("whoever was refused looks at the answer first")
  func refused() {
    #expect(CodeEntry.of(.webSocketRefused)?.suggestions.first == "headers")
  }
}
