/// What is known of the names of one kind. It is a text, and is read when somebody asks for it first.
struct ReferenceTable: Sendable {
  /// In the order of the text.
  let entries: [ReferenceTable.Entry]
  private let places: [String: Int]

  /// - Parameter texts: a line for each name, as `ReferenceTable.Entry` reads it; what begins with two blanks is more about the
  ///   name above, a sentence a line.
  init(_ texts: StaticString...) {
    var entries: [ReferenceTable.Entry] = []
    for text in texts {
      var head: Substring?
      var points: [String] = []
      for line in String(describing: text).split(separator: "\n") {
        if line.hasPrefix("  ") {
          points.append(String(line.dropFirst(2)))
          continue
        }
        if let entry = head.flatMap({ ReferenceTable.Entry($0, points: points) }) { entries.append(entry) }
        head = line
        points = []
      }
      if let entry = head.flatMap({ ReferenceTable.Entry($0, points: points) }) { entries.append(entry) }
    }
    self.entries = entries
    let keys = entries.enumerated().map { ($1.name.lowercased(), $0) }
    places = Dictionary(keys) { first, _ in first }
  }

  /// `nil` for a name that is not in it. Case does not matter.
  subscript(name: String) -> ReferenceTable.Entry? { places[name.lowercased()].map { entries[$0] } }
}

extension ReferenceTable {
  /// What a table of the reference says of one name.
  package struct Entry: Sendable {
    package let name: String
    /// What its kind asks: the direction of a header, what a directive takes.
    let traits: [Substring]
    /// Who says so, with the section.
    let source: String
    /// A sentence.
    package let summary: String
    /// Sentences.
    let points: [String]
    /// How it looks on the wire; without one its kind has an example for all.
    let example: String?
    /// Topics.
    let related: [String]

    /// - Parameters:
    ///   - line: `name|traits|source|summary|example|related`; traits are parted by blanks, topics by commas.
    ///   - points: the lines below it.
    init?(_ line: Substring, points: [String]) {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard parts.count >= 4 else { return nil }
      name = parts[0]
      traits = line.dropFirst(parts[0].count + 1).prefix { $0 != "|" }.split(separator: " ")
      source = parts[2]
      summary = parts[3]
      example = parts.count > 4 && !parts[4].isEmpty ? parts[4] : nil
      related =
        parts.count > 5 ? parts[5].split(separator: ",").map { String($0.drop { $0 == " " }) } : []
      self.points = points
    }

    func has(_ trait: String) -> Bool { traits.contains { $0 == trait } }
  }
}
