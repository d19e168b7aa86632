/// A file's bytes as text that can be changed in places, all other bytes staying what they are: UTF-8, UTF-16 with its
/// mark, and where they are none of these a letter for each byte.
struct BytesAsText {
  private enum Form {
    case utf8
    case utf16(isLittle: Bool)
    case letters
  }

  let text: String
  private let form: Form

  init(_ bytes: [UInt8]) {
    if let isLittle = Self.isLittle(bytes), let text = Self.utf16(bytes, isLittle: isLittle) {
      (self.text, form) = (text, .utf16(isLittle: isLittle))
    } else if let whole = String(validating: bytes, as: UTF8.self) {
      (text, form) = (whole, .utf8)
    } else {
      (text, form) = (String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })), .letters)
    }
  }

  func bytes(of changed: String) -> [UInt8] {
    switch form {
    case .utf8: Array(changed.utf8)
    case .utf16(let isLittle):
      changed.utf16.flatMap { unit in
        let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
        return isLittle ? [low, high] : [high, low]
      }
    case .letters: changed.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
  }

  /// Which byte of a unit comes first; `nil` where no mark says so.
  private static func isLittle(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xff, 0xfe]) { return true }
    return bytes.starts(with: [0xfe, 0xff]) ? false : nil
  }

  /// With its mark; `nil` where it is no such text.
  private static func utf16(_ bytes: [UInt8], isLittle: Bool) -> String? {
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }
}
