internal import ApusEncodings

/// A path that was asked for, with parameters in place of what looks like data: numbers, UUIDs, and what a machine made up.
struct ObservedPath {
  let template: String
  /// The values its parameters had, in their order, percent-decoded.
  let values: [(name: String, value: String)]

  /// - Parameter known: the path with its parameters in braces, where somebody knows it.
  init(_ path: String, known: String?) {
    let written = PathSegment.segments(of: path)
    if let known {
      let segments = PathSegment.segments(of: known)
      if segments.count == written.count, let values = Self.values(of: segments, in: written) {
        template = known
        self.values = values
        return
      }
    }
    var names: Set<String> = []
    var values: [(name: String, value: String)] = []
    var before = ""
    let parts = written.map { segment -> String in
      let text = PercentEncoding.decode(segment)
      guard Self.isData(text) else {
        before = text
        return String(segment)
      }
      var name = Self.name(behind: before)
      if !names.insert(name).inserted {
        name += "\(values.count + 1)"
        names.insert(name)
      }
      values.append((name, text))
      return "{\(name)}"
    }
    template = "/" + parts.joined(separator: "/")
    self.values = values
  }

  private static func values(of template: [Substring], in written: [Substring]) -> [(
    name: String, value: String
  )]? {
    var found: [(name: String, value: String)] = []
    for (segment, text) in zip(template, written) {
      let segment = PathSegment(segment)
      guard segment.fits(text) else { return nil }
      found += zip(segment.names, segment.values(in: text) ?? []).map { ($0, $1) }
    }
    return found
  }

  /// `userId` behind `users`, `id` behind nothing.
  private static func name(behind segment: String) -> String {
    let letters = segment.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0 == "_") }
    var word = String(String.UnicodeScalarView(letters))
    if word.hasSuffix("ies"), word.count > 4 {
      word = word.dropLast(3) + "y"
    } else if word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 2 {
      word.removeLast()
    }
    return word.isEmpty ? "id" : word + "Id"
  }

  /// Whether a segment is data rather than a name.
  static func isData(_ text: String) -> Bool {
    let digits = text.utf8.count { $0 &- 0x30 < 10 }
    if digits == text.utf8.count { return digits > 0 }
    let isHexadecimal = text.utf8.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 || $0 == 0x2d }
    // UUIDs, digests and the like.
    return isHexadecimal && text.utf8.count >= 12 && digits > 0 || text.utf8.count >= 20 && digits >= 4
  }
}
