internal import ApusEncodings
internal import ApusWords

/// How much may still be asked.
enum LimitReader {
  /// `"default";r=50;t=30`, or as an older draft has it `limit=100, remaining=50, reset=30`.
  static func parts(_ value: String) -> [LinePart] {
    FieldList.members(value).flatMap { member in
      pieces(of: member).enumerated().map { index, piece in
        let text = piece.trimmingBlanks
        let isName = index == 0 && (text.hasPrefix("\"") || !text.contains("="))
        return isName ? LinePart(text, "What the limit is called.") : part(text)
      }
    }
  }

  /// In quotes `;` parts nothing.
  private static func pieces(of member: String) -> [Substring] {
    var rest = member[...]
    _ = HeaderParameters.takeQuoted(from: &rest)
    let first = member[..<rest.startIndex] + rest.prefix { $0 != ";" }
    return [first] + rest.drop { $0 != ";" }.split(separator: ";")
  }

  private static func part(_ text: String) -> LinePart {
    let (name, value) = FieldList.pair(text)
    switch name {
    case "qu": return LinePart(text, "What is counted.")
    case "pk": return LinePart(text, "For whom it is counted.")
    default: break
    }
    guard let meaning = numbers[name] else { return .unknown(text, "no draft of it has this parameter.") }
    return FieldReader.isNumber(value ?? "") ? LinePart(text, meaning) : .invalid(text, "it needs a number.")
  }

  private static let numbers = [
    "r": "So many requests are left.", "remaining": "So many requests are left.",
    "t": "So many seconds until there are more.", "reset": "So many seconds until there are more.",
    "q": "So many requests are allowed in its time.", "limit": "So many requests are allowed in its time.",
    "w": "Its time in seconds.",
  ]

  /// A number in a field of its own, such as `X-RateLimit-Reset: 30`.
  ///
  /// - Parameter name: in lower case.
  static func parts(number value: String, of name: String) -> [LinePart] {
    guard FieldReader.isNumber(value), let number = Int(value) else {
      return [.unknown(value, "services write a number here.")]
    }
    guard name.hasSuffix("-reset") else { return [LinePart(value, "A whole number.")] }
    return [LinePart(value, name == "ratelimit-reset" ? "So many seconds from now." : end(number))]
  }

  /// In 1973 no service had a rate limit, and in milliseconds that was this number before 1970 was two days old.
  private static func end(_ number: Int) -> String {
    switch number {
    case ..<100_000_000: "It is too small for a date: it is probably seconds from then."
    case ..<100_000_000_000: said("That is \(UTCTime.text(secondsSince1970: number)).")
    default: said("In milliseconds that is \(UTCTime.text(secondsSince1970: number / 1000)).")
    }
  }
}
