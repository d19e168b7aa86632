import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Bytes that are lent", .paced)
struct LentBytesTests {
  @Test("are those of an array, of a part of one, and of a text")
  func lenders() {
    let bytes = Array("abc日本".utf8)
    #expect(bytes.lend { $0.text(0..<$0.count) } == "abc日本")
    #expect(bytes[1..<3].lend { $0.text(0..<$0.count) } == "bc")
    #expect("日本".lend { $0.count } == 6)
    #expect([UInt8]().lend { $0.count } == 0)
    #expect(bytes.text(ofUTF8: 3..<6) == "日")
  }

  @Test("are read from where they are, and a text ends where they do")
  func reading() {
    let bytes: [UInt8] = [1, 2, 0xff, 0x61]
    bytes.lend { lent in
      #expect(lent.uncheckedByte(1) == 2)
      #expect(UInt16(littleEndian: lent.uncheckedLoad(0, as: UInt16.self)) == 0x0201)
      #expect(lent.text(2..<99) == "\u{fffd}a" && lent.text(9..<99) == "")
    }
  }

  @Test("an array's own are written in place")
  func writing() {
    var numbers = [1, 2, 3]
    numbers.withMutableSpan { span in span[1] = 7 }
    #expect(numbers == [1, 7, 3])
  }
}
