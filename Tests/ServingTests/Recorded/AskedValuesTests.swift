import ApusPacingTestSupport
import Testing

@testable import ApusServing

@Suite("What was asked for, in an answer", .paced)
struct AskedValuesTests {
  private func put(_ recorded: String, _ asked: String, _ body: String) -> String {
    let values = AskedValues(recorded: [("id", recorded)], asked: [("id", asked)])
    return String(decoding: values.put(into: Array(body.utf8)), as: UTF8.self)
  }

  @Test("stands in members of its name that had the recorded value")
  func values() {
    #expect(
      put("7", "9", #"{"id":7,"a":{"id":"7"},"b":7,"id2":7}"#) == #"{"id":9,"a":{"id":"9"},"b":7,"id2":7}"#)
    #expect(put("7", "a\"b", #"[{ "id" : 7 }]"#) == #"[{ "id" : "a\"b" }]"#)
  }

  @Test("changes nothing else", arguments: ["no JSON", "{}", #"{"id":8}"#, "7"])
  func others(_ body: String) {
    #expect(put("7", "9", body) == body && put("7", "7", #"{"id":7}"#) == #"{"id":7}"#)
  }
}
