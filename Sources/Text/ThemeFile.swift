/// A theme in a file: a role and its look a line, such as `key bold #88c0d0` or `string green`, and `base dark` for what it
/// leaves out. `#` begins a remark where a blank stands behind it.
package enum ThemeFile {
  /// What is wrong with a file, and where.
  package struct Problem: Error, Sendable, Hashable {
    package let line: Int
    package let message: String
  }

  private static let colours = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// The names of roles, as a file has them.
  package static var roles: [String] { Role.allCases.map { "\($0)" } }

  package static func styles(_ text: String, named name: String) throws(Problem) -> ThemeStyles {
    var base: (Role) -> TextStyle = OwnThemes.dark
    var said: [Role: TextStyle] = [:]
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let words = words(of: line)
      guard let first = words.first else { continue }
      if first == "base" {
        switch words.dropFirst() {
        case ["dark"]: base = OwnThemes.dark
        case ["light"]: base = OwnThemes.light
        case ["mono"]: base = OwnThemes.mono
        default: throw Problem(line: number, message: "expected dark, light or mono behind base")
        }
        continue
      }
      guard let role = Role.allCases.first(where: { "\($0)" == first }) else {
        throw Problem(line: number, message: "there is no role \(first)")
      }
      said[role] = try style(words.dropFirst(), number)
    }
    return ThemeStyles(name) { said[$0] ?? base($0) }
  }

  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      if word == "#" || words.isEmpty && word.hasPrefix("#") { break }
      words.append(String(word))
    }
    return words
  }

  private static func style(_ words: ArraySlice<String>, _ line: Int) throws(Problem) -> TextStyle {
    var style = TextStyle()
    for word in words {
      if let effect = TextStyle.Effect.allCases.first(where: { "\($0)" == word }) {
        style.effects.append(effect)
      } else if let colour = colour(word) {
        style.colour = colour
      } else if word != "plain" {
        throw Problem(line: line, message: "\(word) is no colour and no effect")
      }
    }
    return style
  }

  /// `red`, `bright-red`, `208` or `#88c0d0`.
  private static func colour(_ word: String) -> TextStyle.Colour? {
    if let place = colours.firstIndex(of: word) { return .own(UInt8(place)) }
    let bright = "bright-"
    if word.hasPrefix(bright), let place = colours.firstIndex(of: String(word.dropFirst(bright.count))) {
      return .own(UInt8(place + 8))
    }
    if let number = UInt8(word) { return .indexed(number) }
    guard word.hasPrefix("#"), word.utf8.count == 7, let rgb = UInt32(word.dropFirst(), radix: 16) else {
      return nil
    }
    return .rgb(UInt8(rgb >> 16 & 0xff), UInt8(rgb >> 8 & 0xff), UInt8(rgb & 0xff))
  }
}
