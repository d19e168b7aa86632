internal import ApusEncodings

/// Something in the bucket.
struct StoredObject: Sendable {
  let key: String
  var bytes: [UInt8]
  var type: String

  static let seeds = [
    StoredObject(key: "hello.txt", bytes: Array("Swifts sleep in the air.\n".utf8), type: "text/plain")
  ]

  /// As S3 has it: a digest of the bytes, between quotes.
  var tag: String { "\"\(Hex.digits(of: MD5.digest(bytes)))\"" }

  /// As a list tells it.
  var json: JSONText { ["Key": .string(key), "Size": .int(bytes.count), "ETag": .string(tag)] }
}
