/// Finds the spans of one line.
struct LinePainter {
  let text: String
  private(set) var spans: [LineSpan] = []

  init(text: String) { self.text = text }

  mutating func paint(_ isCommand: (String) -> Bool) {
    let pasted = PastedLine.syntax(of: text)
    let words = pasted.map { PastedLine.words(text, $0.syntax) } ?? Words(text)
    if let program = pasted?.program {
      paintPasted(words.words, program)
    } else {
      paintNative(words.words, isCommand)
    }
    for comment in words.comments { add(.comment, comment) }
    if let tail = words.tail { add(.pipe, tail.range) }
    for word in words.words { paintInside(word) }
    paintErrors(words, isPasted: pasted != nil)
  }

  mutating func add(_ kind: LineSpan.Kind, _ range: Range<Int>) {
    spans.append(LineSpan(kind: kind, range: range))
  }

  private mutating func paintPasted(_ words: [Word], _ program: PastedLine.Program) {
    guard let first = words.first else { return }
    add(.command, first.range)
    guard case .httpie = program else {
      paintArguments(words.dropFirst(), program.dialect) { painter, word in painter.add(.url, word.range) }
      return
    }
    var hasURL = false
    paintArguments(words.dropFirst(), .httpie) { painter, word in
      if !hasURL, RequestLine.verbs.contains(where: { $0.word == word.text.lowercased() }) {
        painter.add(.method, word.range)
      } else if !hasURL {
        hasURL = true
        painter.add(.url, word.range)
      } else {
        painter.paintPositional(word)
      }
    }
  }

  private mutating func paintNative(_ words: [Word], _ isCommand: (String) -> Bool) {
    guard let first = words.first else { return }
    if first.kind == .path {
      add(.path, first.range)
    } else if first.asksForSomething {
      paintRequest(words)
    } else if let item = Item(first), !item.name.isEmpty, !isCommand(first.text.lowercased()) {
      for word in words { paintPositional(word) }
    } else {
      if isCommand(first.text.lowercased()) { add(.command, first.range) }
      for word in words.dropFirst() where word.kind == .path { add(.path, word.range) }
    }
  }

  private mutating func paintRequest(_ words: [Word]) {
    var rest = words[...]
    if let first = rest.first, !first.template.isURL {
      add(.method, first.range)
      rest = rest.dropFirst()
      if first.text.lowercased() == "send", let method = rest.popFirst() { add(.method, method.range) }
    }
    let place = RequestLine.placeOfURL(in: Array(rest))
    paintArguments(rest, .native) { painter, word in
      if word.range == place { painter.add(.url, word.range) } else { painter.paintPositional(word) }
    }
  }

  /// Options with their values; every other word is left to `other`.
  private mutating func paintArguments(
    _ words: ArraySlice<Word>, _ dialect: Dialect, other: (inout LinePainter, Word) -> Void
  ) {
    var words = words
    while let word = words.popFirst() {
      guard word.kind == .ordinary, word.template.hasPrefix("-"), word.text.utf8.count > 1 else {
        other(&self, word)
        continue
      }
      let one = ArraySlice([word] + words.prefix(1))
      guard let use = try? OptionReader.read(one, in: dialect).options.first else {
        add(.option, word.range)
        continue
      }
      add(.option, use.nameRange)
      guard let value = use.value else { continue }
      add(.value, value.range)
      if value.range.lowerBound >= word.range.upperBound { words = words.dropFirst() }
    }
  }

  fileprivate mutating func paintPositional(_ word: Word) {
    guard word.kind != .json else { return }
    guard let item = Item(word) else {
      add(.value, word.range)
      return
    }
    let kind: LineSpan.Kind =
      item.separator.isHeader ? .headerName : item.separator.isQuery ? .queryName : .dataName
    add(kind, word.range.lowerBound..<item.separatorRange.lowerBound)
    add(.separator, item.separatorRange)
    add(.value, item.separatorRange.upperBound..<word.range.upperBound)
  }

  /// Quotes, variables and JSON inside a word.
  private mutating func paintInside(_ word: Word) {
    let bytes = Array(text.utf8)
    if word.kind == .json {
      paintJSON(bytes, word.range)
    } else if word.kind == .ordinary, word.text.utf8.contains(UInt8(ascii: "=")), let item = Item(word),
      item.separator == .json,
      let first = item.value.fragments.first,
      first.kind == .verbatim, first.range.lowerBound == item.separatorRange.upperBound
    {
      paintJSON(bytes, item.value.range)
    } else if word.kind == .ordinary {
      paintQuotes(bytes, word)
    }
    for fragment in word.template.fragments {
      if case .variable = fragment.kind { add(.variable, fragment.range) }
    }
  }

  /// A quoted stretch lies between two fragments' ends, so what is left of the word's range is quotes.
  private mutating func paintQuotes(_ bytes: [UInt8], _ word: Word) {
    var index = word.range.lowerBound
    while index < word.range.upperBound, index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        let hasEscapes = byte == UInt8(ascii: "\"") || (index > 0 && bytes[index - 1] == UInt8(ascii: "$"))
        let end = Self.endOfQuote(bytes, from: index, hasEscapes: hasEscapes, before: word.range.upperBound)
        add(.string, index..<end)
        index = end
      } else {
        index += 1
      }
    }
  }

  private static func endOfQuote(_ bytes: [UInt8], from start: Int, hasEscapes: Bool, before limit: Int)
    -> Int
  {
    var index = start + 1
    while index < limit, index < bytes.count {
      if hasEscapes, bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == bytes[start] {
        return index + 1
      }
      index += 1
    }
    return limit
  }

  /// A word that is still being typed is given time: nothing that reaches the end of the text is an error yet.
  private mutating func paintErrors(_ words: Words, isPasted: Bool) {
    for problem in words.problems { add(.error, problem.range) }
    guard words.problems.isEmpty, isPasted || words.words.first?.asksForSomething ?? false else { return }
    do {
      if case .request(let line) = try ParsedLine.parse(text) { try line.checkNames() }
    } catch {
      if error.range.upperBound < text.utf8.count { add(.error, error.range) }
    }
  }
}

extension RequestLine {
  /// Checks that the names of JSON items lead somewhere, whatever values fill them.
  fileprivate func checkNames() throws(LineProblem) {
    let named = items.filter(\.separator.isJSONData)
    guard !named.isEmpty, case .json = ItemBody.format(of: self) else { return }
    for item in named { _ = try KeyPath.steps(of: item.name) }
  }
}
