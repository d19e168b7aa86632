/// A file's bytes as text that can be changed in places, all other bytes staying what they are: UTF-8, and where they are
/// none a letter for each byte.
struct BytesAsText {
  let text: String
  private let isUTF8: Bool

  init(_ bytes: [UInt8]) {
    let whole = String(validating: bytes, as: UTF8.self)
    isUTF8 = whole != nil
    text = whole ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  func bytes(of changed: String) -> [UInt8] {
    isUTF8 ? Array(changed.utf8) : changed.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }
}
