import APIClient
import LanguageTestSupport
import PacingTestSupport
import Testing

@testable import Language

@Suite("Names of items, step by step", .paced)
struct KeyPathTests {
  @Test(
    "a name that leads nowhere is refused where it goes wrong",
    arguments: [
      ("a[b=c", "", "expected `]`"), ("a[=c", "", "expected a key, an index or `]`"),
      ("a]=c", "]", "expected `[` or the end of the name"), ("]=c", "]", "expected a key or `[` before `]`"),
      ("a[b]c=d", "c", "expected `[` or the end of the name"),
      ("a[[b]]=c", "[", "expected a key, an index or `]`"),
      ("[a]=c", "a", "expected an index or `]`"),
      ("a[-1]=c", "-1", "an index counts from 0; it cannot be negative"),
      ("a[b[c=d", "[", "expected `]`"), ("a[999999999]=c", "999999999", "an index is at most 100000"),
    ])
  func badNames(_ item: String, _ place: String, _ message: String) throws {
    let found = try problem("post /x '\(item)'")
    #expect(found.problem.message == message)
    #expect(found.place == place)
    #expect(found.problem.code == .usageArgument)
  }
}
