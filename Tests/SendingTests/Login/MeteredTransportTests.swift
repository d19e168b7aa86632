import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusSending

@Suite("What is waited for on the screen", .paced)
struct MeteredTransportTests {
  @Test("is watched by a meter, of which nothing is seen where it takes no second")
  func watched() async throws {
    let isWatched = Mutex(false)
    let stub = StubTransport { request in
      isWatched.withLock { $0 = request.options.onProgress != nil }
      return .response(status: 204)
    }
    let console = try MemoryConsole(in: TestFolder())
    let metered = MeteredTransport(base: stub, console: console.console(Talk.terminal))
    let answer = try await metered.send(Request(url: WebURL("https://id.test/token")))
    #expect(answer.response?.status == 204 && isWatched.withLock(\.self))
    #expect(console.take().isEmpty)
  }
}
