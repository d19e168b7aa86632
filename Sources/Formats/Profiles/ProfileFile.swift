internal import ApusEncodings

/// A file of sections with names and values, as AWS's tools keep keys and regions in.
struct ProfileFile {
  private var sections: [String: [String: String]] = [:]

  init(_ text: String) {
    var section: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let written = line.trimmed
      if written.isEmpty || written.hasPrefix("#") || written.hasPrefix(";") { continue }
      if written.hasPrefix("["), let end = written.firstIndex(of: "]") {
        let name = written[..<end].dropFirst().trimmed
        section = name.hasPrefix("profile ") ? name.dropFirst(8).trimmed : name
        continue
      }
      // What stands further in belongs to the value above.
      guard let section, line.first?.isWhitespace != true, let equals = written.firstIndex(of: "=") else {
        continue
      }
      let name = written[..<equals].trimmed.lowercased()
      sections[section, default: [:]][name] = written[written.index(after: equals)...].trimmed
    }
  }

  /// `nil` where it has no such section.
  subscript(section: String) -> [String: String]? { sections[section] }
}
