import ApusClient
internal import ApusSystem

/// Reads the body of an answer that is no WebSocket.
final class RefusalReader {
  let body: BodyReceiver
  private let length: Int?
  private var chunks: ChunkReader?

  init(_ head: ResponseHead, length: Int?, request: Request, file: OutputFile?) throws(TransferProblem) {
    let codings = head.headers.values(of: "Transfer-Encoding").map { $0.lowercased() }
    chunks = codings.contains { $0.contains("chunked") } ? ChunkReader() : nil
    let hasBody = head.status != 204 && head.status != 304
    self.length = hasBody ? (chunks == nil ? length : nil) : 0
    body = try BodyReceiver(head: head, length: self.length, request: request, file: file)
  }

  /// Whether there is nothing to wait for.
  var isEmpty: Bool { length == 0 }

  /// Takes what came; `true` when that is all.
  func take(_ bytes: ArraySlice<UInt8>) throws -> Bool {
    if var reader = chunks {
      let found = try reader.bytes(in: bytes)
      chunks = reader
      try found.withUnsafeBytes { try body.receive($0) }
      return reader.isAtEnd
    }
    let part = length.map { bytes.prefix($0 - body.wireByteCount) } ?? bytes
    try part.withUnsafeBytes { try body.receive($0) }
    return length.map { body.wireByteCount >= $0 } ?? false
  }

  /// What is wrong when the connection ends here; `nil` where its end is the body's.
  func problemOfEnd(because words: String?) -> TransferProblem? {
    guard length != nil || chunks != nil else { return nil }
    return TransferProblem(
      .bodyTruncated, "the connection ended after \(body.wireByteCount) bytes of the body", underlying: words)
  }
}
