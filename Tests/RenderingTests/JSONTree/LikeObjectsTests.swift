import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Objects that are alike", .paced)
struct LikeObjectsTests {
  @Test(
    "are flat where nothing in them would have to be opened, be it one value each",
    arguments: [
      (#"[{"id": 1}, {"id": 2}, {"id": 3}]"#, true),
      (#"[{"id": 1, "a": []}, {"id": 2, "a": {}}, {"id": 3}]"#, true),
      (#"[{"id": 1}, {"id": 2}]"#, false), (#"[{"id": 1}, {"id": 2}, {"id": [3]}]"#, false),
      (#"[{}, {}, {}]"#, false), (#"[{"a": 1}, {"b": 2}, {"c": 3}]"#, false), ("[1, 2, 3]", false),
      ("{}", false),
    ])
  func flat(_ json: String, _ isFlat: Bool) throws {
    #expect(TreeView.LikeObjects.areFlat(in: try JSONDocument(json).root) == isFlat)
  }
}
