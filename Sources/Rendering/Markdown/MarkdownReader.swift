internal import ApusEncodings

/// Reads Markdown as articles and comments are written in it: CommonMark's blocks, tables, fences, and Qiita's `:::note`.
///
/// Any text is Markdown, so reading never fails. It takes one pass for each level of nesting, of which there are not many.
package struct MarkdownReader {
  /// What is nested deeper is text.
  private static let depthLimit = 16

  /// Where the names of `[text][name]` lead.
  private let links: [String: String]
  private let depth: Int

  package static func blocks(_ text: String) -> [ProseBlock] {
    var links: [String: String] = [:]
    var isCode = false
    let lines = text.replacing("\r\n", with: "\n").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).filter { line in
      if MarkdownLine(line).fence != nil { isCode.toggle() }
      guard !isCode, let (name, place) = MarkdownLine(line).definition else { return true }
      if links[name] == nil { links[name] = place }
      return false
    }
    let matter = frontMatter(lines)
    let blocks = MarkdownReader(links: links, depth: 0).blocks(
      lines.dropFirst(matter.isEmpty ? 0 : matter.count + 2))
    return (matter.isEmpty ? [] : [.code(title: nil, matter.map(String.init))]) + blocks
  }

  /// What a file says of itself above its text, between two lines of `---`.
  private static func frontMatter(_ lines: [Substring]) -> ArraySlice<Substring> {
    guard lines.first == "---", lines.dropFirst().first?.contains(":") == true else { return [] }
    let matter = lines.dropFirst().prefix(200).prefix { $0 != "---" }
    return lines.dropFirst(matter.count + 1).first == "---" ? matter : []
  }

  private func blocks(_ lines: ArraySlice<Substring>) -> [ProseBlock] {
    guard depth <= Self.depthLimit else { return [.code(title: nil, lines.map(String.init))] }
    var blocks: [ProseBlock] = []
    var rest = lines
    while let first = rest.first {
      let line = MarkdownLine(first)
      if line.isBlank {
        rest = rest.dropFirst()
      } else if line.opensComment {
        rest = rest.drop { !$0.contains("-->") }.dropFirst()
      } else if let fence = line.fence {
        blocks.append(code(fence, &rest))
      } else if let (level, title) = line.heading {
        blocks.append(.heading(level: level, spans(title)))
        rest = rest.dropFirst()
      } else if line.isRule {
        blocks.append(.rule)
        rest = rest.dropFirst()
      } else if line.isQuote {
        blocks.append(quote(&rest))
      } else if let label = line.note {
        blocks.append(note(label, &rest))
      } else if let item = line.item {
        blocks.append(list(item, &rest))
      } else if line.indent >= 4 {
        blocks.append(indentedCode(&rest))
      } else if let table = table(&rest) {
        blocks.append(table)
      } else {
        blocks.append(paragraph(&rest))
      }
    }
    return blocks
  }

  private func nested(_ lines: [Substring]) -> [ProseBlock] {
    MarkdownReader(links: links, depth: depth + 1).blocks(lines[...])
  }

  private func spans(_ text: some StringProtocol) -> [ProseSpan] {
    MarkdownSpans(String(text), links: links).spans
  }

  // MARK: Code

  private func code(_ fence: MarkdownLine.Fence, _ rest: inout ArraySlice<Substring>) -> ProseBlock {
    let content = rest.dropFirst().prefix { MarkdownLine($0).fence?.closes(fence) != true }
    rest = rest.dropFirst(content.count + 2)
    return .code(
      title: fence.title.isEmpty ? nil : fence.title,
      content.map { line in String(line.dropFirst(min(fence.indent, MarkdownLine(line).indent))) })
  }

  private func indentedCode(_ rest: inout ArraySlice<Substring>) -> ProseBlock {
    var content = rest.prefix { MarkdownLine($0).indent >= 4 || MarkdownLine($0).isBlank }
    while content.last.map({ MarkdownLine($0).isBlank }) == true { content.removeLast() }
    rest = rest.dropFirst(content.count)
    return .code(title: nil, content.map { String(MarkdownLine($0).dropping(4)) })
  }

  // MARK: What holds blocks

  private func quote(_ rest: inout ArraySlice<Substring>) -> ProseBlock {
    var content: [Substring] = []
    while let first = rest.first {
      let line = MarkdownLine(first)
      // A line that merely goes on belongs to the quote, mark or not.
      guard line.isQuote || !line.isBlank && !line.beginsBlock && content.last?.isEmpty == false else {
        break
      }
      content.append(line.isQuote ? line.withoutQuote : first)
      rest = rest.dropFirst()
    }
    return .quote(label: nil, nested(content))
  }

  private func note(_ label: String, _ rest: inout ArraySlice<Substring>) -> ProseBlock {
    let content = rest.dropFirst().prefix { $0.trimmed != ":::" }
    rest = rest.dropFirst(content.count + 2)
    return .quote(label: label, nested(Array(content)))
  }

  private func list(_ first: MarkdownLine.Item, _ rest: inout ArraySlice<Substring>) -> ProseBlock {
    var items: [[ProseBlock]] = []
    while let line = rest.first.map(MarkdownLine.init), let item = line.item, item.isSameList(as: first),
      !line.isRule
    {
      var content = [item.text]
      rest = rest.dropFirst()
      while let next = rest.first.map(MarkdownLine.init) {
        if next.isBlank {
          // Behind an empty line only what is indented belongs to the item.
          guard let after = rest.dropFirst().first.map(MarkdownLine.init),
            after.isBlank || after.indent >= item.width
          else { break }
          content.append("")
        } else if next.indent >= item.width {
          content.append(next.dropping(item.width))
        } else if !next.beginsBlock, next.item?.isSameList(as: first) != true, content.last?.isEmpty == false
        {
          content.append(next.dropping(next.indent))
        } else {
          break
        }
        rest = rest.dropFirst()
      }
      items.append(nested(content))
      let blanks = rest.prefix { MarkdownLine($0).isBlank }
      if rest.dropFirst(blanks.count).first.flatMap({ MarkdownLine($0).item })?.isSameList(as: first) == true
      {
        rest = rest.dropFirst(blanks.count)
      }
    }
    return .list(start: first.number, items)
  }

  // MARK: Tables and text

  private func table(_ rest: inout ArraySlice<Substring>) -> ProseBlock? {
    guard let head = rest.first, head.contains("|"), let marks = rest.dropFirst().first,
      MarkdownLine(marks).isTableRule
    else { return nil }
    let rows = rest.dropFirst(2).prefix { $0.contains("|") && !MarkdownLine($0).isBlank }
    rest = rest.dropFirst(2 + rows.count)
    let cells = ([head] + rows).map { MarkdownLine($0).cells.prefix(Self.mostColumns).map { spans($0) } }
    let count = cells[0].count
    return .table(cells.map { row in (0..<count).map { $0 < row.count ? row[$0] : [] } })
  }

  private static let mostColumns = 50

  private func paragraph(_ rest: inout ArraySlice<Substring>) -> ProseBlock {
    var content: [String] = []
    while let first = rest.first {
      let line = MarkdownLine(first)
      if !content.isEmpty {
        if let level = line.underlineLevel {
          rest = rest.dropFirst()
          return .heading(level: level, spans(content.joined(separator: " ")))
        }
        if line.isBlank || line.beginsBlock { break }
      }
      content.append(first.trimmed)
      rest = rest.dropFirst()
    }
    // Lines end where they were ended, as articles and comments are shown.
    return .paragraph(
      spans(content.map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 }.joined(separator: "\n")))
  }
}
