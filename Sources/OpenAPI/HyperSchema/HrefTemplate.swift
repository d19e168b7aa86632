internal import ApusEncodings

/// Where a link leads, with what is to be filled in: `/items/:item_id`, `/apps/{(%23%2Fdefinitions%2Fapp)}`, `/items{?page}`.
struct HrefTemplate: Hashable {
  enum Piece: Hashable {
    case text(String)
    /// What is described where a pointer leads.
    case pointer(String)
    /// What is called so.
    case name(String)
  }

  /// A field of the query, and the only value it has where that is written there.
  struct Field: Hashable {
    let name: String
    let value: String?
  }

  /// `https://example.com`, where it says so.
  private(set) var origin: String?
  private(set) var path: [Piece] = []
  private(set) var query: [Field] = []

  /// What is longer is no address.
  private static let mostCharacters = 2_000

  init(_ href: String) {
    var rest = href.prefix(Self.mostCharacters)
    if let mark = rest.firstRange(of: "://"), rest[..<mark.lowerBound].allSatisfy(\.isLetter) {
      let end = rest[mark.upperBound...].firstIndex { "/{?#".contains($0) } ?? rest.endIndex
      origin = String(rest[..<end])
      rest = rest[end...]
    }
    let start = Self.end(of: rest, at: "?#")
    readPath(rest[..<start])
    guard rest[start...].first == "?" else { return }
    let written = rest[start...].dropFirst()
    readQuery(written[..<Self.end(of: written, at: "#")])
  }

  /// Where one of these characters first stands outside of braces.
  private static func end(of text: Substring, at marks: String) -> Substring.Index {
    var isInside = false
    for place in text.indices {
      switch text[place] {
      case "{": isInside = true
      case "}": isInside = false
      case let character where !isInside && marks.contains(character): return place
      default: continue
      }
    }
    return text.endIndex
  }

  private mutating func readPath(_ text: Substring) {
    var rest = text
    while let first = rest.first {
      if first == "{", let close = rest.firstIndex(of: "}") {
        readExpression(rest[..<close].dropFirst())
        rest = rest[close...].dropFirst()
      } else if first == ":", path.isEmpty || endsWithSlash, let name = Self.name(in: rest.dropFirst()) {
        path.append(.name(String(name)))
        rest = rest[name.endIndex...]
      } else {
        let plain = rest.dropFirst().prefix { $0 != "{" && $0 != ":" }
        add(String(first) + plain)
        rest = rest[plain.endIndex...]
      }
    }
  }

  /// `item_id` of `item_id/comments`; `nil` for what is no name.
  private static func name(in text: Substring) -> Substring? {
    let name = text.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    return name.first.map { $0.isNumber } == false ? name : nil
  }

  private var endsWithSlash: Bool {
    if case .text(let text)? = path.last { text.hasSuffix("/") } else { false }
  }

  private mutating func add(_ text: String) {
    if case .text(let before)? = path.last {
      path[path.count - 1] = .text(before + text)
    } else {
      path.append(.text(text))
    }
  }

  /// What stands in braces: a pointer in brackets, or an expression of RFC 6570.
  private mutating func readExpression(_ text: Substring) {
    let whole = PercentEncoding.decode(text)
    let inner = whole.hasPrefix("(") && whole.hasSuffix(")") ? String(whole.dropFirst().dropLast()) : whole
    if let mark = inner.firstIndex(of: "#"), inner[mark...].hasPrefix("#/") {
      path.append(.pointer(String(inner[mark...])))
      return
    }
    let isPlain = inner.count != whole.count
    let sign = isPlain ? nil : inner.first.flatMap { "+#./;?&".contains($0) ? $0 : nil }
    let names =
      isPlain
      ? [inner]
      : inner.dropFirst(sign == nil ? 0 : 1).split(separator: ",").map { name in
        String(name.prefix { $0 != "*" && $0 != ":" })
      }
    switch sign {
    // What is behind `#` is not sent.
    case "#": return
    case "?", "&": query += names.map { Field(name: $0, value: nil) }
    default:
      for (place, name) in names.enumerated() {
        if let sign, "./;".contains(sign) { add(String(sign)) } else if place > 0 { add(",") }
        path.append(.name(name))
      }
    }
  }

  private mutating func readQuery(_ text: Substring) {
    var rest = text
    var literal = ""
    var expressions: [Substring] = []
    // `?page={page}{&size}`: what begins with a sign is more of the query, wherever it stands.
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let inner = rest[open..<close].dropFirst()
      let isMore =
        inner.first.map { "?&".contains($0) } == true || rest[..<open].last.map { $0 != "=" } ?? true
      literal += rest[..<open] + (isMore ? "" : "{}")
      if isMore { expressions.append(inner.drop { "?&".contains($0) }) }
      rest = rest[close...].dropFirst()
    }
    literal += rest
    for item in literal.split(separator: "&") {
      let sides = item.split(separator: "=", maxSplits: 1)
      let name = PercentEncoding.decode(sides.first ?? "")
      guard !name.isEmpty else { continue }
      let value = sides.count > 1 ? PercentEncoding.decode(sides[1]) : ""
      query.append(Field(name: name, value: value.contains("{") ? nil : value))
    }
    for inner in expressions { readExpression("?" + inner) }
  }
}
