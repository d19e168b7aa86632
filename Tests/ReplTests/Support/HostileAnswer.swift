import ApusClient
import Foundation
import Testing

/// An answer that tries to have the terminal do something, in every text it has.
struct HostileAnswer: CustomTestStringConvertible, Sendable {
  let name: String
  let contentType: String
  let bytes: [UInt8]
  /// Lines that show it, after it was got. Whoever adds a view adds its lines here.
  let lines: [String]

  var testDescription: String { name }

  /// What a text may hold that a terminal obeys, or that hides or turns what is read.
  static let texts: [String] = controls + others

  private static let controls: [String] = {
    let codes: [UInt32] = Array(0..<0x20) + Array(0x7f..<0xa0)
    return codes.compactMap(Unicode.Scalar.init).map { "a\($0)b" }
  }()

  private static let others: [String] = [
    "\u{1b}[2J\u{1b}[H", "\u{1b}]0;title\u{7}", "\u{1b}]52;c;Zm9v\u{1b}\\", "\u{9b}31m", "\u{9d}0;t\u{9c}",
    "\u{1b}P+q544e\u{1b}\\", "\u{1b}[6n", "\u{1b}c", "\u{1b}[?1049h", "a\r\nb", "\u{8}\u{8}\u{8}",
    "\u{202e}txt.exe", "\u{2066}a\u{2069}", "\u{200f}", "a\u{200b}\u{2060}\u{feff}b", "\u{2028}\u{2029}",
    "\u{e0001}\u{e0041}\u{e007f}", "\u{301}\u{301}", "\u{fe0f}", "\u{180e}", "\u{115f}\u{1160}",
    "\u{fff9}x\u{fffb}",
    "[31mred[0m", "](javascript:x)", "| a | b |", "=cmd|'/c calc'!A1", "{{x}}", "•••",
  ]

  /// Bytes that are no text in UTF-8, such as controls of one byte.
  static let broken: [[UInt8]] = [
    [0x9b, 0x33, 0x31, 0x6d], [0xc0, 0x9b], [0xe0, 0x80, 0x9b], [0xf0, 0x80, 0x80, 0x9b], [0xff, 0xfe],
    [0xc2],
    [0xed, 0xa0, 0x80], [0x90, 0x9c, 0x9d],
  ]

  static let all: [HostileAnswer] = [
    HostileAnswer("JSON", "application/json", json, lines: jsonLines),
    HostileAnswer(
      "JSON lines", "application/x-ndjson", each { "{\"t\": \(quoted($0))}\n" }, lines: ["."] + listLines),
    HostileAnswer("text", "text/plain", plain, isBroken: true, lines: ["body", "raw", ".", "explain"]),
    HostileAnswer(
      "an error", "application/problem+json", "{\"title\": \(quoted(plain)), \"detail\": \(quoted(plain))}",
      lines: ["explain", ".", "body"]),
    HostileAnswer(
      "CSV", "text/csv", "t,u\n" + each { "\"" + $0.replacing("\"", with: "\"\"") + "\",1\n" },
      lines: [".", "table", "tree", "body"]),
    HostileAnswer(
      "XML", "application/xml", "<r>" + each { "<t a=\"\(marked($0))\">\(marked($0))</t>" } + "</r>",
      lines: markupLines),
    HostileAnswer(
      "a page", "text/html",
      "<title>\(marked(plain))</title>" + each { "<p><a href=\"/\(marked($0))\">\(marked($0))</a>" },
      isBroken: true, lines: markupLines),
    HostileAnswer(
      "events", "text/event-stream", each { "event: e\($0)\ndata: {\"t\": \(quoted($0))}\n\n" },
      isBroken: true, lines: [".", "body"]),
    HostileAnswer(
      "bytes", "application/octet-stream", "\u{0}" + plain, isBroken: true, lines: ["body", "raw"]),
  ]

