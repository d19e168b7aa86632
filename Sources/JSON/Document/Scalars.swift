extension Node {
  public var isNull: Bool { kind == .null }

  public var boolean: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The number, when it is spelled as an integer and fits.
  public var integer: Int? {
    guard kind == .integer else { return nil }
    return Int(text)
  }

  /// The number as the nearest `Double`; infinite when it is too large for one. The exact spelling is `text`.
  public var double: Double? {
    guard kind == .integer || kind == .decimal else { return nil }
    return Double(text)
  }

  /// The string with its escapes resolved. A lone surrogate escape such as `\ud800` reads as U+FFFD.
  public var string: String? {
    switch tape.token(index) {
    case .string, .key: String(decoding: contents, as: UTF8.self)
    case .escapedString, .escapedKey: Unescaped(contents).text
    default: nil
    }
  }

  /// The bytes between a string's quotes, or a whole other scalar.
  var contents: ArraySlice<UInt8> { storage.bytes[tape.range(index)] }

  var hasEscapes: Bool {
    let token = tape.token(index)
    return token == .escapedString || token == .escapedKey
  }

  /// The UTF-8 of a string with its escapes resolved; the lexeme of any other scalar.
  var utf8: ArraySlice<UInt8> { hasEscapes ? Unescaped(contents).utf8[...] : contents }
}
