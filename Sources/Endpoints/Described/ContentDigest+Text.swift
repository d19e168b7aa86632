internal import ApusEncodings
internal import ApusSystem

extension ContentDigest {
  /// In hexadecimal digits.
  package var text: String { words.map { Hex.digits(of: $0, width: 16) }.joined() }
}
