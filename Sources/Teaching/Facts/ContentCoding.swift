internal import ApusClient

/// How a body is packed.
enum ContentCoding {
  /// Those that are unpacked here.
  private static let known: Set = ["gzip", "x-gzip", "deflate", "br", "zstd"]

  /// What a response says, but for `identity`.
  static func named(in headers: HeaderFields) -> [String] {
    headers.members(of: "Content-Encoding").map { $0.lowercased() }.filter { $0 != "identity" }
  }

  /// The first that nothing here unpacks.
  static func unknown(in headers: HeaderFields) -> String? {
    named(in: headers).first { !known.contains($0) }
  }
}
