internal import ApusClient
internal import ApusEncodings

/// Fields that are a value, a number, or a list of names.
enum ListReader {
  static func parts(_ value: String, of name: String) -> [LinePart] {
    switch name.lowercased() {
    case "content-encoding": return FieldList.members(value).map(coding)
    case "transfer-encoding": return transfer(FieldList.members(value))
    case "allow": return FieldList.members(value).map(method)
    case "vary", "trailer": return FieldList.members(value).map(header)
    case "connection": return FieldList.members(value).map(connection)
    case "content-length", "age", "max-forwards":
      let isNumber = FieldReader.isNumber(value)
      return [
        isNumber ? LinePart(value, "A whole number.") : .invalid(value, "it is digits and nothing else.")
      ]
    case "retry-after":
      if FieldReader.isNumber(value) { return [LinePart(value, "So many seconds from now.")] }
      return ValidatorReader.parts(date: value, of: name)
    case "strict-transport-security": return security(value)
    default:
      let hides = SecretNames.hides(name, value, in: .header)
      return [LinePart(hides ? Secret.mask : value, "Its value.")]
    }
  }

  static func method(_ word: String) -> LinePart {
    if word == "*" { return LinePart(word, "Any method.") }
    guard word == word.uppercased(), let article = Topics.article("method \(word)") else {
      return .unknown(word, "no registry has this method; methods are written in capitals.")
    }
    let words = article.title.split(separator: ":", maxSplits: 1).last.map(String.init)?.trimmingBlanks
    return LinePart(word, MethodEntry.named(word) == nil ? article.summary : sentence(words ?? ""))
  }

  static func header(_ word: String) -> LinePart {
    if word == "*" { return LinePart(word, "Any, and nothing that could be told in advance.") }
    return Topics.article("header \(word)").map { LinePart(word, $0.summary) }
      ?? .unknown(word, "no registry has this header.")
  }

  private static func connection(_ word: String) -> LinePart {
    switch word.lowercased() {
    case "close": LinePart(word, "The connection ends after this.")
    case "keep-alive": LinePart(word, "The connection stays open.")
    default: header(word)
    }
  }

  private static func transfer(_ words: [String]) -> [LinePart] {
    words.enumerated().map { index, word in
      word.lowercased() == "chunked" && index < words.count - 1
        ? .invalid(word, "chunked comes last, and once (RFC 9112, 6.1).") : coding(word)
    }
  }

  private static func coding(_ word: String) -> LinePart {
    Topics.Kind.coding.table[word].map { LinePart(word, $0.summary) }
      ?? .unknown(word, "no registry has this coding.")
  }

  private static func security(_ value: String) -> [LinePart] {
    let members = value.split(separator: ";").map { $0.trimmingBlanks }.filter { !$0.isEmpty }
    let parts = members.map { member -> LinePart in
      let (name, value) = FieldList.pair(member)
      switch name {
      case "max-age" where FieldReader.isNumber(value ?? ""):
        return LinePart(member, "So many seconds by https only; 0 ends it.")
      case "max-age": return .invalid(member, "it needs a number of seconds.")
      case "includesubdomains": return LinePart(member, "All names below this one, too.")
      case "preload": return LinePart(member, "The host asks to be on browsers' own list.")
      default: return .unknown(member, "no standard has this directive.")
      }
    }
    let hasAge = members.contains { FieldList.pair($0).name == "max-age" }
    return hasAge ? parts : parts + [.invalid("max-age", "it is missing: without it the rest does nothing.")]
  }
}
