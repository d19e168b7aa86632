/// The narrowest of Swift's types that holds an integer.
package enum IntegerWidth: Int, Sendable, Comparable {
  case int, int128
  /// None of them.
  case unlimited

  package static func < (left: IntegerWidth, right: IntegerWidth) -> Bool { left.rawValue < right.rawValue }

  /// Of an integer as it is spelled.
  init(of digits: ArraySlice<UInt8>) {
    // Most are short.
    guard digits.count > 18 else {
      self = .int
      return
    }
    let text = String(decoding: digits, as: UTF8.self)
    self = Int64(text) != nil ? .int : Int128(text) != nil ? .int128 : .unlimited
  }
}
