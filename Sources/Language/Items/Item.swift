import ApusClient

/// A part of a request, as HTTPie writes them: `Accept:application/json`, `q==swift`, `public:=false`, `file@note.txt`.
package struct Item: Sendable, Hashable {
  package let separator: Item.Separator
  /// Without the backslashes that kept separators from being seen.
  package let name: Template
  package let value: Template
  package let range: Range<Int>
  package let separatorRange: Range<Int>

  package init(
    _ separator: Item.Separator, name: Template, value: Template, range: Range<Int>,
    separatorRange: Range<Int>
  ) {
    self.separator = separator
    self.name = name
    self.value = value
    self.range = range
    self.separatorRange = separatorRange
  }

  /// `@-`: all of the body.
  var isStandardInput: Bool { separator == .upload && name.isEmpty && value.plain == "-" }

  /// Reads a word as an item; `nil` when there is no separator in it.
  ///
  /// The separator that stands first counts, and the longest of those that stand there.
  package init?(_ word: Word) {
    guard word.kind == .ordinary else { return nil }
    guard let split = SplitTemplate(word.template, at: Item.Separator.byLength.map(\.rawValue)),
      let separator = Item.Separator(rawValue: split.separator)
    else { return nil }
    self.init(
      separator, name: split.before, value: split.after, range: word.range,
      separatorRange: split.separatorRange)
  }

  /// Whether HTTP allows it for a name: a method is of the same signs.
  private func isToken(_ text: String) -> Bool { HTTPMethod(text) != nil }

  /// What `http:\\host\x` and `http:/host/x` were meant to be; `nil` for what is a header.
  private var misspelledURL: String? {
    guard let scheme = name.plain, ["http", "https", "ws", "wss"].contains(scheme.lowercased()),
      value.hasPrefix("\\") || value.hasPrefix("/")
    else { return nil }
    return "\(scheme)://" + value.shown.replacing("\\", with: "/").drop { $0 == "/" }
  }

  /// What makes the item impossible whatever its values are; `nil` when nothing does.
  package var problem: LineProblem? {
    if separator == .emptyHeader, !value.isEmpty {
      return LineProblem(
        "expected nothing after `;`, which sends the header empty", at: value.range,
        tryInstead: "\(name.shown):\(value.shown)", of: range)
    }
    guard separator.isHeader else { return nil }
    if name.isEmpty { return LineProblem(.requestHeader, "expected a header's name before `:`", at: range) }
    if let url = misspelledURL {
      return LineProblem(
        .requestURL, "a URL has `://` behind its scheme, and slashes where this has other signs", at: range,
        tryInstead: url)
    }
    guard let text = name.plain, !isToken(text) else { return nil }
    return LineProblem(
      .requestHeader, "a header cannot be named \"\(text)\"", at: range)
  }
}

extension Item {
  /// What stands between the name and the value of an item, and so says what the item is.
  package enum Separator: String, Sendable, Hashable, CaseIterable {
    /// `Name:value`; without a value, the header is not sent.
    case header = ":"
    /// `Name;` sends the header with an empty value.
    case emptyHeader = ";"
    case headerFile = ":@"
    case query = "=="
    case queryFile = "==@"
    case string = "="
    case stringFile = "=@"
    case json = ":="
    case jsonFile = ":=@"
    /// `name@file` sends the file as a part of a form; `@file` sends it as the body.
    case upload = "@"

    /// Longest first, which is how they are looked for.
    static let byLength = allCases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }

    /// Whether a backslash keeps the character from being part of a separator.
    static func isSpecial(_ scalar: Unicode.Scalar?) -> Bool {
      scalar == ":" || scalar == ";" || scalar == "=" || scalar == "@"
    }

    /// Whether the item makes a body.
    package var isData: Bool { isJSONData || self == .upload }

    /// Whether the item's name is a path into a JSON body.
    package var isJSONData: Bool {
      self == .string || self == .stringFile || self == .json || self == .jsonFile
    }

    package var isHeader: Bool { self == .header || self == .emptyHeader || self == .headerFile }
    package var isQuery: Bool { self == .query || self == .queryFile }

    /// Whether the value names a file whose contents are the value.
    package var readsFile: Bool { rawValue.hasSuffix("@") && self != .upload }
  }
}

extension Item {
  /// What may be a secret though its name does not tell, in a header or a query item that is kept for later lines.
  var doubt: Secret? {
    guard let name = name.plain, let text = value.plain else { return nil }
    return switch separator {
    case .header: HeaderField(name: name, value: text).doubt
    case .query: QueryItem(name: name, value: text).doubt
    default: nil
    }
  }
}
