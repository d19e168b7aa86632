import ApusEncodings
import Testing

@Suite("Rows of fields")
struct DelimitedTextTests {
  private func rows(_ text: String, by delimiter: Character = ",") -> [[String]] {
    DelimitedText(Array(text.utf8), delimiter: delimiter.asciiValue ?? 44).rows.map { row in
      row.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(
    "they are read as RFC 4180 has them",
    arguments: [
      ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]), ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
      ("\"a,b\",\"say \"\"hi\"\"\"\n", [["a,b", "say \"hi\""]]),
      ("\"two\r\nlines\",x", [["two\r\nlines", "x"]]),
      ("a,,\n", [["a", "", ""]]), (",", [["", ""]]), ("", []), ("\n\n", []), ("a\n\nb\n", [["a"], ["b"]]),
      ("\u{feff}りんご,🍎\n", [["りんご", "🍎"]]), ("\"\"\n", [[""]]), ("\"\",\"\"", [["", ""]]),
      ("a\r\n\"\"\r\n\r\nb", [["a"], [""], ["b"]]),
      ("x\"y\"z,1", [["x\"y\"z", "1"]]),
      ("\"q\"tail,1", [["qtail", "1"]]),
    ] as [(String, [[String]])])
  func reads(_ text: String, _ expected: [[String]]) {
    #expect(rows(text) == expected)
  }

  @Test("the delimiter is what the first line has most of, outside quotes")
  func delimiters() {
    for (text, delimiter) in [
      ("a,b,c\n", ","), ("a;b;c,d\n", ";"), ("a\tb\n", "\t"), ("\"a;b;c\",d\n", ","), ("alone\n", ","),
      ("", ","),
    ] {
      #expect(DelimitedText.delimiter(of: Array(text.utf8)) == Character(delimiter).asciiValue, "\(text)")
    }
    #expect(rows("a;b\n1,5;2", by: ";") == [["a", "b"], ["1,5", "2"]])
  }

  @Test("a quote that is not closed is named by its line, and what stood before is there")
  func openQuote() {
    let text = DelimitedText(Array("a,b\n1,2\n3,\"four\nfive\n".utf8), delimiter: UInt8(ascii: ","))
    #expect(text.openQuoteLine == 3 && text.rows.count == 3)
    #expect(DelimitedText(Array("a,\"b\"\n".utf8), delimiter: UInt8(ascii: ",")).openQuoteLine == nil)
  }
}
