internal import ApusEncodings

/// A line of Markdown, and what it begins.
struct MarkdownLine {
  private let text: Substring
  let indent: Int
  /// Without the blanks it begins with.
  private let rest: Substring

  init(_ text: Substring) {
    self.text = text
    rest = text.drop { $0 == " " || $0 == "\t" }
    indent = text[..<rest.startIndex].reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }

  var isBlank: Bool { rest.isEmpty }

  /// Whether a paragraph ends before it.
  var beginsBlock: Bool {
    guard indent < 4 else { return false }
    return fence != nil || heading != nil || isQuote || opensComment || isRule || note != nil
      || rest.hasPrefix(":::") || item.map { $0.number ?? 1 == 1 && !$0.text.isEmpty } == true
  }

  /// Without so many columns of blanks.
  func dropping(_ columns: Int) -> Substring {
    var dropped = 0
    var rest = text
    while dropped < columns, let first = rest.first, first == " " || first == "\t" {
      dropped = first == "\t" ? (dropped / 4 + 1) * 4 : dropped + 1
      rest = rest.dropFirst()
    }
    return rest
  }

  // MARK: What it begins

  struct Fence {
    let mark: Character
    let length: Int
    let title: String
    let indent: Int

    func closes(_ other: Fence) -> Bool { mark == other.mark && length >= other.length && title.isEmpty }
  }

  var fence: Fence? {
    guard indent < 4, let mark = rest.first, mark == "`" || mark == "~" else { return nil }
    let length = rest.prefix { $0 == mark }.count
    let title = rest.dropFirst(length).trimmed
    guard length >= 3, mark == "~" || !title.contains("`") else { return nil }
    return Fence(mark: mark, length: length, title: title, indent: indent)
  }

  var heading: (level: Int, text: Substring)? {
    let level = rest.prefix(7).prefix { $0 == "#" }.count
    let title = rest.dropFirst(level)
    guard indent < 4, (1...6).contains(level), title.isEmpty || title.first == " " || title.first == "\t"
    else {
      return nil
    }
    var words = title.trimmed[...]
    let closing = words.reversed().prefix { $0 == "#" }.count
    if closing == words.count || words.dropLast(closing).last == " " { words = words.dropLast(closing) }
    return (level, words.trimmed[...])
  }

  /// `===` and `---` below a line make it a heading.
  var underlineLevel: Int? {
    let line = rest.trimmed
    guard indent < 4, let mark = line.first, line.allSatisfy({ $0 == mark }) else { return nil }
    return mark == "=" ? 1 : mark == "-" && line.count > 1 ? 2 : nil
  }

  var isRule: Bool {
    guard indent < 4, let mark = rest.first, "-*_".contains(mark) else { return false }
    return rest.allSatisfy { $0 == mark || $0 == " " } && rest.count { $0 == mark } >= 3
  }

  var isQuote: Bool { indent < 4 && rest.first == ">" }

  /// Whether a comment begins that goes on behind it. One that ends in it is passed over as a part of its text.
  var opensComment: Bool { indent < 4 && rest.hasPrefix("<!--") && !rest.contains("-->") }

  var withoutQuote: Substring {
    let inner = rest.dropFirst()
    return inner.first == " " ? inner.dropFirst() : inner
  }

  /// What `:::note warn` says behind its colons.
  var note: String? {
    guard indent < 4, rest.hasPrefix(":::") else { return nil }
    let label = rest.drop { $0 == ":" }.trimmed
    return label.isEmpty ? nil : label
  }

  struct Item {
    /// `nil` where it has a mark.
    let number: Int?
    let mark: Character
    /// How far what belongs to it is indented.
    let width: Int
    let text: Substring

    func isSameList(as other: Item) -> Bool { mark == other.mark }
  }

  var item: Item? {
    let digits = rest.prefix(10).prefix { $0.isASCII && $0.isNumber }
    let mark = rest.dropFirst(digits.count).first
    guard let mark, digits.isEmpty ? "-*+".contains(mark) : digits.count < 10 && ".)".contains(mark) else {
      return nil
    }
    let behind = rest.dropFirst(digits.count + 1)
    guard behind.isEmpty || behind.first == " " || behind.first == "\t" else { return nil }
    let blanks = behind.prefix { $0 == " " || $0 == "\t" }.count
    let used = (1...4).contains(blanks) ? blanks : 1
    return Item(
      number: Int(digits), mark: mark, width: indent + digits.count + 1 + used,
      text: behind.dropFirst(min(blanks, used)))
  }

  // MARK: Tables and definitions

  var isTableRule: Bool {
    let line = rest.trimmed
    return line.contains("-") && line.contains("|") && line.allSatisfy { "|-: \t".contains($0) }
  }

  /// What stands between the bars that are no text.
  var cells: [String] {
    var cells = [""]
    var isEscaped = false
    for character in rest.trimmed {
      if isEscaped {
        cells[cells.count - 1] += character == "|" ? "|" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "|" {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    if rest.first == "|" { cells.removeFirst() }
    if cells.count > 1, cells.last?.trimmed.isEmpty == true { cells.removeLast() }
    return cells.map(\.trimmed)
  }

  /// `[name]: https://example.com`
  var definition: (name: String, place: String)? {
    guard indent < 4, rest.first == "[", let end = rest.firstRange(of: "]:") else { return nil }
    let name = rest[..<end.lowerBound].dropFirst()
    let place = rest[end.upperBound...].trimmed.prefix { $0 != " " }
    guard !name.isEmpty, !name.hasPrefix("^"), !place.isEmpty else { return nil }
    return (name.lowercased(), place.trimmingBrackets)
  }
}

extension Substring {
  /// `https://example.com` for `<https://example.com>`.
  fileprivate var trimmingBrackets: String {
    hasPrefix("<") && hasSuffix(">") ? String(dropFirst().dropLast()) : String(self)
  }
}
