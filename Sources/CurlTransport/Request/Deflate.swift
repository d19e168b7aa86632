internal import CApusCodecs

/// Compresses as zlib does by default.
package enum Deflate {
  /// `nil` where there is no zlib, or no memory.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard codecs_has_deflate() != 0 else { return nil }
    var isWhole = false
    let compressed = [UInt8](unsafeUninitializedCapacity: codecs_deflate_bound(bytes.count)) { room, count in
      var size = room.count
      isWhole = codecs_deflate(bytes, bytes.count, room.baseAddress, &size) == 0
      count = isWhole ? size : 0
    }
    return isWhole ? compressed : nil
  }
}
