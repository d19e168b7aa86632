import ApusClient
import CApusCodecs

/// Zstandard (RFC 8878).
final class ZstdDecoder: ContentDecoder {
  private let state: OpaquePointer
  private let room: UnsafeMutableRawBufferPointer
  private(set) var isComplete = false
  /// 8 MB: what RFC 9659 allows on the web. A larger one is a way to make us reserve memory.
  private static let largestWindow: Int32 = 23

  init?() {
    guard let state = codecs_zstd_begin(Self.largestWindow) else { return nil }
    self.state = state
    room = .allocate(byteCount: decodedPiece, alignment: 16)
  }

  deinit {
    codecs_zstd_end(state)
    room.deallocate()
  }

  func decode(
    _ input: UnsafeRawBufferPointer, _ output: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var source = codecs_zstd_input(bytes: input.baseAddress, size: input.count, position: 0)
    var isRoomUsedUp = false
    while source.position < source.size || isRoomUsedUp {
      var target = codecs_zstd_output(bytes: room.baseAddress, size: room.count, position: 0)
      let result = codecs_zstd_decode(state, &target, &source)
      guard codecs_zstd_is_error(result) == 0 else {
        throw TransferProblem(
          .bodyEncoding, "the body is not the zstd data it is said to be",
          underlying: codecs_zstd_error_text(result).map { String(cString: $0) })
      }
      if target.position > 0 { try output(UnsafeRawBufferPointer(rebasing: room[..<target.position])) }
      isComplete = result == 0
      isRoomUsedUp = target.position == target.size && !isComplete
    }
  }
}
