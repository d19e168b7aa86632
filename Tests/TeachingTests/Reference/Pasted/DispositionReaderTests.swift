import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted dispositions", .paced)
struct DispositionReaderTests {
  @Test(
    "explain what is to be done with a body, and its names",
    arguments: [
      ("attachment; filename=\"a b.txt\"; filename*=UTF-8''a%20b.txt", [nil, nil, nil]), ("inline", [nil]),
      ("form-data; name=\"a\"", [nil, nil]), ("attachment; filename*=a.txt", [nil, .invalid]),
      ("filename=a.txt", [.invalid]), ("download; filename=a", [.unknown, nil]),
      ("attachment; foo=1", [nil, .unknown]),
    ] as [(String, [LinePart.Flaw?])])
  func parts(_ value: String, _ flaws: [LinePart.Flaw?]) {
    #expect(DispositionReader.parts(value).map(\.flaw) == flaws, "\(value)")
  }
}
