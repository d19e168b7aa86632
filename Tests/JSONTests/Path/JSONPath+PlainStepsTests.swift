import Testing

@testable import ApusJSON

@Suite("The plain steps of a path")
struct PathPlainStepsTests {
  @Test("keys, positions and stars are some")
  func plain() throws {
    #expect(
      try JSONPath(".a[0].b[*][-1][\"c d\"]").plainSteps == [
        .key("a"), .position(0), .key("b"), .any, .position(-1), .key("c d"),
      ])
    #expect(try JSONPath(".").plainSteps == [])
  }

  @Test(
    "filters, slices, alternatives and descendants are none",
    arguments: [".a[?@.b]", ".a[0:2]", "..b", ".a[0,1]"])
  func others(_ text: String) throws {
    #expect(try JSONPath(text).plainSteps == nil)
  }
}
