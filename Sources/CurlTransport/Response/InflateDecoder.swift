import ApusClient
import CApusCodecs

/// gzip (RFC 1952), and what servers call deflate: with zlib's wrapper (RFC 1950) or, by a common mistake, none.
final class InflateDecoder: ContentDecoder {
  enum Format: String {
    case gzip
    case deflate
  }

  private let format: Format
  /// zlib's state points back at this, so it must not move.
  private let stream: UnsafeMutablePointer<codecs_zlib>
  private let room: UnsafeMutableRawBufferPointer
  private var hasBegun = false
  /// A first byte that does not yet tell the two kinds of deflate apart.
  private var undecided: [UInt8] = []
  private(set) var isComplete = false

  init(_ format: Format) {
    self.format = format
    stream = .allocate(capacity: 1)
    stream.initialize(to: codecs_zlib())
    room = .allocate(byteCount: decodedPiece, alignment: 16)
  }

  deinit {
    if hasBegun { codecs_zlib_end(stream) }
    stream.deallocate()
    room.deallocate()
  }

  func decode(
    _ input: UnsafeRawBufferPointer, _ output: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    guard !hasBegun else { return try inflate(input, output) }
    undecided += input
    guard format == .gzip || undecided.count >= 2 else { return }
    let window = format == .gzip ? 31 : startsWithWrapper(undecided) ? 15 : -15
    guard codecs_zlib_begin(stream, Int32(window)) == CODECS_ZLIB_OK else { throw corrupt() }
    hasBegun = true
    let held = undecided
    undecided = []
    try held.withUnsafeBytes { try inflate($0, output) }
  }

  private func startsWithWrapper(_ bytes: [UInt8]) -> Bool {
    bytes[0] & 0x0f == 8 && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
  }

  private func inflate(
    _ input: UnsafeRawBufferPointer, _ output: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(input.count)
    while stream.pointee.avail_in > 0 {
      if isComplete { try startAnotherMember() }
      if try inflateOnce(output) { return }
    }
  }

  /// A gzip body may be several in a row (RFC 1952, 2.2).
  private func startAnotherMember() throws {
    guard format == .gzip, stream.pointee.next_in?.pointee == 0x1f else {
      throw TransferProblem(.bodyEncoding, "something follows the end of the \(format.rawValue) data")
    }
    codecs_zlib_restart(stream)
    isComplete = false
  }

  /// `true` when everything there was is used up.
  private func inflateOnce(_ output: (UnsafeRawBufferPointer) throws -> Void) throws -> Bool {
    while true {
      stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = UInt32(room.count)
      let result = Int(codecs_zlib_decode(stream))
      let count = room.count - Int(stream.pointee.avail_out)
      if count > 0 { try output(UnsafeRawBufferPointer(rebasing: room[..<count])) }
      switch result {
      case CODECS_ZLIB_END:
        isComplete = true
        return false
      case CODECS_ZLIB_OK:
        // Room left over means that the input has run out.
        if stream.pointee.avail_out > 0 { return true }
      case CODECS_ZLIB_NO_PROGRESS:
        return true
      default:
        throw corrupt()
      }
    }
  }

  private func corrupt() -> TransferProblem {
    TransferProblem(
      .bodyEncoding, "the body is not the \(format.rawValue) data it is said to be",
      underlying: stream.pointee.message.map { String(cString: $0) })
  }
}
