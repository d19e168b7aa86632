package import ApusMarkup

/// Reads a text that is to be laid out: HTML where it is that, and Markdown otherwise.
package enum ProseReader {
  package static func blocks(_ text: String) throws(MarkupError) -> [ProseBlock] {
    HTMLProse.isHTML(text) ? HTMLProse.blocks(try HTMLReader.nodes(text)) : MarkdownReader.blocks(text)
  }
}
