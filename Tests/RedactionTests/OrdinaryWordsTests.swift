import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("Words that stand in every recording", .paced)
struct OrdinaryWordsTests {
  @Test("are those of HTTP, of HAR and of saved sessions; a number stands everywhere, and is no word")
  func words() {
    for text in ["post", "Content-Type", "name", "_stepsBehind", "https", "path looks into"] {
      #expect(OrdinaryWords.make(up: text) && OrdinaryWords.holdEveryWord(of: text), "\(text)")
    }
    #expect(OrdinaryWords.make(up: "1234") && !OrdinaryWords.holdEveryWord(of: "1234"))
    for text in ["hunter2", "post hunter2", "poster"] {
      #expect(!OrdinaryWords.make(up: text) && !OrdinaryWords.holdEveryWord(of: text), "\(text)")
    }
    #expect(!OrdinaryWords.holdEveryWord(of: "") && !OrdinaryWords.holdEveryWord(of: "•••"))
  }

  @Test("are seen around a place that lies within one")
  func places() {
    let text = Array("a Content-Type b".utf8)
    #expect(OrdinaryWords.hold(2..<9, in: text) && OrdinaryWords.hold(10..<14, in: text))
    #expect(!OrdinaryWords.hold(0..<1, in: text) && !OrdinaryWords.hold(2..<2, in: text))
  }
}
