/// Reads server-sent events from bytes that arrive in pieces, by the rules of the HTML standard. What is not an event
/// there (comments, unknown fields, an event with no data, one that was not finished) is none here.
public struct ServerSentEventReader: Sendable {
  /// How long the server asks to wait before connecting again; `nil` when it did not.
  public private(set) var retry: Duration?

  private let limit: Int
  private var splitter: LineSplitter
  private var isFirstLine = true
  private var type = ""
  private var data: [String] = []
  /// Of all the lines of `data`.
  private var dataByteCount = 0
  private var id = ""
  /// As of the last event that was finished.
  private var finishedID = ""

  /// - Parameter limit: How many bytes one event may have, by default 16 MiB: a server that never ends one must not
  ///   fill the memory.
  public init(limit: Int = 16 << 20) {
    self.limit = limit
    splitter = LineSplitter(longestLine: limit + 1)
  }

  /// The events that `piece` completes.
  ///
  /// - Throws: `StreamPieceTooLong` for an event with more bytes than the limit. Nothing after it can be read. What is
  ///   no event is passed over.
  public mutating func events(
    in piece: ArraySlice<UInt8>
  ) throws(StreamPieceTooLong) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for line in splitter.lines(in: piece) {
      if let event = try take(line) { events.append(event) }
    }
    return events
  }

  /// Reads another stream from its beginning, behind an event with this id. What was said of the time between them still
  /// counts; an event that was not finished does not, nor does its id.
  mutating func beginAgain(after lastID: String) {
    id = lastID
    splitter = LineSplitter(longestLine: limit + 1)
    isFirstLine = true
    _ = dispatch()
  }

  private mutating func take(_ bytes: [UInt8]) throws(StreamPieceTooLong) -> ServerSentEvent? {
    guard bytes.count <= limit else { throw StreamPieceTooLong(limit: limit) }
    var line = bytes[...]
    if isFirstLine, line.starts(with: [0xef, 0xbb, 0xbf]) { line = line.dropFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    let name = String(decoding: line[..<colon], as: UTF8.self)
    if name == "data" {
      dataByteCount += value.count + 1
      guard dataByteCount <= limit + 1 else { throw StreamPieceTooLong(limit: limit) }
    }
    setField(name, String(decoding: value, as: UTF8.self))
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
      dataByteCount = 0
      finishedID = id
    }
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(type: type.isEmpty ? "message" : type, data: data.joined(separator: "\n"), id: id)
  }
}

extension ServerSentEventReader {
  /// A stream up to the end of its last event: what was not finished is none.
  package static func wholeEvents(in bytes: [UInt8]) -> [UInt8] {
    let end = bytes.indices.last { place in
      let isEmptyLine = bytes[..<place].last == 0x0a || bytes[..<place].suffix(2) == [0x0a, 0x0d]
      return bytes[place] == 0x0a && isEmptyLine
    }
    return end.map { Array(bytes[...$0]) } ?? []
  }
}

extension ServerSentEventReader: StreamCutter {
  mutating func begin() { beginAgain(after: finishedID) }

  mutating func pieces(in bytes: ArraySlice<UInt8>) throws(StreamPieceTooLong) -> [ServerSentEvent] {
    try events(in: bytes)
  }

  /// An event that was not finished is none.
  mutating func lastPiece() -> ServerSentEvent? { nil }
}
