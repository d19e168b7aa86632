internal import ApusClient
internal import ApusEncodings

/// What pasted lines have in common.
package enum PastedLine {
  /// A shell would run these otherwise than one after the other.
  static func refuseSeveralCommands(_ words: [Word]) throws(LineProblem) {
    for word in words where word.range.count == word.text.utf8.count {
      guard ["&&", "||", ";", "&"].contains(word.text) else { continue }
      throw anotherCommand(at: word.range)
    }
  }

  static func anotherCommand(at range: Range<Int>) -> LineProblem {
    LineProblem("expected one command: this begins another", at: range)
  }

  /// How to read a line that begins with the name of a program; `nil` when it does not, or when the name is a
  /// command here: `curl` and `http` alone, or with a number, export a request.
  package static func syntax(of text: String) -> (program: Program, syntax: Words.Syntax)? {
    let rest: Substring
    if let input = Input(before: text) { rest = text[input.end...] } else { rest = text[...] }
    guard let (program, name) = program(in: rest) else { return nil }
    let arguments = text[name.endIndex...].trimmed
    // `curl | sh` and `curl > file` name no request to send either.
    guard let first = arguments.first, first != "|", first != ">",
      !arguments.firstWord.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else {
      return nil
    }
    let isWindows =
      program == .curl && (text.contains("^\"") || text.contains("^\n") || text.contains("^\r\n"))
    return (program, isWindows ? .windows : .shell)
  }

  /// Whether a line of a pasted text begins with a program, and with more behind it.
  static func beginsCommand(_ text: String) -> Bool {
    guard let (_, name) = program(in: text[...]) else { return false }
    return text[name.endIndex...].first == " "
  }

  /// The program that a text begins with, behind what documentation and shells put before it.
  private static func program(in text: Substring) -> (Program, name: Substring)? {
    var rest = text
    while true {
      let name = rest.firstWord
      if let program = Program(name) { return (program, name) }
      guard isPreamble(name) else { return nil }
      rest = rest[name.endIndex...]
    }
  }

  /// A shell's prompt, `time`, and `NAME=VALUE`: what may stand before a program.
  static func isPreamble(_ word: some StringProtocol) -> Bool {
    if ["$", "time", "command"].contains(word) { return true }
    guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")), let first = word.utf8.first else {
      return false
    }
    // Items have such names too, and are no preamble: no program follows them.
    return sign != word.startIndex && !(first &- UInt8(ascii: "0") < 10)
      && word[..<sign].utf8.allSatisfy { Variables.isNameByte($0) && $0 != UInt8(ascii: "-") }
  }

  package enum Program: Equatable {
    case curl
    /// HTTPie, and `xh`, whose lines are the same.
    case httpie(scheme: String)
    /// Options of curl's, and items of HTTPie's.
    case curlie
    case wget

    package init?(_ name: some StringProtocol) {
      switch name.lowercased() {
      case "curl", "curl.exe": self = .curl
      case "http", "xh": self = .httpie(scheme: "http")
      case "https", "xhs": self = .httpie(scheme: "https")
      case "curlie": self = .curlie
      case "wget": self = .wget
      default: return nil
      }
    }

    /// Whose options its lines have.
    var dialect: Dialect {
      switch self {
      case .curl, .curlie: .curl
      case .httpie: .httpie
      case .wget: .wget
      }
    }
  }

  /// The words of a pasted text, without what stands before its first program.
  package static func words(_ text: String, _ syntax: Words.Syntax) -> Words {
    wholeWords(text, syntax).droppingPreamble()
  }

  /// The words of a pasted text without a command that feeds it.
  static func wholeWords(_ text: String, _ syntax: Words.Syntax) -> Words {
    guard let input = Input(before: text) else { return Words(text, syntax: syntax) }
    // Blanks in its place leave every word where it is.
    let blanks = String(repeating: " ", count: text[..<input.end].utf8.count)
    return Words(Words(blanks + text[input.end...], syntax: syntax), text: text)
  }
}

extension Words {
  fileprivate func droppingPreamble() -> Words {
    guard let first = words.first, PastedLine.isPreamble(first.text) else { return self }
    return Words(self, words: Array(words.drop { PastedLine.isPreamble($0.text) }))
  }
}
