import JSON
import PacingTestSupport
import Rendering
import Testing

@testable import Text

@Suite("A list of differences", .paced)
struct DiffViewTests {
  @Test("a list of differences is drawn on every screen")
  func snapshot() throws {
    let old = try Samples.search(count: 3)
    let text = old.text.replacing("67000", with: "67001").replacing("C++", with: "Swift と 日本語")
    try expectSnapshot(
      "diff", of: DiffView(.init(JSONDifference.between(old, Document(text).root))), height: 6)
  }
}
