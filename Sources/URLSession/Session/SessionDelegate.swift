import Foundation
import Synchronization

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

  private let transfers = Mutex<[Key: HopTransfer]>([:])

  func register(_ transfer: HopTransfer, for task: URLSessionTask, of session: URLSession) {
    transfers.withLock { $0[Self.key(session, task)] = transfer }
  }

  private func transfer(_ session: URLSession, _ task: URLSessionTask) -> HopTransfer? {
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
  #endif

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let transfer = transfers.withLock { $0.removeValue(forKey: Self.key(session, task)) }
    transfer?.completed(with: error, response: task.response)
  }

  #if !canImport(FoundationNetworking)
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
      if let last = metrics.transactionMetrics.last { transfer(session, task)?.measured(last) }
    }
  #endif
}
