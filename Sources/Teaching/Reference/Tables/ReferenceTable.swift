/// What is known of the names of one kind. It is a text, and is read when somebody asks for it first.
struct ReferenceTable: Sendable {
  /// In the order of the text.
  let entries: [TableEntry]
  private let places: [String: Int]

  /// - Parameter texts: a line for each name, as `TableEntry` reads it; what begins with two blanks is more about the
  ///   name above, a sentence a line.
  init(_ texts: StaticString...) {
    var entries: [TableEntry] = []
    for text in texts {
      var head: Substring?
      var points: [String] = []
      for line in String(describing: text).split(separator: "\n") {
        if line.hasPrefix("  ") {
          points.append(String(line.dropFirst(2)))
          continue
        }
        if let entry = head.flatMap({ TableEntry($0, points: points) }) { entries.append(entry) }
        head = line
        points = []
      }
      if let entry = head.flatMap({ TableEntry($0, points: points) }) { entries.append(entry) }
    }
    self.entries = entries
    let keys = entries.enumerated().map { ($1.name.lowercased(), $0) }
    places = Dictionary(keys) { first, _ in first }
  }

  /// `nil` for a name that is not in it. Case does not matter.
  subscript(name: String) -> TableEntry? { places[name.lowercased()].map { entries[$0] } }
}
