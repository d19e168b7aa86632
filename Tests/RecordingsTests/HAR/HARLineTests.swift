import Testing

@testable import ApusRecordings

@Suite("A line of a HAR log in pieces")
struct HARLineTests {
  private func text(_ line: HARLine) -> String { String(decoding: line.bytes, as: UTF8.self) }

  @Test("takes a text in the place of the last that was left out, not of one in a string")
  func put() {
    var line = HARLine(Array(#"{"a":{"text":""},"b":{"size":1,"text":""},"c":"\"text\":\"\""}"#.utf8))
    line.put(text: HARText.escaped(Array("hi".utf8)))
    #expect(line.pieces.count == 3)
    #expect(text(line) == #"{"a":{"text":""},"b":{"size":1,"text":"hi"},"c":"\"text\":\"\""}"#)
  }

  @Test("takes a member behind all others, with a text and without one")
  func add() {
    var line = HARLine(Array(#"{"a":{"text":""}}"#.utf8))
    line.add(Array(#""b":1"#.utf8))
    #expect(text(line) == #"{"a":{"text":""},"b":1}"#)
    line.put(text: Array(#""text":"x""#.utf8))
    line.add(Array(#""c":2"#.utf8))
    #expect(text(line) == #"{"a":{"text":"x"},"b":1,"c":2}"#)
  }

  @Test("stays as it is where no text was left out")
  func whole() {
    var line = HARLine(Array(#"{"a":1}"#.utf8))
    line.put(text: Array(#""text":"x""#.utf8))
    #expect(text(line) == #"{"a":1}"# && line.pieces.count == 1)
  }
}
