internal import ApusEncodings
internal import ApusLanguage

extension HTTPFileValues {
  /// The text of a form, filled: what is a value there is written as one, so that it ends nowhere but at its end.
  func filledForm(_ text: String) throws -> String {
    var result = ""
    for piece in HTTPFileText(text).pieces {
      switch piece {
      case .text(let text): result += PercentEncoding.encode(text, for: .writtenQuery)
      case .unclosed(let rest): result += PercentEncoding.encode("{{" + rest, for: .writtenQuery)
      case .hole(let name):
        let value = try value(of: name).text
        let pair = result.split(omittingEmptySubsequences: false) { "&\n".contains($0) }.last ?? ""
        let isReference = isOffline && value.hasPrefix("{{")
        result += isReference ? value : Self.encoded(value, isValue: pair.contains("="))
      }
    }
    return result
  }

  /// What may not stand in a form is escaped, in a value what ends it too; escapes stay, as editors have it.
  private static func encoded(_ text: String, isValue: Bool) -> String {
    let written = PercentEncoding.encode(text, for: .writtenQuery)
    return isValue
      ? written.replacing("&", with: "%26").replacing("+", with: "%2B").replacing("=", with: "%3D") : written
  }
}
