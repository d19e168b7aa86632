#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(iconv)
  internal import iconv
  internal import Darwin
#else
  internal import Darwin
#endif

/// Turns text of one charset into another by the system's own tables: `iconv`.
///
/// Bytes may come in pieces. What is not a whole character at the end of one is not read, and is to be handed over again
/// in front of the next.
///
/// It is used by one thread at a time, as whoever has it sees to: the C library keeps a state in it, and no lock.
package final class CharacterConverter: @unchecked Sendable {
  /// Why a piece was not read to its end.
  package enum Stop: Sendable, Hashable {
    /// The bytes there are no character.
    case bad
    /// The piece ends within a character.
    case cut
  }

  private let handle: iconv_t

  /// `nil` where the system has no tables for one of them. Small systems come with few.
  package init?(from source: String, to target: String = "UTF-8") {
    guard let handle = iconv_open(target, source), Int(bitPattern: handle) != -1 else { return nil }
    self.handle = handle
  }

  deinit { _ = iconv_close(handle) }

  /// Adds what `bytes` say to `result`; returns how many of them were read, and why no more.
  package func convert(_ bytes: ArraySlice<UInt8>, to result: inout [UInt8]) -> (read: Int, stop: Stop?) {
    var read = 0
    while true {
      let step = step(bytes.dropFirst(read), to: &result)
      read += step.read
      switch step.error {
      case nil: return (read, nil)
      // What is full was emptied, unless nothing moved at all.
      case E2BIG where step.read > 0 || step.written > 0: continue
      case EINVAL: return (read, .cut)
      default: return (read, .bad)
      }
    }
  }

  /// To be called when all was read: some charsets end in a state that is to be left.
  package func finish(_ result: inout [UInt8]) {
    withRoom(in: &result) { target, room in iconv(handle, nil, nil, &target, &room) }
  }

  private func step(
    _ bytes: ArraySlice<UInt8>, to result: inout [UInt8]
  ) -> (read: Int, written: Int, error: Int32?) {
    bytes.withUnsafeBytes { source in
      // iconv takes it as though it would change it, and does not.
      var place = UnsafeMutablePointer(mutating: source.baseAddress?.assumingMemoryBound(to: CChar.self))
      var rest = source.count
      let before = result.count
      let error = withRoom(in: &result) { target, room in
        place == nil ? 0 : iconv(handle, &place, &rest, &target, &room)
      }
      return (source.count - rest, result.count - before, error)
    }
  }

  /// Has `iconv` write behind what there is; returns its error.
  @discardableResult
  private func withRoom(
    in result: inout [UInt8],
    _ call: (inout UnsafeMutablePointer<CChar>?, inout Int) -> Int
  ) -> Int32? {
    var error: Int32?
    let piece = [UInt8](unsafeUninitializedCapacity: Self.roomForPiece) { buffer, count in
      var target = UnsafeMutableRawBufferPointer(buffer).baseAddress?.assumingMemoryBound(to: CChar.self)
      var room = buffer.count
      errno = 0
      if call(&target, &room) == -1 { error = errno }
      count = buffer.count - room
    }
    result += piece
    return error
  }

  private static let roomForPiece = 16 << 10
}
