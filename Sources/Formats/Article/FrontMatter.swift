internal import ApusEncodings
internal import ApusJSON
internal import ApusYAML

/// What a text in Markdown says of itself in YAML, between two lines of `---` at its beginning, and the text behind it.
struct FrontMatter {
  /// `nil` where there is none.
  let document: JSONDocument?
  let text: String

  init(_ text: String) throws(ArticleProblem) {
    let plain = text.replacing("\r\n", with: "\n")
    guard plain.hasPrefix("---\n") else {
      (document, self.text) = (nil, plain)
      return
    }
    let behind = plain.dropFirst("---\n".count)
    guard let end = Self.end(of: behind) else {
      throw ArticleProblem("its front matter has no end: a line of --- is missing")
    }
    do throws(YAMLError) {
      document = try YAMLDocument(Array(behind[..<end.lowerBound].utf8)).document
    } catch {
      throw ArticleProblem(
        error.kind == .noLibrary
          ? "its front matter is YAML, for which \(error.message); to install it, in a shell: "
            + "apt-get install libyaml-0-2"
          : "its front matter is no YAML that can be read: \(error)")
    }
    self.text = String(behind[end.upperBound...])
  }

  /// The line that ends it.
  private static func end(of text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      let stop = text[start...].firstIndex(of: "\n") ?? text.endIndex
      let next = stop < text.endIndex ? text.index(after: stop) : stop
      if text[start..<stop].trimmed == "---" { return start..<next }
      start = next
    }
    return nil
  }
}
