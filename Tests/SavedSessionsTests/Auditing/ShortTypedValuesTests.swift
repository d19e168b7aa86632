import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("Short values that were taken out of steps", .paced)
struct ShortTypedValuesTests {
  private func replaced(_ old: String, _ new: String) -> String {
    let short = ShortTypedValues(of: Array(old.utf8), without: Array(new.utf8))
    return String(decoding: short.replaced(in: Array(new.utf8)), as: UTF8.self)
  }

  @Test("stand for the same in other steps, as words of their own, and not in what is shown")
  func steps() {
    let rest = "\n$ get /a/1815/b18151815?x=1815\n1815 {{1815}}\n$ get /{{1815}}/1815-1"
    #expect(
      replaced("$ let pin = 1815" + rest, "$ let pin = {{secret:pin}}" + rest)
        == "$ let pin = {{secret:pin}}\n$ get /a/{{secret:pin}}/b18151815?x={{secret:pin}}\n1815 {{1815}}\n"
        + "$ get /{{1815}}/{{secret:pin}}-1")
  }

  @Test(
    "are all of a line that are neither long nor very short, whatever stands around them",
    arguments: [
      ("$ a 1815 b ghij", "$ a {{secret:x}} b {{secret:y}}", "{{secret:x}} {{secret:y}}"),
      ("$ a 181", "$ a {{secret:x}}", "1815 ghij"), ("$ a 18151815", "$ a {{secret:x}}", "1815 ghij"),
      ("$ a {{secret:z}}", "$ a {{secret:x}}", "1815 ghij"), ("a 1815", "a {{secret:x}}", "1815 ghij"),
      ("$ c 1815", "$ a {{secret:x}}", "1815 ghij"), ("$ a 1815 c", "$ a {{secret:x}} b", "1815 ghij"),
    ])
  func values(_ old: String, _ new: String, _ expected: String) {
    #expect(replaced(old + "\n$ 1815 ghij", new + "\n$ 1815 ghij") == new + "\n$ " + expected)
  }

  @Test("are none where nothing was taken out")
  func none() {
    #expect(ShortTypedValues(of: Array("$ a 1815".utf8), without: Array("$ a 1815".utf8)).areNone)
    #expect(!ShortTypedValues(of: Array("$ a 1815".utf8), without: Array("$ a {{secret:x}}".utf8)).areNone)
  }
}
