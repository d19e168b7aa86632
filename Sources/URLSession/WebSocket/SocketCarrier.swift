#if !canImport(FoundationNetworking)
  import ApusClient
  import Foundation

  /// Brings messages from a conversation's line to URLSession's task, and back.
  struct SocketCarrier: Sendable {
    let line: WebSocketLine
    let task: URLSessionWebSocketTask
    let news: SocketNews

    /// Hands over what comes, until nothing does, and rests while nobody takes it.
    func receive() async {
      while await line.room(), let message = await nextMessage() { _ = line.deliver([.message(message)]) }
    }

    private func nextMessage() async -> WebSocketMessage? {
      await withCheckedContinuation { continuation in
        task.receive { result in continuation.resume(returning: (try? result.get()).flatMap(Self.message)) }
      }
    }

    private static func message(_ message: URLSessionWebSocketTask.Message) -> WebSocketMessage? {
      if case .string(let text) = message { return .text(text) }
      if case .data(let data) = message { return .binary([UInt8](data)) }
      return nil
    }

    /// Says what is to be said, until the close.
    func send() async {
      while true {
        let orders = await line.orders(isMade: false)
        if orders.isEmpty { return }
        for order in orders {
          switch order {
          case .message(.text(let text)): await send(.string(text))
          case .message(.binary(let bytes)): await send(.data(Data(bytes)))
          case .ping(let payload):
            task.sendPing { [line] error in if error == nil { _ = line.deliver([.pong(payload)]) } }
          case .close(let closing): return close(closing)
          }
        }
      }
    }

    /// Waits until it is on its way. What cannot be sent is told by the task's end.
    private func send(_ message: URLSessionWebSocketTask.Message) async {
      await withCheckedContinuation { continuation in task.send(message) { _ in continuation.resume() } }
    }

    private func close(_ closing: WebSocketClosing) {
      let code = URLSessionWebSocketTask.CloseCode(rawValue: closing.code ?? 1000) ?? .normalClosure
      task.cancel(with: code, reason: Data(Array(closing.payload.dropFirst(2))))
      let patience = line.settings.patience
      _ = news.alarm(
        after: patience,
        TransferProblem(.webSocketSilent, "the server did not answer the close within \(patience)"))
    }
  }
#endif
