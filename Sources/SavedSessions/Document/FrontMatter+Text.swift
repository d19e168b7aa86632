extension FrontMatter {
  /// As its author wrote it, where that says all of it, or all but for what is new.
  package var text: String {
    if says(source.text) { return source.text }
    let extended = extendedText
    return says(extended) ? extended : plainText
  }

  private func says(_ text: String) -> Bool {
    Self.read(text) == self
  }

  private static func read(_ text: String) -> FrontMatter? {
    try? SessionDocument(parsing: text).frontMatter
  }

  /// The text of its author, with lines for what a recording adds: comments and the order of what is there stay.
  private var extendedText: String {
    var lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let written = Self.read(source.text)?.recorded ?? []
    for (key, value) in recorded where !written.contains(where: { $0 == (key, value) }) {
      let line = "\(key): \(value)"
      if let place = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) {
        let comment = lines[place].firstRange(of: " #").map { lines[place][$0.lowerBound...] }
        lines[place] = line + (comment ?? "")
      } else if let end = lines.lastIndex(of: "---"), end > 0 {
        lines.insert(line, at: end)
      }
    }
    return lines.joined(separator: "\n")
  }

  private var recorded: [(key: String, value: String)] {
    let cassette = cassette.map { [("cassette", $0)] } ?? []
    return cassette + (secrets.isEmpty ? [] : [("secrets", FrontMatterValue.spelled(secrets))])
  }
}
