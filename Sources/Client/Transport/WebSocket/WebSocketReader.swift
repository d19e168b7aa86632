/// Reads frames from bytes that arrive in pieces, and puts messages together (RFC 6455, 5 to 8).
///
/// Nothing is kept of a message that is longer than is taken: its length is known before its bytes.
package struct WebSocketReader: Sendable {
  /// What was wrong; nothing is read any more.
  package private(set) var violation: WebSocketViolation?

  private let isMasked: Bool
  private let limit: Int
  private var isOver = false
  private var begun: [UInt8] = []
  private var frame: WebSocketFrameHead?
  /// How much of the frame's payload is there.
  private var place = 0
  private var control: [UInt8] = []
  /// That of the message which is not whole yet.
  private var kind: WebSocketFrame.Kind?
  private var message: [UInt8] = []
  private var text = UTF8Progress()

  /// - Parameters:
  ///   - isMasked: whether the other side hides what it sends, as a client does.
  ///   - limit: how many bytes a message may have.
  package init(isMasked: Bool = false, limit: Int = 64 << 20) {
    (self.isMasked, self.limit) = (isMasked, limit)
  }

  /// Whether a message has begun and is not whole.
  package var isInMessage: Bool { kind != nil || frame != nil || !begun.isEmpty }

  /// What `piece` completes. Behind a close frame there is nothing.
  package mutating func events(in piece: ArraySlice<UInt8>) -> [WebSocketEvent] {
    var events: [WebSocketEvent] = []
    var rest = piece
    do throws(WebSocketViolation) {
      while violation == nil, !isOver, try beginFrame(&rest), let event = try goOn(&rest) {
        if let event = event.value { events.append(event) }
      }
    } catch {
      violation = error
    }
    return events
  }

  /// What a whole frame completes, which may be nothing.
  private struct Completed { let value: WebSocketEvent? }

  /// Reads a head, unless there is one; `false` while it is not whole.
  private mutating func beginFrame(_ rest: inout ArraySlice<UInt8>) throws(WebSocketViolation) -> Bool {
    guard frame == nil else { return true }
    var found: WebSocketFrameHead?
    if begun.isEmpty {
      found = try .read(rest, isMasked: isMasked)
      if let found { rest = rest.dropFirst(found.byteCount) } else { begun = Array(rest) }
    } else {
      while found == nil, let byte = rest.popFirst() {
        begun.append(byte)
        found = try .read(begun[...], isMasked: isMasked)
      }
      if found != nil { begun = [] }
    }
    guard let found else { return false }
    try check(found)
    (frame, place) = (found, 0)
    return true
  }

  private mutating func check(_ head: WebSocketFrameHead) throws(WebSocketViolation) {
    guard !head.kind.isControl else { return }
    if head.kind == .continuation {
      guard kind != nil else { throw .framing("a frame goes on with a message, and none has begun") }
    } else {
      guard kind == nil else { throw .framing("a message begins before the last one is whole") }
      (kind, text) = (head.kind, UTF8Progress())
    }
    guard head.length <= limit - message.count else {
      throw WebSocketViolation(
        .webSocketTooLarge, 1009, "a message is longer than the \(limit) bytes that are taken")
    }
  }

  /// Takes payload; `nil` while the frame is not whole.
  private mutating func goOn(_ rest: inout ArraySlice<UInt8>) throws(WebSocketViolation) -> Completed? {
    guard let head = frame else { return nil }
    let part = rest.prefix(head.length - place)
    rest = rest.dropFirst(part.count)
    let isWhole = place + part.count == head.length
    if isWhole, head.isFinal, head.mask == nil, place == 0, message.isEmpty, !head.kind.isControl {
      frame = nil
      return Completed(value: .message(try whole(part)))
    }
    if head.kind.isControl {
      Self.keep(part, of: head, from: place, in: &control)
    } else {
      let count = message.count
      Self.keep(part, of: head, from: place, in: &message)
      if kind == .text, !text.take(message[count...]) { throw .text }
    }
    place += part.count
    guard isWhole else { return nil }
    frame = nil
    return Completed(value: try completed(head))
  }

  /// Static, so that no copy of the reader holds the bytes while they grow: each piece would copy all before it.
  private static func keep(
    _ part: ArraySlice<UInt8>, of head: WebSocketFrameHead, from place: Int, in bytes: inout [UInt8]
  ) {
    if let mask = head.mask { mask.append(part, from: place, to: &bytes) } else { bytes += part }
  }

  private mutating func completed(_ head: WebSocketFrameHead) throws(WebSocketViolation) -> WebSocketEvent? {
    guard head.kind.isControl else {
      guard head.isFinal else { return nil }
      defer { message = [] }
      return .message(try whole(message[...]))
    }
    defer { control = [] }
    switch head.kind {
    case .ping: return .ping(control)
    case .pong: return .pong(control)
    default:
      isOver = true
      return .closing(try WebSocketClosing(payload: control))
    }
  }

  private mutating func whole(_ bytes: ArraySlice<UInt8>) throws(WebSocketViolation) -> WebSocketMessage {
    defer { kind = nil }
    guard kind == .text else { return .binary(Array(bytes)) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .text }
    return .text(text)
  }
}
