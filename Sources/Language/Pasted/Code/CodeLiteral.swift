internal import ApusEncodings
internal import ApusJSON

/// A value that stands as it is in a program.
indirect enum CodeLiteral {
  case text(String, Range<Int>)
  /// A number, as it is spelled.
  case number(String, Range<Int>)
  case bool(Bool, Range<Int>)
  case null(Range<Int>)
  case list([CodeLiteral], Range<Int>)
  case object([(name: String, value: CodeLiteral)], Range<Int>)
  /// Pairs that are to be sent as a form: `new URLSearchParams(…)`.
  case form(CodeLiteral, Range<Int>)
  /// Files and fields that are to be sent as the parts of a form.
  case parts(CodeLiteral, Range<Int>)

  var range: Range<Int> {
    switch self {
    case .text(_, let range), .number(_, let range), .bool(_, let range), .null(let range),
      .list(_, let range),
      .object(_, let range), .form(_, let range), .parts(_, let range):
      range
    }
  }

  /// What it is as a text: a form encodes it, a header has it.
  var text: String? {
    switch self {
    case .text(let text, _), .number(let text, _): text
    case .bool(let isTrue, _): isTrue ? "true" : "false"
    case .null, .list, .object, .form, .parts: nil
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  /// The members of an object; `nil` for what is none.
  var members: [(name: String, value: CodeLiteral)]? {
    if case .object(let members, _) = self { members } else { nil }
  }

  func member(_ name: String) -> CodeLiteral? { members?.last { $0.name == name }?.value }

  /// As JSON.
  ///
  /// - Parameter blank: what stands behind a comma and a colon.
  func json(_ blank: String = "") -> String {
    switch self {
    // JavaScript writes letters as they are, Python in ASCII.
    case .text(let text, _): JSONString.quoted(text, blank.isEmpty ? .delete : .beyondASCII)
    case .number(let number, _): number
    case .bool(let isTrue, _): isTrue ? "true" : "false"
    case .null: "null"
    case .list(let values, _): "[" + values.map { $0.json(blank) }.joined(separator: "," + blank) + "]"
    case .object(let members, _):
      "{"
        + members.map { JSONString.quoted($0.name, .beyondASCII) + ":" + blank + $0.value.json(blank) }
        .joined(separator: "," + blank) + "}"
    case .form(let value, _), .parts(let value, _): value.json(blank)
    }
  }

  /// The pairs of a form or a query; a list is one name several times. `nil` where a value has no text.
  var pairs: [(name: String, value: String)]? {
    guard let members else { return nil }
    var pairs: [(String, String)] = []
    for member in members {
      let values = if case .list(let list, _) = member.value { list } else { [member.value] }
      for value in values where !value.isNull {
        guard let text = value.text else { return nil }
        pairs.append((member.name, text))
      }
    }
    return pairs
  }

  /// Those pairs as a form writes them.
  var encodedPairs: String? {
    pairs?.map {
      PercentEncoding.encode($0.name, for: .form) + "=" + PercentEncoding.encode($0.value, for: .form)
    }
    .joined(separator: "&")
  }
}
