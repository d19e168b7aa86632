internal import APIClient
internal import Redaction
internal import Transcripts

extension RequestBody {
  /// The bytes, also those of a file that is not large; `nil` for others.
  var bytesAtHand: [UInt8]? {
    if let bytesInMemory { return Array(bytesInMemory) }
    guard case .file = content, let size = try? BodySource(self).byteCount, size <= 1 << 20 else {
      return nil
    }
    return try? allBytes()
  }
}
