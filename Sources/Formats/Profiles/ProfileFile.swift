internal import ApusEncodings

/// A file of sections with names and values, as AWS's tools keep keys and regions in.
struct ProfileFile {
  private var sections: [String: [String: String]] = [:]

  init(_ text: String) {
    var section: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let written = line.trimmed
      if written.isEmpty || written.hasPrefix("#") || written.hasPrefix(";") { continue }
      if let name = Self.section(openedBy: written) {
        section = name
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

  /// The names of sections in their order, each as often as it stands there. Nothing of what is in them is kept.
  static func names(in bytes: [UInt8]) -> some Sequence<String> {
    bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.lazy.compactMap { line in
      let written = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard written.first == UInt8(ascii: "[") else { return nil }
      return section(openedBy: String(decoding: written, as: UTF8.self))
    }
  }

  /// `nil` for a line that opens none.
  private static func section(openedBy line: String) -> String? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let name = line[..<end].dropFirst().trimmed
    return name.hasPrefix("profile ") ? name.dropFirst(8).trimmed : name
  }

  /// `nil` where it has no such section.
  subscript(section: String) -> [String: String]? { sections[section] }
}
