/// What the other side did that RFC 6455 does not allow, or that is more than is taken.
package struct WebSocketViolation: Error, Sendable, Hashable {
  package let code: ErrorCode
  /// What the other side is told.
  package let closeCode: Int
  package let message: String

  package init(_ code: ErrorCode, _ closeCode: Int, _ message: String) {
    (self.code, self.closeCode, self.message) = (code, closeCode, message)
  }

  static func framing(_ message: String) -> WebSocketViolation {
    WebSocketViolation(.webSocketFrame, 1002, message)
  }

  static let text = WebSocketViolation(.webSocketText, 1007, "a text message is not UTF-8")
}
