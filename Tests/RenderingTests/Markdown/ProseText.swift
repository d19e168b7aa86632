import ApusText

@testable import ApusRendering

/// What a text in Markdown looks like on a screen.
func prose(_ markdown: String, width: Int = 40, height: Int? = nil, glyphs: Glyphs = .unicode) -> String {
  let lines = ProseView(MarkdownReader.blocks(markdown), more: "view markdown .body | less")
    .lines(on: Screen(width: width, height: height, glyphs: glyphs))
  return lines.map(\.text).joined(separator: "\n")
}

extension [ProseSpan] {
  /// Each piece with a letter for its style.
  var marked: String {
    map { span in
      switch span.style {
      case .plain: span.text
      case .emphasis: "e(\(span.text))"
      case .strong: "s(\(span.text))"
      case .aside: "n(\(span.text))"
      case .struck: "d(\(span.text))"
      case .code: "c(\(span.text))"
      case .link(let place): "l(\(span.text)|\(place))"
      case .image(let place): "i(\(span.text)|\(place))"
      }
    }.joined()
  }
}
