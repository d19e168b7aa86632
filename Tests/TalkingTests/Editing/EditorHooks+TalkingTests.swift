import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLineEditing
@testable import ApusTalking

@Suite("What Tab offers in a conversation", .paced)
struct EditorHooks_TalkingTests {
  private func completion(_ typed: String, before rest: String = "", heard: String? = nil) -> Completion {
    EditorHooks(talkingLike: nil, heard: { heard.map { Array($0.utf8) } })
      .complete(typed + rest, typed.utf8.count)
  }

  private func offered(_ typed: String) -> [String] { completion(typed).candidates.map(\.text) }

  @Test("are its commands, and nothing of a message")
  func commands() {
    #expect(offered("/") == ["/ping", "/close", "/expect", "/binary", "/save", "/edit"])
    #expect(offered("/e") == ["/expect", "/edit"] && completion("/e", before: "x").range == 0..<2)
    for typed in ["", "h", "/ping ", "/expect .a", "//", "//save ", "/nothing ", "say /close 1"] {
      #expect(offered(typed).isEmpty, "\(typed)")
    }
  }

  @Test(
    "are files where one is read or written, whose names end with the line",
    arguments: ["/save ", "/binary @"])
  func files(_ command: String) throws {
    let folder = try TestFolder()
    for name in ["a one.txt", "a two.txt", "b", "c/d"] { try folder.write("", to: name) }
    let typed = command + folder.path + "/"
    #expect(offered(typed) == ["a one.txt", "a two.txt", "b", "c/"])
    let found = completion(typed + "a t")
    #expect(found.candidates == [Candidate("a two.txt", addsSpace: false)])
    #expect(found.range == typed.utf8.count..<typed.utf8.count + 3)
    #expect(offered(command + folder.path + "/z").isEmpty && offered("/ping " + folder.path + "/").isEmpty)
  }

  @Test("are the codes that may be sent, each with what it means")
  func closings() {
    let all = completion("/close ").candidates
    #expect(all.first == Candidate("1000", meaning: "normal end") && all.last?.text == "3008")
    #expect(!all.contains { ["1004", "1005", "1006", "1015"].contains($0.text) })
    #expect(offered("/close 101") == ["1010", "1011", "1012", "1013", "1014"])
    #expect(completion("/close 30").range == 7..<9 && offered("/close 1000 g").isEmpty)
  }

  @Test("are places in the message that came last, where one is expected")
  func places() {
    let message = #"{"type": "ack", "to": {"name": "りんご"}, "n": [1]}"#
    func places(_ typed: String) -> [String] {
      completion(typed, heard: message).candidates.map(\.text)
    }
    #expect(places("/expect .t") == [".type", ".to"] && places("/expect .to.") == [".name"])
    #expect(places("/expect .n") == [".n"] && places("/expect .to.name == .ty") == [".type"])
    #expect(completion("/expect .ty", before: " == 1", heard: message).range == 8..<11)
    #expect(completion("/expect .to.n", heard: message).candidates.map(\.meaning) == ["\"りんご\""])
    for typed in ["/expect ", "/expect t", "/expect .x", "/save .t", ".t", "say .t"] {
      #expect(places(typed).isEmpty, "\(typed)")
    }
    for other in ["hello", "\"hello\"", "{\"a\":", ""] {
      #expect(completion("/expect .", heard: other).candidates.isEmpty, "\(other)")
    }
  }
}
