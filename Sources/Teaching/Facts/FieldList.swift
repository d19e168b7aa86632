internal import ApusClient
internal import ApusEncodings

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
    return members.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  /// `name=value`, the name in lower case, the value without its quotes; `nil` for one that has no value.
  static func pair(_ member: String) -> (name: String, value: String?) {
    var rest = member[...]
    let pair = HeaderParameters.take(from: &rest, upTo: [])
    return (pair?.name.lowercased() ?? member.lowercased(), pair?.value)
  }
}

extension HeaderFields {
  /// Every member of every field of that name.
  func members(of name: String) -> [String] { values(of: name).flatMap(FieldList.members) }
}
