import ApusClient
import Foundation

/// How a conversation ended, by what URLSession tells of it: a close frame of the server, an error, or neither.
struct SocketEnd: Sendable {
  var closing: WebSocketClosing?
  var error: (any Error)?
  /// What this side was waiting for and did not get in time.
  var late: TransferProblem?

  /// What came of it, where this side had ended it with `own`, or not at all.
  struct Verdict {
    /// How it was closed; `nil` where it was broken off.
    var closing: WebSocketClosing?
    var isByServer = false
    var problem: TransferProblem?
  }

  func verdict(own: WebSocketClosing?) -> Verdict {
    if let closing {
      return Verdict(
        closing: closing, isByServer: own.map { $0.answered(with: closing).code != $0.code } ?? true)
    }
    if let late { return Verdict(problem: late) }
    // Of an end that this side wanted URLSession does not always tell what the server said to it.
    if let own { return Verdict(closing: own) }
    return Verdict(problem: Self.problem(error.map { $0 as NSError }))
  }

  /// What Darwin calls its errors, which have other numbers on Linux.
  private static let messageTooLong = 40
  private static let protocolError = 100

  private static func problem(_ error: NSError?) -> TransferProblem {
    let underlying = error.map { "\($0.localizedDescription) (\($0.domain) \($0.code))" }
    if let error, error.domain == NSPOSIXErrorDomain {
      if error.code == messageTooLong {
        return TransferProblem(
          .webSocketTooLarge, "a message is longer than what is taken", underlying: underlying)
      }
      if error.code == protocolError {
        return TransferProblem(
          .webSocketFrame, "the server sent what RFC 6455 does not allow", underlying: underlying)
      }
    }
    return TransferProblem(
      .webSocketDropped, "the connection ended without a close frame", underlying: underlying)
  }
}
