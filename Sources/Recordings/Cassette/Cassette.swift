internal import ApusClient
package import ApusJSON
package import ApusRedaction

/// The exchanges of a session, in a HAR 1.2 file: one line an entry, so that it can grow at its end and a diff is small.
package struct Cassette: Sendable {
  package var recordings: [Recording]
  /// Entries that are about no HTTP exchange, such as those of `data:` and `ws:` URLs.
  package let others: [HAROther]
  /// The files that its lines read, each with how many exchanges stand before it.
  package private(set) var files: [(file: HARFile, place: Int)]
  /// False when the file ends in the middle of an entry, which is dropped.
  package let isComplete: Bool
  /// Whether this program wrote it with a session, so that its exchanges are what the session's lines asked for.
  package let isOwn: Bool
  /// How many steps of the session stand behind the last that was answered from here: nothing else tells that they
  /// are gone. 0 also where nobody wrote it down.
  package let stepsBehind: Int
  /// The file, for whoever writes what stays as it stands there.
  private var source: [UInt8] = []

  package static let head = Array(
    #"{"log":{"version":"1.2","creator":{"name":"apus","version":"1"},"pages":[],"entries":["#.utf8)
  package static let tail = tail(stepsBehind: 0)

  /// What stands behind the entries.
  package static func tail(stepsBehind count: Int) -> [UInt8] {
    Array((count == 0 ? "\n]}}\n" : "\n],\"\(stepsBehindKey)\":\(count)}}\n").utf8)
  }

  private static let stepsBehindKey = "_stepsBehind"

  package init(recordings: [Recording], stepsBehind: Int = 0) {
    self.recordings = recordings
    self.stepsBehind = stepsBehind
    others = []
    files = []
    isComplete = true
    isOwn = true
  }

  /// The same without what is secret in it.
  package func redacted(by redactor: inout Redactor) throws -> Cassette {
    var redacted = try Cassette(rereading: recordings, redactor: &redactor)
    redacted.files = files.map { ($0.file.redacted(by: &redactor), $0.place) }
    return redacted
  }

  /// Reads a HAR file, ours or a browser's. One of ours may be cut off anywhere.
  package init(reading bytes: [UInt8], file: String = "capture.har") throws(HARProblem) {
    let reader = HARReader(file: file)
    source = bytes
    isOwn = bytes.starts(with: Self.head)
    switch Result(catching: { () throws(SyntaxError) in try JSONDocument(bytes) }) {
    case .success(let document):
      recordings = try reader.recordings(in: document)
      others = reader.others(in: document)
      files = reader.files(in: document)
      stepsBehind = document.root["log"]?[Self.stepsBehindKey]?.integer ?? 0
      isComplete = true
    case .failure(let error):
      guard let document = Self.finishedPart(of: bytes) else {
        throw HARProblem(
          file: file, line: error.position.line, column: error.position.column,
          message: "expected \(error.expected), found \(error.found)")
      }
      recordings = try reader.recordings(in: document)
      others = []
      files = reader.files(in: document)
      stepsBehind = 0
      isComplete = false
    }
  }

  /// What its session called itself, so that it replays as it was recorded whatever version replays it; `nil` for one
  /// from before requests said so.
  ///
  /// - Parameter usual: for one that tells nothing.
  package func userAgent(orElse usual: String?) -> String? {
    let names = recordings.map { $0.exchange.request.headers["User-Agent"] }
    if let own = names.compactMap(\.self).first(where: { $0.hasPrefix("apus/") }) { return own }
    return names.contains(nil) ? nil : usual
  }

  /// The whole file. Nothing is returned when a secret would be in it.
  package func bytes(redactor: inout Redactor) throws(LeakedSecret) -> [UInt8] {
    let entries = try Self.entries(of: recordings, from: 1, redactor: &redactor)
    return Self.head + (recordings.isEmpty ? [] : Self.separator(before: 1)) + entries
      + Self.tail(stepsBehind: stepsBehind)
  }

  /// The entries of some recordings, of which the first has the given number. In a file of their own or before
  /// the tail of another, they stand behind `separator(before:)`.
  package static func entries(
    of recordings: [Recording], from id: Int, redactor: inout Redactor
  ) throws(LeakedSecret) -> [UInt8] {
    joined(try lines(of: recordings, from: id, redactor: &redactor).flatMap { $0.lines.map(\.bytes) })
  }

  /// The lines of each of them.
  package static func lines(
    of recordings: [Recording], from id: Int, redactor: inout Redactor
  ) throws(LeakedSecret) -> [HARLines] {
    var writer = HARWriter(redactor: redactor)
    defer { redactor = writer.redactor }
    var known: Int
    var written: [HARLines]
    repeat {
      known = writer.redactor.knownCount
      written = []
      for (index, recording) in recordings.enumerated() where !writer.redactor.isStopped {
        written.append(try writer.written(recording, id: id + index))
      }
      // What the last exchange tells may stand in the first.
    } while recordings.count > 1 && writer.redactor.knownCount > known
    return written
  }

  /// Lines as they stand in a file, one entry each.
  package static func joined(_ lines: [[UInt8]]) -> [UInt8] {
    if let only = lines.first, lines.count == 1 { return only }
    return Array(lines.joined(separator: Array(",\n".utf8)))
  }

  /// The entries of some files, of which the first has the given number.
  ///
  /// - Parameter recording: what followed.
  package static func lines(of files: [HARFile], from id: Int, before recording: Recording?) -> [[UInt8]] {
    files.enumerated().map { $1.line(id: id + $0, before: recording) }
  }

  package static func separator(before id: Int) -> [UInt8] { Array((id == 1 ? "\n" : ",\n").utf8) }

  /// The lines of its exchanges by their numbers; none where another program wrote it.
  package func lines() -> [Int: [[UInt8]]] {
    guard isOwn else { return [:] }
    var lines: [Int: [[UInt8]]] = [:]
    var last: Int?
    for line in source.dropFirst(Self.head.count).split(separator: UInt8(ascii: "\n")) {
      guard let id = Self.id(of: line) else { continue }
      let entry = Array(line.last == UInt8(ascii: ",") ? line.dropLast() : line)
      // The lines of one exchange stand together.
      lines[id] = id == last || lines[id] == nil ? (lines[id] ?? []) + [entry] : []
      last = id
    }
    return lines
  }

  private static func id(of line: ArraySlice<UInt8>) -> Int? {
    let mark = #"{"_id":"#.utf8
    guard line.starts(with: mark) else { return nil }
    return Int(String(decoding: line.dropFirst(mark.count).prefix { $0 &- 0x30 < 10 }, as: UTF8.self))
  }

  /// What is read of a file: all of it, or of one that is cut off the entries whose lines are whole.
  package static func document(of bytes: [UInt8]) -> JSONDocument? {
    (try? JSONDocument(bytes)) ?? finishedPart(of: bytes)
  }

  /// The entries whose lines are whole.
  private static func finishedPart(of bytes: [UInt8]) -> JSONDocument? {
    guard bytes.starts(with: head) else { return nil }
    var lines = bytes[head.count...].split(separator: UInt8(ascii: "\n"))
    while let last = lines.last {
      let entry = last.last == UInt8(ascii: ",") ? last.dropLast() : last
      if (try? JSONDocument(Array(entry)))?.root.kind == .object { break }
      lines.removeLast()
    }
    var kept = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    if kept.last == UInt8(ascii: ",") { kept.removeLast() }
    return try? JSONDocument(head + separator(before: 1) + kept + tail)
  }
}

extension Request {
  /// Whether method, URL and body are the same to the byte, and the body of the same kind. A body that is no bytes yet is
  /// none like it.
  func isSame(as other: Request) -> Bool {
    guard method == other.method, url == other.url else { return false }
    guard let body, let others = other.body else { return body == nil && other.body == nil }
    guard let bytes = body.bytesInMemory, bytes == others.bytesInMemory else { return false }
    return body.contentType ?? headers["Content-Type"] == others.contentType ?? other.headers["Content-Type"]
  }
}

extension Cassette {
  /// Recordings as they are read once they were written.
  package init(rereading recordings: [Recording], redactor: inout Redactor) throws {
    try self.init(reading: Cassette(recordings: recordings).bytes(redactor: &redactor))
    // They stand in no file yet.
    for index in self.recordings.indices { self.recordings[index].id = nil }
  }
}
