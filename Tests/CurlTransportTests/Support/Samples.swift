/// Compressed bodies, made with the tools of the same names.
enum Samples {
  static let text = String(repeating: "hello ", count: 50)

  /// `text`, by the name of its content encoding.
  static let encoded: [(name: String, bytes: [UInt8])] = [
    ("gzip", bytes("1f8b0800000000000203cb48cdc9c957c81825892001c14842592c010000")),
    ("x-gzip", bytes("1f8b0800000000000203cb48cdc9c957c81825892001c14842592c010000")),
    ("deflate", bytes("78dacb48cdc9c957c81825892001e7aa6e29")),
    // What some servers call deflate: without zlib's wrapper.
    ("Deflate", bytes("cb48cdc9c957c81825892001")),
    ("br", bytes("1b2b01f88d946ede445586966c206f315b1c001c07")),
    ("zstd", bytes("28b52ffd642c006d00003068656c6c6f20010023514b11dcdd7ecc")),
  ]

  static let gzip = encoded[0].bytes

  /// A megabyte of zeros. Several in a row are a bomb of as many megabytes.
  static let gzippedMegabyte =
    bytes("1f8b0800000000000203edc13101000000c2a0f54f6d085fa0") + [UInt8](repeating: 0, count: 1_016)
    + bytes("3e031cea38a700001000")

  private static func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.utf8.count, by: 2).compactMap { offset in
      UInt8(hex.dropFirst(offset).prefix(2), radix: 16)
    }
  }
}
