import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("A pattern for paths", .paced)
struct PathPatternTests {
  @Test("is a text with a sign in it, and begins at the folder in front of that")
  func signs() {
    #expect(PathPattern("api/users") == nil && PathPattern("") == nil)
    #expect(PathPattern("api/v1/u*")?.folder == "api/v1/" && PathPattern("?")?.folder == "")
    #expect(PathPattern("/*/a")?.folder == "/" && PathPattern("**/a")?.isDeep == true)
    #expect(PathPattern("api/u*")?.isDeep == false)
  }

  @Test(
    "takes any letters of a name, and two signs any folders",
    arguments: [
      ("u*", "users", true), ("u*", "users/a", false), ("u?ers", "users", true), ("u?ers", "uers", false),
      ("*", "a", true), ("**/a", "a", true), ("**/a", "x/y/a", true), ("**/a", "x/y/b", false),
      ("**", "x/y/z", true), ("*/a", "x/y/a", false), ("*a*b*", "xaxbx", true), ("*a*b", "bab", true),
      ("*a*b", "ba", false), ("**/b/**/c", "a/b/c/b/d/c", true), ("*", "", false),
    ])
  func matching(_ pattern: String, _ path: String, _ isMeant: Bool) throws {
    #expect(try #require(PathPattern(pattern)).matches(path) == isMeant)
  }

  @Test("is compared in time that no pattern makes long")
  func hostile() throws {
    let pattern = String(repeating: "*a", count: 200) + "*b"
    #expect(try !#require(PathPattern(pattern)).matches(String(repeating: "a", count: 2000)))
  }
}
