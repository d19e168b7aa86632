import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Lists in an answer that is walked in", .paced)
struct ExploreModelListsTests {
  /// At a key of the first item.
  private func model(at key: String) throws -> ExploreModel {
    var model = try ExploreModel(Shelf.text, rows: 40)
    model.go(to: try #require(model.root["items"]?[0]?[key]))
    return model
  }

  /// The positions of the items as they are shown.
  private func order(_ model: ExploreModel) -> [Int] {
    var model = model
    model.typed("2")
    return model.shown().compactMap { row in
      row.firstMatch(of: /^[> ].{7}\[([0-9]+)\]:/).flatMap { Int($0.1) }
    }
  }

  @Test("] and [ go to the same key in another item, out of inner lists too")
  func sameKey() throws {
    var model = try model(at: "price")
    model.typed("]")
    #expect(model.path == ".items[1].price")
    model.typed("]]")
    // The last one has no price.
    #expect(model.path == ".items[3]")
    model.typed("]")
    #expect(model.status() == "no item comes after this")
    model.typed("[")
    #expect(model.path == ".items[2]")
    var nested = try ExploreModel("[{\"a\": [1, 2]}, {\"a\": [3, 4]}]")
    nested.go(to: try #require(nested.root[0]?["a"]?[1]))
    nested.typed("]")
    #expect(nested.path == ".[1].a[1]")
    var none = try ExploreModel("{\"a\": 1}")
    none.typed("j]")
    #expect(none.status() == "no list is around this")
  }

  @Test(
    "s sorts by what the cursor is at: numbers by value, then falling, then as it came; missing ones last")
  func sorts() throws {
    var model = try model(at: "price")
    model.typed("s")
    #expect(order(model) == [0, 2, 1, 3])
    #expect(model.path == ".items[0].price")
    #expect(model.status() == "sorted by .price")
    model.typed("s")
    #expect(order(model) == [1, 2, 0, 3])
    #expect(model.shown().contains { $0.contains("items: array of 4  sorted by .price, falling") })
    model.typed("s")
    #expect(order(model) == [0, 1, 2, 3])
    #expect(model.status() == "as it came")
  }

  @Test("paths are those of the answer, however a list is sorted")
  func paths() throws {
    var model = try model(at: "price")
    model.typed("ss")
    model.go(to: try #require(model.root["items"]?[1]))
    model.typed("kj")
    #expect(model.path == ".items[1]")
    #expect(model.status().hasSuffix("1 of 4"))
    model.typed("]")
    #expect(model.path == ".items[2]")
  }

  @Test("f shows the items that have a text, or of which a condition holds, and all for nothing")
  func filters() throws {
    var model = try model(at: "name")
    model.typed("fAPPLE\r")
    #expect(order(model) == [1])
    #expect(model.status() == "1 of 4 items")
    // The item of the cursor is not shown.
    #expect(model.path == ".items")
    model.typed("f\u{15}@.price > 2\r")
    #expect(order(model) == [1, 2])
    #expect(model.shown().contains { $0.contains("where @.price > 2") })
    model.typed("ljf\u{15}\r")
    #expect(order(model) == [0, 1, 2, 3])
  }

  @Test("a list stays sorted where it is filtered, and where it is no more")
  func sortedAndFiltered() throws {
    var model = try model(at: "price")
    model.typed("ssf@.price > 2\r")
    #expect(order(model) == [1, 2])
    #expect(model.shown().contains { $0.contains("where @.price > 2, sorted by") })
    model.typed("f\u{15}\r")
    #expect(order(model) == [1, 2, 0, 3])
    model.typed("ffig\r/pear\r")
    #expect(order(model) == [1, 2, 0, 3])
  }

  @Test("the bottom row says how many a filter leaves, and of how many")
  func filteredCount() throws {
    var model = try model(at: "id")
    model.typed("f@.price\r")
    #expect(model.path == ".items[0].id")
    model.typed("h")
    #expect(model.status().hasSuffix("object of 5 · 1 of 3 · 4 in all"))
  }

  @Test("a filter that is none, or leaves nothing, changes nothing and says so")
  func wrongFilters() throws {
    var model = try model(at: "id")
    model.typed("f@.price >\r")
    #expect(model.status().hasPrefix("expected "))
    #expect(order(model) == [0, 1, 2, 3])
    model.typed("fnowhere\r")
    #expect(model.status() == "no item is left where nowhere")
    #expect(order(model) == [0, 1, 2, 3])
    var none = try ExploreModel("{\"a\": 1}")
    none.typed("f")
    #expect(none.status() == "no list is here to filter")
    none.typed("s")
    #expect(none.status() == "no list is here to sort")
  }

  @Test("a filter goes when something is looked for that it hides")
  func hidden() throws {
    var model = try model(at: "id")
    model.typed("ffig\r/pear\r")
    #expect(model.path == ".items[3].name")
    #expect(order(model) == [0, 1, 2, 3])
  }
}
