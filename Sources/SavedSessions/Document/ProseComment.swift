/// A comment of HTML that begins a line of prose, as Markdown has it: what stands in it is not run, and no step either.
enum ProseComment {
  static let end = "-->"

  static func begins(_ line: Substring) -> Bool {
    let indent = line.prefix { $0 == " " }.count
    return indent <= 3 && line.dropFirst(indent).hasPrefix("<!--")
  }

  static func ends(_ line: Substring) -> Bool { line.contains(end) }
}