  private init(
    _ name: String, _ contentType: String, _ text: String, isBroken: Bool = false, lines: [String]
  ) {
    self.name = name
    self.contentType = contentType
    self.lines = lines
    bytes = Array(text.utf8) + (isBroken ? Array(Self.broken.joined()) : [])
  }

  private static func each(_ form: (String) -> String) -> String { texts.map(form).joined() }

  private static let plain = texts.joined()

  private static let listLines = [
    "table .", "table . --wide", "table . --md", "table . --csv", "table . --jsonl", "table . --html",
    "keys .[*]", "find a", "text .[*].t", "select . --first 9",
  ]

  private static let markupLines = [".", "tree", "table", "body", "view markdown ."]

  private static let jsonLines = [
    ".", "view json", ".", "view table", ".", "view raw", ".", "view tree", "tree", "tree . --depth 1",
    "tree --exact", "body", "body --pretty", "raw", "headers", "request", "history", "timing", "count ..",
    "keys", "keys .items", "shape", "table .items", "table .items --wide", "table .items --csv",
    "table .items --tsv", "table .items --md", "table .items --html", "table .items --jsonl",
    "table .items --group name --count", "table .items --sort -name", "find a", "find a --keys", "look 1",
    "look", "look .items[0]", "look", "text .items[*].name", "select .items --sort name --first 9", ".",
    "show 1",
    "get /again", "diff 1 2", "diff 1 2 --side", "diff 1 2 --shape", "diff 1 2 --headers",
    "view markdown .items[*].name", "gron", "gron .items[0]", "links", "chart .items[*].id",
    "chart .items[*].name", "body --yaml",
    "open --browser .items[12].link", "open --with-system", "diff 1 2 --by name", "history b",
    "expect .items[0].name == x", "let x = .items[0].name", "env", "explain", "swift",
    "preview get /{{.items[0].id}}",
    "for t in .items[*].link get {{t}} --offline",
  ]

  /// A list of objects: each text is a value, a part of one, and a key, spelled raw where JSON allows it.
  private static let json: String = {
    var items: [String] = []
    for (index, text) in texts.enumerated() {
      let (raw, escaped) = (quoted(text), quoted(text, isEscaped: true))
      var item = "{\"id\": \(index), \"name\": \(raw), \"link\": \(quoted("http://h.test/" + text)), "
      item += "\(quoted("k" + text)): \(escaped), \"deep\": {\"list\": [\(raw)]}}"
      items.append(item)
    }
    return "{\"items\": [" + items.joined(separator: ", ") + "], " + quoted(plain) + ": null}"
  }()

  /// As markup has it, which has no controls but a newline.
  private static func marked(_ text: String) -> String {
    let plain = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      "\"", with: "&quot;")
    var scalars = String.UnicodeScalarView()
    for scalar in plain.unicodeScalars where scalar.value > 0x1f || scalar == "\n" { scalars.append(scalar) }
    return String(scalars)
  }

  private static func quoted(_ text: String, isEscaped: Bool = false) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
      } else if scalar.value < 0x20 || isEscaped && scalar.value < 0x10000 {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// A server of one answer, whose heads are as hostile as its body.
struct HostileTransport: Transport {
  let answer: HostileAnswer

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let headers = HeaderFields(
      [
        HeaderField(name: "Content-Type", value: answer.contentType),
        HeaderField(name: "Link", value: "<http://h.test/\u{1b}[2J>; rel=next"),
      ]
        + HostileAnswer.texts.prefix(12).map { HeaderField(name: "X-Mine", value: $0) })
    let status = answer.name == "an error" ? 500 : 200
    let head = ResponseHead(version: "HTTP/1.1", status: status, reason: "O\u{1b}[2JK", headers: headers)
    let sent = SentRequest(method: request.method, url: request.url, headers: request.headers)
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [Hop(sent: sent, response: head)],
      body: ReceivedBody(bytes: answer.bytes))
  }
}
