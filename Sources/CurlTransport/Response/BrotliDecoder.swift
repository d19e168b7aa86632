import ApusClient
import CApusCodecs

/// Brotli (RFC 7932).
final class BrotliDecoder: ContentDecoder {
  private let state: OpaquePointer
  private let room: UnsafeMutableRawBufferPointer
  private(set) var isComplete = false

  init?() {
    guard let state = codecs_brotli_begin() else { return nil }
    self.state = state
    room = .allocate(byteCount: decodedPiece, alignment: 16)
  }

  deinit {
    codecs_brotli_end(state)
    room.deallocate()
  }

  func decode(
    _ input: UnsafeRawBufferPointer, _ output: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var inputCount = input.count
    var next = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    while true {
      guard !isComplete else {
        if inputCount == 0 { return }
        throw TransferProblem(.bodyEncoding, "something follows the end of the brotli data")
      }
      var left = room.count
      var out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let result = Int(codecs_brotli_decode(state, &inputCount, &next, &left, &out))
      let count = room.count - left
      if count > 0 { try output(UnsafeRawBufferPointer(rebasing: room[..<count])) }
      switch result {
      case CODECS_BROTLI_END: isComplete = true
      case CODECS_BROTLI_WANTS_ROOM: continue
      case CODECS_BROTLI_WANTS_INPUT: return
      default: throw TransferProblem(.bodyEncoding, "the body is not the brotli data it is said to be")
      }
    }
  }
}
