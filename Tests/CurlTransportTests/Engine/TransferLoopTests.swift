import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusCurlTransport

@Suite("Tasks on the transport's thread", .paced, .timeLimit(.minutes(60)))
struct TransferLoopTests {
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

  @Test("work on one thread sends from there, and is there again after every answer")
  func onOneThread() async throws {
    let server = try ScriptedServer { [.response(200, [], Array($0.target.utf8))] }
    let texts = await onNewThread {
      let here = pthread_self()
      return CurlTransport.onThisThread { transport in
        var texts: [String] = []
        for number in 0..<20 {
          let exchange = try? await transport.send(request(server.url("/\(number)")))
          if pthread_equal(here, pthread_self()) != 0 { texts.append(exchange?.text ?? "") }
        }
        return texts
      }
    }
    #expect(texts == (0..<20).map { "/\($0)" })
    #expect(server.connectionCount == 1)
  }

  @Test("work on one thread that sends nothing loads nothing")
  func nothingToSend() async {
    let transport = CurlTransport(loading: {
      Issue.record("libcurl was loaded")
      return nil
    })
    let cookies = await onNewThread {
      CurlTransport.onThisThread(with: transport) { transport in
        await transport.clearCookies()
        return await transport.cookies().count
      }
    }
    #expect(cookies == 0)
  }

  @Test("work on one thread may have libcurl loaded on another meanwhile")
  func preloading() async throws {
    let server = try ScriptedServer { _ in [.response(200, [], Array("hello".utf8))] }
    let text = await onNewThread {
      CurlTransport.onThisThread { transport in
        transport.preload()
        return try? await transport.send(request(server.url())).text
      }
    }
    #expect(text == "hello")
  }

  @Test("work on one thread goes on after it was told that libcurl is missing")
  func missingLibrary() async {
    let transport = CurlTransport(loading: { "it is not installed" })
    let reasons = await onNewThread {
      CurlTransport.onThisThread(with: transport) { transport in
        var reasons: [String?] = []
        for _ in 0..<2 {
          reasons.append(try? await transport.failure(of: request("http://127.0.0.1/")).underlying)
        }
        return reasons
      }
    }
    #expect(reasons == ["it is not installed", "it is not installed"])
  }

  @Test("work on one thread may use others, and can be cancelled by them")
  func otherThreads() async throws {
    let arrived = Gate()
    let server = try ScriptedServer { _ in [.tell(arrived), .hold] }
    let code = await onNewThread {
      CurlTransport.onThisThread { transport -> ErrorCode? in
        let sending = Task(executorPreference: transport.executor) {
          try await transport.failure(of: request(server.url())).code
        }
        let watching = Task.detached {
          await arrived.wait()
          sending.cancel()
        }
        await watching.value
        return try? await sending.value
      }
    }
    #expect(code == .cancelled)
  }

  @Test("what work on one thread leaves behind is cancelled")
  func leftBehind() async throws {
    let arrived = Gate()
    let server = try ScriptedServer { _ in [.tell(arrived), .hold] }
    let left = await onNewThread {
      CurlTransport.onThisThread { transport in
        let left = Task { try await transport.failure(of: request(server.url())).code }
        await arrived.wait()
        return left
      }
    }
    #expect(try await left.value == .cancelled)
  }
}

/// Waits for work on a thread of its own, which it may keep busy: those of tasks are few.
private func onNewThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}
