internal import ApusRendering

/// Prose of a session as HTML. Only links to web pages lead anywhere, and no picture is loaded.
struct PageProse {
  let html: String
  let headings: [Heading]

  struct Heading {
    let id: String
    let level: Int
    let title: String
  }

  /// - Parameter prefix: what the ids of its headings begin with.
  init(_ markdown: String, prefix: String) {
    var headings: [Heading] = []
    html = Self.blocks(MarkdownReader.blocks(markdown), prefix, &headings)
    self.headings = headings
  }

  private static func blocks(_ blocks: [ProseBlock], _ prefix: String, _ headings: inout [Heading]) -> String
  {
    blocks.map { block($0, prefix, &headings) }.joined()
  }

  private static func block(_ block: ProseBlock, _ prefix: String, _ headings: inout [Heading]) -> String {
    switch block {
    case .heading(let level, let spans):
      let heading = Heading(
        id: "\(prefix)-\(headings.count + 1)", level: min(max(level, 1), 6),
        title: spans.map(\.text).joined())
      headings.append(heading)
      return "<h\(heading.level) id=\"\(heading.id)\">\(text(spans))</h\(heading.level)>\n"
    case .paragraph(let spans): return "<p>\(text(spans))</p>\n"
    case .list(let start, let items):
      let tag = start == nil ? "ul" : "ol"
      let first = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
      let lines = items.map { "<li>\(blocks($0, prefix, &headings))</li>\n" }.joined()
      return "<\(tag)\(first)>\n\(lines)</\(tag)>\n"
    case .quote(let label, let inner):
      let head = label.map { "<p><strong>\(PageText.line($0))</strong></p>\n" } ?? ""
      return "<blockquote>\(head)\(blocks(inner, prefix, &headings))</blockquote>\n"
    case .code(let title, let lines):
      let head = title.map { "<p class=\"none\">\(PageText.line($0))</p>\n" } ?? ""
      return "\(head)<pre>\(PageText.block(lines.joined(separator: "\n")))</pre>\n"
    case .table(let rows): return table(rows)
    case .rule: return "<hr>\n"
    }
  }

  private static func table(_ rows: [[[ProseSpan]]]) -> String {
    let lines = rows.enumerated().map { place, cells in
      let tag = place == 0 ? "th" : "td"
      return "<tr>" + cells.map { "<\(tag)>\(text($0))</\(tag)>" }.joined() + "</tr>\n"
    }
    return "<table>\n\(lines.joined())</table>\n"
  }

  private static func text(_ spans: [ProseSpan]) -> String { spans.map(text).joined() }

  private static func text(_ span: ProseSpan) -> String {
    let text = PageText.block(span.text)
    switch span.style {
    case .plain: return text
    case .emphasis: return "<em>\(text)</em>"
    case .strong: return "<strong>\(text)</strong>"
    case .struck: return "<s>\(text)</s>"
    case .code: return "<code>\(text)</code>"
    case .aside: return "<small>\(text)</small>"
    case .image(let place): return "<small>[\(text.isEmpty ? PageText.line(place) : text)]</small>"
    case .link(let place):
      guard place.hasPrefix("https://") || place.hasPrefix("http://") else { return text }
      return "<a href=\"\(PageText.line(place))\" rel=\"noreferrer noopener\">\(text)</a>"
    }
  }
}
