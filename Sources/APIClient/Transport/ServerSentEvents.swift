/// One event of a `text/event-stream`.
package struct ServerSentEvent: Sendable, Hashable {
  /// `message` unless the server named it.
  package let type: String
  package let data: String
  /// The last id the server gave, for this event or an earlier one; empty when it gave none.
  package let id: String

  package init(type: String = "message", data: String, id: String = "") {
    self.type = type
    self.data = data
    self.id = id
  }
}

/// Reads server-sent events from bytes that arrive in pieces, by the rules of the HTML standard. What is not an event
/// there (comments, unknown fields, an event with no data, one that was not finished) is none here.
package struct ServerSentEventReader: Sendable {
  /// How long the server asks to wait before connecting again; `nil` when it did not.
  package private(set) var retry: Duration?

  private var splitter = LineSplitter()
  private var isFirstLine = true
  private var type = ""
  private var data: [String] = []
  private var id = ""

  package init() {}

  /// The events that `piece` completes.
  package mutating func events(in piece: ArraySlice<UInt8>) -> [ServerSentEvent] {
    splitter.lines(in: piece).compactMap { take($0) }
  }

  private mutating func take(_ bytes: [UInt8]) -> ServerSentEvent? {
    var line = bytes[...]
    if isFirstLine, line.starts(with: [0xef, 0xbb, 0xbf]) { line = line.dropFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    setField(String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
    return nil
  }

  private mutating func setField(_ name: String, _ value: String) {
    switch name {
    case "event": type = value
    case "data": data.append(value)
    case "id" where !value.unicodeScalars.contains("\0"): id = value
    case "retry":
      let isNumber = !value.isEmpty && value.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
      if isNumber, let milliseconds = Int64(value) { retry = .milliseconds(milliseconds) }
    default: break
    }
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer {
      type = ""
      data = []
    }
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(type: type.isEmpty ? "message" : type, data: data.joined(separator: "\n"), id: id)
  }
}
