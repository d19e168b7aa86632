internal import ApusEncodings

/// The running text of Markdown: what is emphasised, what is code, and where links lead.
struct MarkdownSpans {
  private(set) var spans: [ProseSpan] = []
  private let characters: [Character]
  private let links: [String: String]
  private let isInLink: Bool
  private var at = 0
  private var plain = ""
  /// The marks that are open, with the style they stand for.
  private var open: [(mark: String, style: ProseSpan.Style)] = []

  /// How far the end of something is looked for, and how far in all.
  private static let reach = 2_000
  private var effort: Int

  init(_ text: String, links: [String: String] = [:], isInLink: Bool = false) {
    characters = Array(text)
    self.links = links
    self.isInLink = isInLink
    effort = 200_000 + 4 * characters.count
    while at < characters.count { step() }
    flush()
  }

  private var style: ProseSpan.Style { open.last?.style ?? .plain }

  private mutating func flush() {
    if !plain.isEmpty { spans.append(ProseSpan(plain, style)) }
    plain = ""
  }

  private mutating func add(_ text: String, _ style: ProseSpan.Style, to end: Int) {
    flush()
    if !text.isEmpty { spans.append(ProseSpan(text, style)) }
    at = end
  }

  private func character(_ place: Int) -> Character? {
    characters.indices.contains(place) ? characters[place] : nil
  }

  private func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// Where a text stands next, not too far away.
  private mutating func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text)
    let end = min(characters.count, start + Self.reach) - wanted.count
    guard start <= end, !wanted.isEmpty, effort > 0 else { return nil }
    let found = (start...end).first { place in
      characters[place] == wanted[0] && characters[place..<(place + wanted.count)].elementsEqual(wanted)
    }
    effort -= (found ?? end) - start
    return found
  }

  private mutating func step() {
    switch characters[at] {
    case "\\": escape()
    case "`": code()
    case "!" where character(at + 1) == "[": if !link(from: at + 1, isImage: true) { take() }
    case "[" where !isInLink: if !link(from: at, isImage: false) { take() }
    case "<": tag()
    case "*", "_", "~": mark()
    case "&": entity()
    case "h" where isStartOfURL: url()
    default: take()
    }
  }

  private mutating func take(_ count: Int = 1) {
    plain += text(at..<min(at + count, characters.count))
    at += count
  }

  private mutating func escape() {
    guard let next = character(at + 1), next.isASCII, next.isPunctuation || next.isSymbol else {
      return take()
    }
    plain.append(next)
    at += 2
  }

  private mutating func code() {
    let length = characters[at...].prefix { $0 == "`" }.count
    var place = at + length
    while let end = find(String(repeating: "`", count: length), from: place), end - at < Self.reach {
      let run = characters[end...].prefix { $0 == "`" }.count
      if run == length {
        let inner = text((at + length)..<end)
        let isPadded = inner.count > 2 && inner.hasPrefix(" ") && inner.hasSuffix(" ")
        return add(isPadded ? String(inner.dropFirst().dropLast()) : inner, .code, to: end + length)
      }
      place = end + run
    }
    take(length)
  }

  // MARK: Links

  private mutating func link(from start: Int, isImage: Bool) -> Bool {
    guard let close = closing(start, "[", "]") else { return false }
    let label = text((start + 1)..<close)
    let target: String
    var end = close + 1
    if character(end) == "(", let last = closing(end, "(", ")") {
      target = Self.place(text((end + 1)..<last))
      end = last + 1
    } else {
      let hasName = character(end) == "["
      let last = hasName ? find("]", from: end) ?? end : end
      let name = last > end + 1 ? text((end + 1)..<last) : label
      guard let known = links[name.lowercased()] else { return false }
      target = known
      end = hasName ? last + 1 : end
    }
    if isImage {
      add(label, .image(target), to: end)
      if label.isEmpty { spans.append(ProseSpan("image", .image(target))) }
    } else {
      let words = MarkdownSpans(label, isInLink: true).spans.map(\.text).joined()
      add(words.isEmpty ? target : words, .link(target), to: end)
    }
    return true
  }

  /// Where a bracket ends that is open at a place.
  private mutating func closing(_ start: Int, _ open: Character, _ close: Character) -> Int? {
    var depth = 0
    var place = start
    defer { effort -= place - start }
    while effort > 0, place < min(characters.count, start + Self.reach) {
      switch characters[place] {
      case "\\": place += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Without what a title in quotes says.
  private static func place(_ text: String) -> String {
    let place = text.trimmed.prefix { $0 != " " && $0 != "\n" }
    return place.hasPrefix("<") && place.hasSuffix(">") ? String(place.dropFirst().dropLast()) : String(place)
  }

  private var isStartOfURL: Bool {
    guard !isInLink, character(at + 1) == "t", at == 0 || !characters[at - 1].isLetter else { return false }
    let head = text(at..<min(at + 8, characters.count))
    return head == "https://" || head.hasPrefix("http://")
  }

  private mutating func url() {
    let run = characters[at...].prefix(Self.reach).prefix { character in
      character.isASCII && !character.isWhitespace && !"<>\"`|".contains(character)
    }
    var url = String(run)
    // What ends a sentence ends no address.
    while let last = url.last, ".,;:!?'*_~".contains(last) || last == ")" && !url.contains("(") {
      url.removeLast()
    }
    add(url, .link(url), to: at + url.count)
  }

  // MARK: Marks, tags and names

  private mutating func mark() {
    let character = characters[at]
    let length = min(characters[at...].prefix(4).prefix { $0 == character }.count, character == "~" ? 4 : 3)
    guard character != "~" || length == 2 else { return take(length) }
    let before = at > 0 ? characters[at - 1] : " "
    let after = self.character(at + length) ?? " "
    let run = String(repeating: character, count: length)
    if let last = open.last, last.mark == run, !before.isWhitespace {
      flush()
      open.removeLast()
      at += length
      return
    }
    let isInWord = character == "_" && (before.isLetter || before.isNumber)
    guard !after.isWhitespace, !isInWord, open.count < 8, find(run, from: at + length) != nil else {
      return take(length)
    }
    flush()
    open.append((run, character == "~" ? .struck : length == 1 ? .emphasis : .strong))
    at += length
  }

  /// A tag is left out; `<https://example.com>` is a link, `<br>` a line break.
  private mutating func tag() {
    if text(at..<min(at + 4, characters.count)) == "<!--" {
      guard let end = find("-->", from: at + 4) else { return take() }
      at = end + 3
      return
    }
    guard let next = character(at + 1), next == "/" || next.isASCII && next.isLetter,
      let end = find(">", from: at + 1)
    else { return take() }
    let inner = text((at + 1)..<end)
    if inner.contains("://"), !inner.contains(" ") {
      add(inner, .link(inner), to: end + 1)
    } else {
      if inner.lowercased().hasPrefix("br"), inner.count < 6 { plain.append("\n") }
      at = end + 1
    }
  }

  private mutating func entity() {
    guard let end = characters[at...].prefix(12).firstIndex(of: ";"),
      let text = HTMLEntity.text(of: text((at + 1)..<end))
    else { return take() }
    plain += text
    at = end + 1
  }
}

/// The few names of characters that people write.
enum HTMLEntity {
  static func text(of name: String) -> String? {
    let known = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "copy": "©", "hellip": "…",
    ]
    if let text = known[name] { return text }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
