package import ApusJSON

/// The bytes a response carried.
public struct ReceivedBody: Sendable {
  /// Decoded. Empty when the body was delivered elsewhere.
  public let bytes: [UInt8]
  /// Decoded bytes, wherever they were delivered.
  public let byteCount: Int
  /// Bytes as they came over the wire.
  public let wireByteCount: Int
  /// Where the body was delivered to, when that was a file.
  public let file: String?
  /// Where a part of it is, when the body was to go to a file and was cut on its way.
  public let part: String?
  /// Whether it was kept from an earlier answer, and the server said with a 304 that it is still the same.
  public let isUnchanged: Bool
  /// What its bytes are as JSON, for all who look into them.
  package var document = SharedDocument()

  /// A body of its parts, as a transport makes it; an empty one by default.
  public init(
    bytes: [UInt8] = [], byteCount: Int? = nil, wireByteCount: Int? = nil, file: String? = nil,
    part: String? = nil, isUnchanged: Bool = false
  ) {
    self.bytes = bytes
    self.byteCount = byteCount ?? bytes.count
    self.wireByteCount = wireByteCount ?? byteCount ?? bytes.count
    self.file = file
    self.part = part
    self.isUnchanged = isUnchanged
  }
}
