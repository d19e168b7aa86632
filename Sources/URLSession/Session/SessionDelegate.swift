import ApusClient
import Foundation
import Synchronization

#if !canImport(FoundationNetworking)
  import Security
#endif

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Brings each callback of the sessions to the transfer it is for.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  /// Task identifiers are unique in their session only.
  private struct Key: Hashable {
    let session: ObjectIdentifier
    let task: Int
  }

  private let pinnedKeys: [String: Set<String>]
  private let transfers = Mutex<[Key: HopTransfer]>([:])
  #if !canImport(FoundationNetworking)
    private let sockets = Mutex<[Key: SocketNews]>([:])
  #endif

  init(pinnedKeys: [String: Set<String>] = [:]) { self.pinnedKeys = pinnedKeys }

  func register(_ transfer: HopTransfer, for task: URLSessionTask, of session: URLSession) {
    transfers.withLock { $0[Self.key(session, task)] = transfer }
  }

  fileprivate func transfer(_ session: URLSession, _ task: URLSessionTask) -> HopTransfer? {
    transfers.withLock { $0[Self.key(session, task)] }
  }

  private static func key(_ session: URLSession, _ task: URLSessionTask) -> Key {
    Key(session: ObjectIdentifier(session), task: task.taskIdentifier)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    transfer(session, task)?.sent(Int(totalBytesSent))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse { transfer(session, dataTask)?.received(response) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(session, dataTask)?.received(data)
  }

  /// Redirects are for `RedirectChain` to judge: the session is told to follow none.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let mayAnswer = transfer(session, task)?.mayAnswerRedirect() ?? false
    #if canImport(FoundationNetworking)
      if mayAnswer { completionHandler(nil) }
    #else
      _ = mayAnswer
      completionHandler(nil)
    #endif
  }

  #if canImport(FoundationNetworking)
    /// Only a 401 that asks for basic authentication leads here, after its body. There are no credentials to try.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      transfer(session, task)?.receivedChallenge()
    }
  #else
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
      transfer(session, task)?.waitsForNetwork()
    }

    /// The system checks the server by itself; beyond that, one of its keys has to be known.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let host = challenge.protectionSpace.host.lowercased()
      guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
        let pins = pinnedKeys[host]
      else { return completionHandler(.performDefaultHandling, nil) }
      let keys = challenge.protectionSpace.serverTrust.map { PinnedKey.all(in: $0) } ?? []
      guard pins.isDisjoint(with: keys) else { return completionHandler(.performDefaultHandling, nil) }
      transfer(session, task)?.refusedKeys(of: host)
      completionHandler(.cancelAuthenticationChallenge, nil)
    }
  #endif

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let transfer = transfers.withLock { $0.removeValue(forKey: Self.key(session, task)) }
    transfer?.completed(with: error, response: task.response)
    #if !canImport(FoundationNetworking)
      sockets.withLock { $0.removeValue(forKey: Self.key(session, task)) }?.tell(.completed(error))
    #endif
  }

  #if !canImport(FoundationNetworking)
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
      if let last = metrics.transactionMetrics.last { transfer(session, task)?.measured(last) }
    }
  #endif
}

#if !canImport(FoundationNetworking)
  extension SessionDelegate: URLSessionDownloadDelegate {
    /// In the background a body comes as a file that is gone when this returns.
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
      guard let transfer = transfer(session, downloadTask) else { return }
      if let response = downloadTask.response as? HTTPURLResponse { transfer.received(response) }
      guard let file = try? FileHandle(forReadingFrom: location) else { return }
      defer { try? file.close() }
      while let piece = try? file.read(upToCount: 256 << 10), !piece.isEmpty { transfer.received(piece) }
    }
  }

  extension SessionDelegate: URLSessionWebSocketDelegate {
    func register(_ news: SocketNews, for task: URLSessionTask, of session: URLSession) {
      sockets.withLock { $0[Self.key(session, task)] = news }
    }

    private func news(_ session: URLSession, _ task: URLSessionTask) -> SocketNews? {
      sockets.withLock { $0[Self.key(session, task)] }
    }

    func urlSession(
      _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {
      news(session, webSocketTask)?.tell(.opened)
    }

    func urlSession(
      _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
      didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {
      let code = closeCode == .noStatusReceived ? nil : closeCode.rawValue
      let words = reason.map { String(decoding: $0, as: UTF8.self) } ?? ""
      news(session, webSocketTask)?.tell(.closed(WebSocketClosing(code: code, reason: words)))
    }
  }
#endif
