import ApusPacingTestSupport
import ApusWords
import Testing

@testable import ApusContracts
@testable import ApusSavedSessions

@Suite("Answers that are not as described", .paced)
struct UndescribedTests {
  private func told(
    _ before: String, _ now: String, in language: SpokenLanguage = .english
  ) -> [Finding] {
    func shown(_ text: String) -> ReplayScreen.Shown {
      var shown = ReplayScreen.Shown(pieces: [(.said, text)])
      shown.language = language
      return shown
    }
    return Undescribed.findings(from: shown(before), to: shown(now))
  }

  private static let known = "not as described: .a: expected date, found \"x\""

  @Test("are told where they were as described, and not again at the same place")
  func places() {
    #expect(told("200 OK\n", "200 OK\n\(Self.known)\n").map(\.lines) == [["+ \(Self.known)"]])
    #expect(told(Self.known, Self.known.replacing("\"x\"", with: "\"y\"")).isEmpty)
    #expect(told(Self.known, "not as described: .b: expected 1, found 2").map(\.isNoted) == [false])
    #expect(told(Self.known, "200 OK\n").isEmpty)
    // A list may come in another order.
    let element = "not as described: .l[0].a: expected date, found \"x\""
    #expect(told(element, element.replacing("[0]", with: "[12]")).isEmpty)
    #expect(told(element, element.replacing(".a", with: ".b")).map(\.isNoted) == [false])
    #expect(told(element, element.replacing("[0]", with: "[12]") + "; and 1 more").map(\.isNoted) == [true])
  }

  @Test("are noted where more places are so than there were, of which no line tells")
  func others() {
    let more = Self.known + "; and 2 more"
    #expect(told(Self.known, more).map(\.lines) == [["- \(Self.known)", "+ \(more)"]])
    #expect(told(Self.known, more).map(\.isNoted) == [true])
    #expect(told(more, Self.known).isEmpty && told(more, Self.known + "; and 1 more").isEmpty)
    #expect(told(more, Self.known + "; and at least 99 more").map(\.isNoted) == [true])
    // A number that was found counts nothing.
    let number = "not as described: .a: expected 1, found "
    #expect(told(number + "2", number + "99").isEmpty)
    let japanese = "記述と違います: .a: expected 1, found 2"
    #expect(told(japanese, japanese, in: .japanese).isEmpty)
  }

  @Test("are told whole, though the screen is too narrow, and without what is shown of the answer")
  func wrapped() {
    let now = "\(Self.known); and\n  1 more\n  12 | {\"a\": \"x\"}\n     |       ^^^\n"
    #expect(told("", now).map(\.lines) == [["+ \(Self.known); and 1 more"]])
    #expect(told("", "\(Self.known)\n  12 | {}\n").map(\.lines) == [["+ \(Self.known)"]])
    #expect(told("", "200 OK\n  1 more\n").isEmpty)
  }
}
