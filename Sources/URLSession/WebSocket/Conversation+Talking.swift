#if !canImport(FoundationNetworking)
  import ApusClient
  import Foundation

  /// A request that becomes a conversation over a WebSocket, whose handshake and frames are URLSession's.
  extension Conversation {
    /// Talks over the line to the end.
    func talk(over line: WebSocketLine, _ request: Request) async throws {
      guard request.method == .get else {
        throw TransferProblem(.requestBody, "a WebSocket begins with a GET that has no body")
      }
      try request.check()
      let outgoing = try OutgoingRequest(
        request.offering(line.settings.protocols), body: OutgoingBody(nil), withheld: [])
      let news = SocketNews()
      let task = sessions.startSocket(outgoing, news, longestMessage: line.settings.longestMessage)
      defer { task.cancel() }
      var items = news.items.makeAsyncIterator()
      let refusal = try await opened(task, outgoing.sent, news, &items)
      guard refusal == nil else { return }
      line.opened(exchange) { [weak line] in line?.nudge() }
      let carrier = SocketCarrier(line: line, task: task, news: news)
      let (receiving, sending) = (Task { await carrier.receive() }, Task { await carrier.send() })
      defer {
        receiving.cancel()
        sending.cancel()
      }
      let end = await end(of: &items, news, within: line.settings.patience)
      guard !Task.isCancelled else {
        task.cancel(with: .goingAway, reason: nil)
        throw TransferProblem(.cancelled, "the request was cancelled")
      }
      // What came before the end is handed over before the end is.
      task.cancel()
      await receiving.value
      let verdict = end.verdict(own: line.ownClosing)
      if let closing = verdict.closing { _ = line.deliver([.closing(end.closing ?? closing)]) }
      if verdict.isByServer { line.closed(byServer: true) }
      if let problem = verdict.problem { throw problem }
    }

    /// Waits for the answer, which is kept.
    ///
    /// - Returns: what is no WebSocket; `nil` for one.
    private func opened(
      _ task: URLSessionWebSocketTask, _ sent: SentRequest, _ news: SocketNews,
      _ items: inout AsyncStream<SocketNews.Item>.Iterator
    ) async throws(TransferProblem) -> ResponseHead? {
      let deadlines = request.options.deadlines
      let alarm = news.alarm(
        after: [deadlines.idle, deadlines.total].compactMap(\.self).min(),
        TransferProblem(.timeoutIdle, "no answer came in time"))
      defer { alarm?.cancel() }
      let item = await items.next(isolation: #isolation)
      let head = (task.response as? HTTPURLResponse).map { ResponseHead($0, version: "HTTP/1.1") }
      hops.append(Hop(sent: sent, response: head))
      if let head { request.options.onResponse?(head) }
      switch item {
      case .opened: return nil
      case .late(let problem): throw problem
      case .completed(let error?):
        if let head, head.status != 101 { return head }
        guard head == nil else {
          throw TransferProblem(.webSocketHandshake, "URLSession does not take the server's answer of 101")
        }
        throw FailureMapping.problem(for: error as NSError, head: nil, byteCount: 0)
      case .closed, .completed(nil):
        throw TransferProblem(.closed, "the connection was closed before a response came")
      case nil: throw TransferProblem(.cancelled, "the request was cancelled")
      }
    }

    /// Waits for what URLSession says of the end. Behind a close nothing has to follow.
    private func end(
      of items: inout AsyncStream<SocketNews.Item>.Iterator, _ news: SocketNews, within patience: Duration
    ) async -> SocketEnd {
      var end = SocketEnd()
      while let item = await items.next(isolation: #isolation) {
        switch item {
        case .opened: break
        case .closed(let closing):
          end.closing = closing
          _ = news.alarm(after: patience, TransferProblem(.webSocketSilent, "nothing came behind the close"))
        case .completed(let error):
          end.error = error
          return end
        case .late(let problem):
          end.late = problem
          return end
        }
      }
      return end
    }
  }

  extension Request {
    /// With what may be spoken inside.
    fileprivate func offering(_ protocols: [String]) -> Request {
      guard !protocols.isEmpty else { return self }
      var request = self
      let names = protocols.joined(separator: ", ")
      request.headers = headers.setting(HeaderField(name: "Sec-WebSocket-Protocol", value: names))
      return request
    }
  }
#endif
