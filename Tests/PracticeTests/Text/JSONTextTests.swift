import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("JSON as it is written", .paced)
struct JSONTextTests {
  @Test("JSON is written with its keys in order, and everything that needs an escape escaped")
  func json() throws {
    let value: JSONText = [
      "b": 1, "a": [true, false, nil], "empty": [], "none": [:], "raw": .raw("1.10"),
      "text": "\"\\\u{1}\n\r\t\u{7f}りんご",
    ]
    let line = String(decoding: value.writtenOnOneLine(), as: UTF8.self)
    #expect(
      line
        == #"{"b":1,"a":[true,false,null],"empty":[],"none":{},"raw":1.10,"text":"\"\\\u0001\n\r\t\u007fりんご"}"#
    )
    #expect(
      String(decoding: JSONText.object([("a", [1])]).written(), as: UTF8.self)
        == "{\n  \"a\": [\n    1\n  ]\n}\n")
    #expect(try JSONSerialization.jsonObject(with: Data(value.written())) is [String: Any])
  }
}
