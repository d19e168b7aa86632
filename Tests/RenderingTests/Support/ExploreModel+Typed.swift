import ApusJSON
import ApusText

@testable import ApusRendering

extension ExploreModel {
  init(_ json: String, columns: Int = 60, rows: Int = 12, glyphs: Glyphs = .unicode) throws {
    self.init(try JSONDocument(json).root)
    resize(Screen(width: columns, height: rows, glyphs: glyphs))
  }

  /// Presses the keys that a terminal would send so, and returns what they could not do themselves.
  @discardableResult
  mutating func typed(_ keys: String) -> [ExploreEffect] {
    var decoder = KeyDecoder()
    let pressed = decoder.keys(from: keys.utf8) + decoder.end()
    return pressed.compactMap { press($0) }
  }

  /// What the screen shows, without blanks at the ends of its rows.
  mutating func shown() -> [String] {
    lines().map { String($0.text.reversed().drop { $0 == " " }.reversed()) }
  }

  /// The row of the cursor.
  mutating func row() -> String { shown().first { $0.hasPrefix(">") } ?? "" }

  /// The bottom row.
  mutating func status() -> String { shown().last ?? "" }
}

/// A list of objects, some of whose keys hold objects.
enum Shelf {
  static let text = """
    {"count": 4, "items": [
      {"id": 1, "name": "fig", "price": 1.10, "link": "https://h.test/1", "owner": {"login": "ada", "id": 7}},
      {"id": 2, "name": "Apple", "price": 20, "link": "/things/2", "owner": {"login": "bob", "id": 8}},
      {"id": 3, "name": "りんご", "price": 3, "owner": {"login": "cyd", "id": 9}},
      {"id": 4, "name": "pear", "link": "no url", "owner": {"login": "dee", "id": 10}}
    ], "next": null}
    """
}
