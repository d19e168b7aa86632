/// The body stops before its end.
enum TruncationFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault(
      "body.truncated", "The connection is closed before Content-Length is reached.", keeps: .text(half),
      .send(Wire.head(Wire.json, "Content-Length: 1000")), .text(half), .close),
    Fault(
      "body.truncated/chunk", "The connection is closed before the last chunk.", keeps: .text(half),
      .send(Wire.head(Wire.json, "Transfer-Encoding: chunked")),
      .text("\(String(half.utf8.count, radix: 16))\r\n\(half)\r\n"), .close),
    Fault(
      "body.truncated/in-chunk", "The connection is closed within a chunk.", keeps: .text(half),
      .send(Wire.head(Wire.json, "Transfer-Encoding: chunked")), .text("3e8\r\n\(half)"), .close),
    Fault(
      "body.truncated/gzip", "The whole of Content-Length comes, but the gzip in it is cut off.",
      keeps: .text(half)
    ) { _ in
      let whole = GZip.stored(Array(half.utf8) + Array("true}\n".utf8))
      return .bytes(
        Array(whole.dropLast(14)), type: "application/json; charset=utf-8",
        [Field("Content-Encoding", "gzip")])
    },
  ]

  private static let half = "{\"message\": \"the rest of this never comes\", \"complete\": "
}
