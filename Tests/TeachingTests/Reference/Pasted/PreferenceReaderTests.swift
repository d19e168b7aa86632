import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted preferences", .paced)
struct PreferenceReaderTests {
  @Test(
    "are explained one by one, and the wrong ones named",
    arguments: [
      ("respond-async, wait=10", [nil, nil]), ("return=minimal", [nil]), ("return=\"representation\"", [nil]),
      ("handling=lenient; a=b", [nil]), ("handling=strict", [nil]), ("wait=x", [.invalid]),
      ("return=all", [.invalid]), ("handling", [.invalid]), ("foo=1", [.unknown]),
    ] as [(String, [LinePart.Flaw?])])
  func parts(_ value: String, _ flaws: [LinePart.Flaw?]) {
    #expect(PreferenceReader.parts(value).map(\.flaw) == flaws, "\(value)")
  }
}
