/// What a table of the reference says of one name.
package struct TableEntry: Sendable {
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
