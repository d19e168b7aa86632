/// Unusual, and legal: a good client reads all of these.
enum OddFaults: FaultGroup {
  static let faults: [Fault] = responses + bodies

  private static let responses: [Fault] = [
    Fault(
      "odd.interim", "Two interim responses (103) come before the final one.",
      keeps: .text("{\"early\": false}"),
      .send(Wire.head("Link: </style.css>; rel=preload", status: "HTTP/1.1 103 Early Hints")),
      .send(Wire.head("Link: </script.js>; rel=preload", status: "HTTP/1.1 103 Early Hints")),
      .send(Wire.head(Wire.json, "Content-Length: 16")), .text("{\"early\": false}"), .close),
    Fault(
      "odd.trailers", "Header lines come after the body.", keeps: .text("{\"late\": true}"),
      .send(Wire.head(Wire.json, "Trailer: X-Checksum", "Transfer-Encoding: chunked")),
      .text("e\r\n{\"late\": true}\r\n0\r\nX-Checksum: 12345\r\nX-Took: 3 ms\r\n\r\n"), .close),
    Fault(
      "odd.chunks", "Chunks of one byte, with extensions.", keeps: .text("{}"),
      .send(Wire.head(Wire.json, "Transfer-Encoding: chunked")),
      .text("1;name=value\r\n{\r\n01\r\n}\r\n00;last\r\n\r\n"), .close),
    Fault(
      "odd.reason", "There is no reason phrase.", keeps: .text("{}"),
      .send(Wire.head(Wire.json, "Content-Length: 2", status: "HTTP/1.1 200 ")), .text("{}"), .close),
    Fault(
      "odd.reason/bare", "There is no reason phrase, and no space for it.", keeps: .text("{}"),
      .send(Wire.head(Wire.json, "Content-Length: 2", status: "HTTP/1.1 200")), .text("{}"), .close),
    Fault(
      "odd.version", "The response is of HTTP/1.0, and ends with its connection.",
      keeps: .text("{\"version\": \"1.0\"}\n"),
      .send(Wire.head(Wire.json, status: "HTTP/1.0 200 OK")), .text("{\"version\": \"1.0\"}\n"), .close),
    Fault(
      "odd.latin1", "A header holds Latin-1 bytes.", keeps: .text("{}"),
      .send(Wire.openHead(Wire.json)), .send(Array("X-Name: Jos".utf8) + [0xe9, 0x0d, 0x0a]),
      .text("Content-Length: 2\r\n\r\n{}"), .close),
    Fault(
      "odd.fields", "The same header lines several times, in every case, and one that is empty.",
      keeps: .text("{}"),
      .send(Wire.head(Wire.json, "x-twice: 1", "X-TWICE: 2", "X-Empty:", "Content-Length: 2")),
      .text("{}"), .close),
    Fault(
      "odd.fold", "A header value continues on the next line, as was allowed until 2014.",
      keeps: .text("{}"), .send(Wire.head(Wire.json, "X-Fold: 1\r\n  2", "Content-Length: 2")), .text("{}"),
      .close),
    Fault(
      "odd.lengths", "The same Content-Length twice.", keeps: .text("{}"),
      .send(Wire.head(Wire.json, "Content-Length: 2", "Content-Length: 2")), .text("{}"), .close),
    Fault("odd.cookies", "Fifty cookies are set at once.") { _ in
      Response.json(["cookies": 50]).adding(
        (1...50).map { Field("Set-Cookie", "c\($0)=\($0); Path=/faults") })
    },
    Fault(
      "odd.origin", "Redirects to another origin, which tells whether your credentials came along.",
      keeps: .page(saying: "No credential arrived.")
    ) { call in .empty(302, [Field("Location", "\(call.otherOrigin)/credentials")]) },
    Fault(
      "odd.surplus", "Bytes nobody asked for follow a complete response.", keeps: .text("{}"),
      .send(Wire.head(Wire.json, "Content-Length: 2")), .text("{}"), .text("HTTP/1.1 200 OK\r\n"), .close),
  ]

  private static let bodies: [Fault] = [
    Fault("odd.depth", "Arrays in arrays: valid, and deep.", parameters: "depth=1 to 1000000") { call in
      let depth = min(1_000_000, max(1, call.query("depth").flatMap { Int($0) } ?? 100_000))
      return Wire.response(
        json: String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "\n")
    },
    Fault("odd.keys", "An object with the same key twice, and an empty one.") { _ in
      Wire.response(json: "{\"id\": 1, \"name\": \"first\", \"id\": 2, \"\": null, \"name\": \"second\"}\n")
    },
    Fault("odd.numbers", "Numbers that lose something when they are taken for doubles.") { _ in
      Wire.response(
        json: """
          {"big": 12345678901234567890123, "price": 1.10, "huge": 1e400, "tiny": 1e-400, "minus": -0, \
          "id": 9007199254740993, "exponent": 0e1}

          """)
    },
    Fault("odd.surrogate", "A string holds half of a surrogate pair, as an escape.") { _ in
      Wire.response(json: "{\"half\": \"\\ud83c\", \"whole\": \"\\ud83c\\udf4e\"}\n")
    },
    Fault("odd.type", "JSON that says it is plain text.") { _ in .text("{\"id\": 1}\n") },
    Fault("odd.type/none", "JSON that does not say what it is.") { _ in
      Response(200, body: .bytes(Array("{\"id\": 1}\n".utf8)))
    },
    Fault("odd.charset", "Text in Shift_JIS.") { _ in
      .bytes([0x82, 0xe8, 0x82, 0xf1, 0x82, 0xb2, 0x0a], type: "text/plain; charset=Shift_JIS")
    },
    Fault("odd.scalar", "The whole body is a number.") { _ in Wire.response(json: "42\n") },
  ]
}
