import ApusJSON
import ApusYAML
import Testing

@Suite("Encodings of YAML")
struct YAMLEncodingTests {
  private static let text = "a: りんご🍎\r\nb: [x]\r\n"

  private static func utf16(_ isBig: Bool, hasMark: Bool) -> [UInt8] {
    ((hasMark ? "\u{feff}" : "") + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xff))
      return isBig ? [high, low] : [low, high]
    }
  }

  @Test("UTF-8 and UTF-16 are read, with a byte order mark or without, and CRLF ends a line")
  func encodings() throws {
    let all = [
      Array(Self.text.utf8), [0xef, 0xbb, 0xbf] + Array(Self.text.utf8), Self.utf16(true, hasMark: true),
      Self.utf16(false, hasMark: true), Self.utf16(true, hasMark: false), Self.utf16(false, hasMark: false),
    ]
    for bytes in all {
      let document = try YAMLDocument(bytes).document
      #expect(document.compactText == #"{"a":"りんご🍎","b":["x"]}"#)
      #expect(document.root["b"]?[0]?.position.description == "line 2, column 5")
    }
  }

  @Test("half a character of UTF-16 is an error, and a place in UTF-16 is found")
  func broken() {
    #expect(throws: YAMLError.self) { try YAMLDocument(Self.utf16(true, hasMark: true).dropLast()) }
    #expect(throws: YAMLError.self) { try YAMLDocument([0xff, 0xfe, 0x00, 0xd8]) }
    let error = #expect(throws: YAMLError.self) {
      try YAMLDocument("\u{feff}é: [".utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] })
    }
    #expect(error?.position?.description == "line 1, column 5")
  }
}
