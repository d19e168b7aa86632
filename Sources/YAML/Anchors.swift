/// What aliases of a text stand for: values that were written before.
struct Anchors {
  struct Anchor {
    /// Where its value stands in the document's text; without an end as long as it is open.
    var start: Int
    var end: Int?
    /// How many values it is, itself included.
    var values: Int
    /// Its text, when that is no longer in the document.
    var copy: [UInt8]?
  }

  /// In the order in which they begin.
  private(set) var all: [Anchor] = []
  private var byName: [String: Int] = [:]

  /// The one that was given a name last.
  subscript(name: String) -> Anchor? { byName[name].map { all[$0] } }

  mutating func open(_ name: String, at start: Int) -> Int {
    all.append(Anchor(start: start, end: nil, values: 0, copy: nil))
    byName[name] = all.count - 1
    return all.count - 1
  }

  mutating func close(_ anchor: Int, at end: Int, values: Int) {
    all[anchor].end = end
    all[anchor].values = values
  }

  /// Keeps the texts of those that stand in the document's text from an offset on, before it is cut off there.
  mutating func keepCopies(from offset: Int, of text: [UInt8]) {
    for index in all.indices.reversed() {
      guard all[index].start >= offset else { return }
      guard all[index].copy == nil, let end = all[index].end else { continue }
      all[index].copy = Array(text[all[index].start..<end])
    }
  }

  /// What stands at an offset or behind it has moved on.
  mutating func move(from offset: Int, by distance: Int) {
    for index in all.indices.reversed() {
      guard all[index].start >= offset else { return }
      all[index].start += distance
      all[index].end? += distance
    }
  }
}
