internal import Encodings
internal import System

extension ContentDigest {
  /// In hexadecimal digits.
  var text: String { words.map { Hex.digits(of: $0, width: 16) }.joined() }
}
