import APIClient
import CurlTransport
import Testing

@Suite("Tasks on the transport's thread", .timeLimit(.minutes(1)))
struct ExecutorTests {
  @Test("a task that prefers the transport's thread sends one request after another")
  func oneAfterAnother() async throws {
    let server = try ScriptedServer { [.response(200, [], Array($0.target.utf8))] }
    let transport = CurlTransport()
    let texts = try await withTaskExecutorPreference(transport.executor) {
      var texts: [String] = []
      for number in 0..<50 { texts.append(try await transport.send(request(server.url("/\(number)"))).text) }
      return texts
    }
    #expect(texts == (0..<50).map { "/\($0)" })
  }

  @Test("many tasks that prefer it share it, and those of other threads are answered beside them")
  func manyTasks() async throws {
    let server = try ScriptedServer { [.response(200, [], Array($0.target.utf8))] }
    let transport = CurlTransport()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        let executor = number.isMultiple(of: 2) ? transport.executor : nil
        group.addTask(executorPreference: executor) {
          let exchange = try await transport.send(request(server.url("/\(number)")))
          #expect(exchange.text == "/\(number)")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("a task runs before libcurl is loaded")
  func beforeLoading() async throws {
    let sum = await withTaskExecutorPreference(CurlTransport().executor) { (1...10).reduce(0, +) }
    #expect(sum == 55)
  }

  @Test("a request of such a task can be cancelled from elsewhere")
  func cancelling() async throws {
    let arrived = Gate()
    let server = try ScriptedServer { _ in [.tell(arrived), .hold] }
    let transport = CurlTransport()
    let task = Task(executorPreference: transport.executor) {
      try await transport.failure(of: request(server.url())).code
    }
    await arrived.wait()
    task.cancel()
    #expect(try await task.value == .cancelled)
  }
}
