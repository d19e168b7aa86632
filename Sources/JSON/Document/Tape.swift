/// The layout of a parsed document: one 64-bit word a scalar or key, two a container.
///
///     scalar, key   start:32 | length:28 | token:4
///     container     start:32 | count:28  | token:4    then    end index:32 | end byte:32
///
/// `start` and `length` delimit the bytes between the quotes for strings and keys, the whole lexeme otherwise.
/// A container's `count` is its number of elements or members, capped at 28 bits. The second word says where
/// the container ends, on the tape and in the bytes, so that any value can be skipped in one step.
struct Tape: Sendable {
  enum Token: UInt8 {
    case null, `false`, `true`, integer, decimal, string, escapedString, key, escapedKey, array, object
  }

  /// The most bytes a document may have: positions are 32 bits.
  static let byteLimit = 0xffff_ffff
  /// The most bytes one string, key or number may have: lengths are 28 bits.
  static let lengthLimit = 0xfff_ffff

  var words: [UInt64] = []

  static func word(_ token: Token, start: Int, length: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: start)) | UInt64(UInt(bitPattern: length)) << 32
      | UInt64(token.rawValue) << 60
  }

  static func extent(endIndex: Int, endByte: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: endIndex)) | UInt64(UInt(bitPattern: endByte)) << 32
  }

  @inline(__always) func token(_ index: Int) -> Token {
    // Only the parser writes words, and it writes no other token.
    Token(rawValue: UInt8(truncatingIfNeeded: words[index] >> 60)) ?? .null
  }
  @inline(__always) func start(_ index: Int) -> Int { Int(words[index] & 0xffff_ffff) }
  @inline(__always) func length(_ index: Int) -> Int { Int((words[index] >> 32) & 0xfff_ffff) }
  @inline(__always) func isContainer(_ index: Int) -> Bool { words[index] >> 60 >= 9 }
  @inline(__always) func isObject(_ index: Int) -> Bool { words[index] >> 60 == 10 }

  /// The index after a container's last word.
  @inline(__always) func end(_ container: Int) -> Int { Int(words[container + 1] & 0xffff_ffff) }
  /// The byte after a container's closing bracket.
  @inline(__always) func endByte(_ container: Int) -> Int { Int(words[container + 1] >> 32) }

  /// The index of what follows the value, or the key, at `index`.
  @inline(__always) func next(_ index: Int) -> Int { isContainer(index) ? end(index) : index + 1 }
}
