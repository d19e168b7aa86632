/// The text of a file, without the mark that some editors begin one with.
package enum FileText {
  package static func of(_ bytes: [UInt8]) -> String {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xff, 0xfe): utf16(bytes.dropFirst(2)) { $0 | $1 << 8 }
    case (0xfe, 0xff): utf16(bytes.dropFirst(2)) { $0 << 8 | $1 }
    default: of(String(decoding: bytes, as: UTF8.self))
    }
  }

  package static func of(_ text: String) -> String {
    text.unicodeScalars.first == "\u{feff}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, _ unit: (UInt16, UInt16) -> UInt16) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      unit(UInt16(bytes[place]), UInt16(bytes[place + 1]))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
