internal import ApusClient

/// The members of a header that is a list: parted by commas, but for those in quotes.
enum FieldList {
  static func members(_ text: String) -> [String] {
    var members = [""]
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if character == ",", !isQuoted {
        members.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      members[members.count - 1].append(character)
    }
    return members.map(trimmed).filter { !$0.isEmpty }
  }

  /// `name=value`, the name in lower case, the value without its quotes; `nil` for one that has no value.
  static func pair(_ member: String) -> (name: String, value: String?) {
    guard let sign = member.firstIndex(of: "=") else { return (member.lowercased(), nil) }
    let value = trimmed(member[member.index(after: sign)...])
    let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    return (trimmed(member[..<sign]).lowercased(), isQuoted ? String(value.dropFirst().dropLast()) : value)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}

extension HeaderFields {
  /// Every member of every field of that name.
  func members(of name: String) -> [String] { values(of: name).flatMap(FieldList.members) }

  /// The fields of that name, as they came.
  func evidence(of name: String) -> String? {
    let lines = filter { $0.isNamed(name) }.map(\.description)
    return lines.isEmpty ? nil : lines.joined(separator: "; ")
  }
}
