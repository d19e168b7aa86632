import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("How the types of two values differ", .paced)
struct ShapeDifferenceViewTests {
  func lines(_ old: String, _ new: String) throws -> [String] {
    let view = ShapeDifferenceView(
      JSONShape(of: try JSONDocument(old).root), JSONShape(of: try JSONDocument(new).root))
    return view.lines(on: Screen(width: 60)).map(\.text)
  }

  @Test("field by field, what is new and what is gone included")
  func fields() throws {
    #expect(
      try lines(
        #"{"items": [{"id": 1, "odd key": "a"}], "n": 1}"#, #"{"items": [{"id": "x", "at": null}], "n": 2}"#)
        == [
          "~ .items[].id          integer → string", "+ .items[].at          null",
          "- .items[][\"odd key\"]  string", "3 differences",
        ])
  }

  @Test("other values of the same types are no difference")
  func same() throws {
    #expect(try lines(#"[{"a": 1}]"#, #"[{"a": 2}, {"a": 3}]"#) == ["the same shape"])
    #expect(
      try lines(#"[{"a": 1}]"#, #"[{"a": 2}, {}]"#).first == "~ .[].a  integer → integer, not always there")
  }
}
