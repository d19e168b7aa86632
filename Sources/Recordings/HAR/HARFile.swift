internal import ApusClient
internal import ApusEncodings
package import ApusJSON
package import ApusRedaction

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A file that a line read, as an entry of a HAR log: as browsers list `data:` and `file:` URLs, which nobody is asked
/// for over a network.
package struct HARFile: Sendable, Hashable {
  /// As the line names it; `~` is the home folder.
  package let path: String
  package let bytes: [UInt8]

  /// Its number in the file that it was read from.
  package var id: Int?

  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// Whether two are the same file with the same content.
  package static func == (one: HARFile, other: HARFile) -> Bool {
    one.path == other.path && one.bytes == other.bytes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// `nil` for an entry about something else.
  package init?(_ entry: Node) {
    guard let path = entry["_path"]?.string, let content = entry["response"]?["content"],
      let text = content["text"]?.string
    else { return nil }
    self.path = path
    id = entry["_id"]?.integer
    guard content["encoding"]?.string == "base64" else {
      bytes = Array(text.utf8)
      return
    }
    guard let bytes = Base64.decoded(text) else { return nil }
    self.bytes = bytes
  }

  /// The same file without secrets. That it is a table only its name tells.
  package func redacted(by redactor: inout Redactor) -> HARFile {
    let isTable = [".csv", ".tsv"].contains(where: path.lowercased().hasSuffix)
    let bytes = redactor.redact(body: bytes, contentType: isTable ? "text/csv" : nil)
    return HARFile(path: redactor.redact(path), bytes: bytes)
  }

  /// Its entry, as one line of JSON.
  ///
  /// - Parameter recording: what followed. HAR has a time for each entry, and nobody needs to know it of a file.
  package func line(id: Int, before recording: Recording?) -> [UInt8] {
    let started = isoText(recording?.exchange.startedAt ?? Date(timeIntervalSince1970: 0))
    func record(_ members: [(String, JSONValue)]) -> JSONValue { object(.object([]), adding: members) }
    let nothing: [(String, JSONValue)] = [("cookies", .array([])), ("headers", .array([]))]
    let url = "file:" + PercentEncoding.encode(path, for: .writtenPath)
    let content =
      [("size", .number(bytes.count)), ("mimeType", "")] as [(String, JSONValue)] + HARText(of: bytes).members
    let entry = record([
      ("_id", .number(id)), ("_path", .string(path)), ("startedDateTime", .string(started)),
      ("time", .number(0)),
      (
        "request",
        record(
          [("method", "GET"), ("url", .string(url)), ("httpVersion", "")] + nothing
            + [("queryString", .array([])), ("headersSize", .number(-1)), ("bodySize", .number(0))])
      ),
      (
        "response",
        record(
          [("status", .number(200)), ("statusText", ""), ("httpVersion", "")] + nothing
            + [
              ("content", record(content)), ("redirectURL", ""), ("headersSize", .number(-1)),
              ("bodySize", .number(bytes.count)),
            ])
      ), ("cache", .object([])),
      ("timings", record([("send", .number(0)), ("wait", .number(0)), ("receive", .number(0))])),
    ])
    var line: [UInt8] = []
    entry.append(to: &line, .unseen)
    return line
  }
}
