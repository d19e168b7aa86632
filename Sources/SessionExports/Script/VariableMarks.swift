internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusRedaction

/// What stands for variables while a session is played: numbers that are in no recording, so that wherever one turns up in
/// a request its variable was filled in.
struct VariableMarks {
  /// What a mark is a part of, which tells how a value is written there.
  enum Place {
    case plain, url, form, json
  }

  struct Mark {
    let name: String
    let text: String
    /// Whether the value is a URL or a path: it is no part of one.
    let isAddress: Bool
    /// Whether its value was typed: where that is sent as a secret, it is one.
    var isTyped = false
  }

  private(set) var marks: [Mark] = []

  /// What stands for the next value of a variable.
  ///
  /// - Parameter value: what was recorded. Where that is an address, so is its mark; where it is a string, its mark is one.
  mutating func add(
    _ name: String, recorded value: VariableValue?, isTyped: Bool = false
  ) -> VariableValue {
    let number = "9\(7_182_818_284_000 + marks.count)"
    var isString = true
    if case .json(let node)? = value { isString = node.string != nil }
    let text: String
    if isString, let value = value?.text, value.hasPrefix("http://") || value.hasPrefix("https://") {
      text = "http://m\(number).test/x"
    } else if isString, value?.text.hasPrefix("/") ?? false {
      text = "/m\(number)"
    } else {
      text = number
    }
    marks.append(Mark(name: name, text: text, isAddress: text != number, isTyped: isTyped))
    if !isString, let document = try? JSONDocument(number) { return .json(document.root) }
    return .text(text)
  }

  /// The text with its marks and the places of its secrets as holes.
  func script(_ text: String, in place: Place) -> ScriptText {
    var pieces: [ScriptText.Piece] = []
    var rest = text[...]
    while let (range, piece) = first(in: rest, of: text, place) {
      pieces += [.text(String(rest[..<range.lowerBound])), piece]
      rest = rest[range.upperBound...]
    }
    return ScriptText(pieces + [.text(String(rest))])
  }

  private func first(
    in rest: Substring, of text: String, _ place: Place
  ) -> (Range<String.Index>, ScriptText.Piece)? {
    var found: (range: Range<String.Index>, piece: ScriptText.Piece)?
    func offer(_ range: Range<String.Index>, _ piece: ScriptText.Piece) {
      if found.map({ range.lowerBound < $0.range.lowerBound }) ?? true { found = (range, piece) }
    }
    for mark in marks {
      if let range = rest.place(of: mark.text) {
        let spelling = Self.spelling(of: mark, at: range.lowerBound, in: text, place)
        offer(range, .variable(mark.name, spelling))
      }
      let encoded = PercentEncoding.encode(mark.text, for: .queryValue)
      if mark.isAddress, let range = rest.place(of: encoded) {
        offer(range, .variable(mark.name, .encoded))
      }
    }
    if let range = rest.place(of: "{{secret:"), let end = rest[range.upperBound...].place(of: "}}") {
      let name = String(rest[range.upperBound..<end.lowerBound])
      // What a variable holds may be secret, too.
      let variable = marks.last { $0.name == name }
      let spelling = Self.spelling(at: range.lowerBound, in: text, place)
      // Outside of a string it is taken for the JSON that it is.
      let isRaw = spelling == .json
      offer(
        range.lowerBound..<end.upperBound,
        variable.map { .variable($0.name, spelling) }
          ?? .secret(VariableName.of(name), isRaw ? .plain : spelling))
    }
    return found
  }

  private static func spelling(
    of mark: Mark, at index: String.Index, in text: String, _ place: Place
  ) -> ScriptText.Spelling {
    mark.isAddress && place == .url ? .plain : spelling(at: index, in: text, place)
  }

  private static func spelling(
    at index: String.Index, in text: String, _ place: Place
  ) -> ScriptText.Spelling {
    switch place {
    case .plain: .plain
    case .url, .form: .encoded
    case .json: isInString(index, of: text) ? .jsonString : .json
    }
  }

  /// Whether a place of a JSON text is inside a string.
  private static func isInString(_ index: String.Index, of text: String) -> Bool {
    var (isInside, isEscaped) = (false, false)
    for byte in text.utf8[..<index] {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isInside
      } else if byte == UInt8(ascii: "\"") {
        isInside.toggle()
      }
    }
    return isInside
  }
}
