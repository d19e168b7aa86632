import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusURLSession

@Suite("URLSession: a request that becomes a conversation", .paced)
struct ConversationTalkingTests {
  #if canImport(FoundationNetworking)
    @Test("nothing is sent where Foundation has no WebSocket")
    func absent() async throws {
      let server = try ScriptedServer { _ in [.response()] }
      defer { server.stop() }
      var request = Request(url: try WebURL(server.url("/ws")))
      request.options.webSocket = WebSocketLine()
      #expect(await result(of: request).failure?.code == .requestParameter)
      #expect(server.requests.isEmpty)
    }
  #else
    @Test("an answer that refuses it is the answer, and there is no conversation")
    func refused() async throws {
      let answer = try await success(
        "/ws", { $0.options.webSocket = WebSocketLine() }, answering: { _ in [.response(404)] })
      #expect(answer.response?.status == 404 && answer.conversation == nil)
    }

    @Test("it begins with a GET, and another method is refused before anything is sent")
    func method() async throws {
      let failure = try await failure(
        "/ws",
        {
          $0.method = .post
          $0.options.webSocket = WebSocketLine()
        }, answering: { _ in [.response()] })
      #expect(failure.code == .requestBody)
    }
  #endif
}
