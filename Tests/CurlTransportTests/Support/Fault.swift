import ApusClient
import Testing

/// What a server sends before something goes wrong, and what must be said about it.
struct Fault: Sendable, CustomTestStringConvertible {
  let name: String
  let steps: [Step]
  let code: ErrorCode
  /// What is kept of the body.
  var kept = ""
  /// A part of the message.
  var says = ""

  var testDescription: String { name }
}

let okLine = "HTTP/1.1 200 OK\r\n"

let wireFaults: [Fault] = [
  Fault(name: "no answer at all", steps: [.close], code: .closed, says: "without an answer"),
  Fault(
    name: "a reset instead of an answer", steps: [.reset], code: .reset, says: "waiting for the response"),
  Fault(
    name: "half a head", steps: [.text(okLine + "X-A: 1\r\n"), .close], code: .closed,
    says: "middle of the header"),
  Fault(
    name: "a body shorter than its length",
    steps: [.text(okLine + "Content-Length: 100\r\n\r\n0123456789"), .close], code: .bodyTruncated,
    kept: "0123456789", says: "10 of 100 bytes"),
  Fault(
    name: "chunks without the last one",
    steps: [.text(okLine + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"), .close], code: .bodyTruncated,
    kept: "hello", says: "5 bytes"),
  Fault(
    name: "half a chunk",
    steps: [.text(okLine + "Transfer-Encoding: chunked\r\n\r\nff\r\nhello"), .close], code: .bodyTruncated,
    kept: "hello", says: "5 bytes"),
  Fault(
    name: "a chunk size that is none",
    steps: [.text(okLine + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nXYZ\r\n"), .hold],
    code: .protocolFraming, kept: "hello", says: "chunks"),
  Fault(
    name: "a chunk longer than it said",
    steps: [.text(okLine + "Transfer-Encoding: chunked\r\n\r\n3\r\nhello\r\n0\r\n\r\n"), .hold],
    code: .protocolFraming, kept: "hel", says: "chunks"),
  Fault(
    name: "two lengths that differ",
    steps: [.text(okLine + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello"), .hold],
    code: .protocolFraming, says: "5 and 6"),
  Fault(
    name: "a list of lengths that differ",
    steps: [.text(okLine + "Content-Length: 5, 6\r\n\r\nhello"), .hold],
    code: .protocolFraming, says: "5 and 6"),
  Fault(
    name: "a length that is no number", steps: [.text(okLine + "Content-Length: -5\r\n\r\nhello"), .hold],
    code: .protocolFraming, says: "Content-Length"),
  Fault(
    name: "a length beyond every number",
    steps: [.text(okLine + "Content-Length: 99999999999999999999\r\n\r\nhello"), .hold],
    code: .protocolFraming, says: "99999999999999999999"),
  Fault(
    name: "a length and chunks",
    steps: [.text(okLine + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"), .hold],
    code: .protocolFraming, says: "both"),
  Fault(
    name: "a status line of 400 KB",
    steps: [.text("HTTP/1.1 200 " + String(repeating: "O", count: 400_000) + "\r\n\r\n"), .hold],
    code: .protocolStatus, says: "status line"),
  Fault(
    name: "a status of six digits", steps: [.text("HTTP/1.1 999999 Many\r\n\r\n"), .hold],
    code: .protocolStatus, says: "status line"),
  Fault(
    name: "a return within a header",
    steps: [.text(okLine + "X-A: a\rb\r\nContent-Length: 0\r\n\r\n"), .hold],
    code: .protocolHeader),
  Fault(
    name: "a transfer encoding nobody knows",
    steps: [.text(okLine + "Transfer-Encoding: rot13\r\n\r\nuryyb"), .close], code: .protocolFraming),
  Fault(
    name: "no HTTP at all", steps: [.text("SSH-2.0-OpenSSH_9.2\r\n"), .hold], code: .protocolStatus,
    says: "status line"),
  Fault(
    name: "a status that is no number", steps: [.text("HTTP/1.1 abc OK\r\n\r\n"), .close],
    code: .protocolStatus, says: "status line"),
  Fault(
    name: "a status of two digits", steps: [.text("HTTP/1.1 20 OK\r\n\r\n"), .close],
    code: .protocolStatus),
  Fault(
    name: "a version that does not exist", steps: [.text("HTTP/7.3 200 OK\r\n\r\n"), .close],
    code: .protocolStatus),
  Fault(
    name: "a header line without a colon",
    steps: [.text(okLine + "this is no header\r\nContent-Length: 0\r\n\r\n"), .hold], code: .protocolHeader,
    says: "header line"),
  Fault(
    name: "a header without a name", steps: [.text(okLine + ": x\r\nContent-Length: 0\r\n\r\n"), .hold],
    code: .protocolHeader, says: ": x"),
  Fault(
    name: "a header name with a blank",
    steps: [.text(okLine + "X A: 1\r\nContent-Length: 0\r\n\r\n"), .hold],
    code: .protocolHeader, says: "X A: 1"),
  Fault(
    name: "a folded line with nothing to fold onto",
    steps: [.text(okLine + " x: 1\r\nContent-Length: 0\r\n\r\n"), .hold], code: .protocolHeader),
  Fault(
    name: "a header with a zero byte",
    steps: [.text(okLine + "X-A: a\0b\r\nContent-Length: 0\r\n\r\n"), .hold],
    code: .protocolHeader),
  Fault(
    name: "a header line of 200 KB",
    steps: [.text(okLine + "X-A: " + String(repeating: "a", count: 200_000) + "\r\n\r\n"), .hold],
    code: .headerTooLarge),
  Fault(
    name: "headers without end", steps: [.text(okLine), .forever(Array("X-A: 0123456789\r\n".utf8))],
    code: .headerTooLarge),
  Fault(
    name: "informational responses without end",
    steps: [.forever(Array("HTTP/1.1 103 X\r\nA: b\r\n\r\n".utf8))],
    code: .headerTooLarge),
  Fault(
    name: "a folded header without end",
    steps: [.text(okLine + "X-A: 1\r\n"), .forever(Array(" more of it\r\n".utf8))],
    code: .headerTooLarge),
  Fault(
    name: "a folded line of 200 KB",
    steps: [.text(okLine + "X-A: 1\r\n " + String(repeating: "a", count: 200_000) + "\r\n\r\n"), .hold],
    code: .headerTooLarge),
  Fault(
    name: "5,001 fields, all of them short",
    steps: [.text(okLine + String(repeating: "A: b\r\n", count: 5_001) + "\r\n"), .hold],
    code: .headerTooLarge, says: "5000 fields"),
  Fault(
    name: "5,001 fields over many informational responses",
    steps: [
      .text(
        String(
          repeating: "HTTP/1.1 103 X\r\n" + String(repeating: "A: b\r\n", count: 1_667) + "\r\n", count: 3)),
      .hold,
    ],
    code: .headerTooLarge, says: "5000 fields"),
  Fault(
    name: "trailers without end",
    steps: [
      .text(okLine + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n"),
      .forever(Array("X-A: 0123456789\r\n".utf8)),
    ],
    code: .headerTooLarge, kept: "hello"),
  Fault(
    name: "a trailer of 200 KB",
    steps: [
      .text(
        okLine + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX-A: "
          + String(repeating: "a", count: 200_000)),
      .text("\r\n\r\n"), .hold,
    ],
    code: .headerTooLarge, kept: "hello"),
  Fault(
    name: "a reset in the body", steps: [.text(okLine + "Content-Length: 100\r\n\r\n0123456789"), .reset],
    code: .reset, says: "receiving the body"),
]
