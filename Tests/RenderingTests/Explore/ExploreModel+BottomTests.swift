import ApusJSON
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("The bottom row of an answer that is walked in", .paced)
struct ExploreModelBottomTests {
  @Test("of a path that is too long the end is kept, and on a narrow screen it alone")
  func narrow() throws {
    let deep = String(repeating: "{\"folder\": ", count: 9) + "1" + String(repeating: "}", count: 9)
    var model = try ExploreModel(deep, columns: 40)
    model.typed("eG")
    #expect(model.status() == "…r.folder.folder.folder  number · 1 of 1")
    model.resize(Screen(width: 20, height: 6))
    #expect(model.status() == "…older.folder.folder")
    model.resize(Screen(width: 4, height: 6))
    #expect(DisplayWidth.of(model.status()) <= 4)
  }

  @Test("the type is that of the value, and which of how many it is among its siblings")
  func facts() throws {
    var model = try ExploreModel(Shelf.text)
    for (key, facts) in [
      ("id", "number · 1 of 5"), ("name", "string · 2 of 5"), ("owner", "object of 2 · 5 of 5"),
    ] {
      model.go(to: try #require(model.root["items"]?[0]?[key]))
      #expect(model.status().hasSuffix(facts))
    }
  }
}
