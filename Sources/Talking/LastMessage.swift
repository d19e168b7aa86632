internal import ApusClient
internal import Synchronization

/// The message that came last, for whoever types meanwhile.
final class LastMessage: Sendable {
  private let message = Mutex<WebSocketMessage?>(nil)

  /// `nil` before anything came.
  var asJSON: [UInt8]? { message.withLock(\.self)?.asJSON }

  func put(_ message: WebSocketMessage) { self.message.withLock { $0 = message } }
}
