internal import ApusClient
internal import ApusEncodings

/// What pasted lines have in common.
package enum PastedLine {
  /// A shell would run these as commands of their own.
  static func refuseSeveralCommands(_ words: [Word]) throws(LineProblem) {
    for word in words where word.range.count == word.text.utf8.count {
      guard ["&&", "||", ";", "&"].contains(word.text) else { continue }
      throw LineProblem("expected one command: this begins another", at: word.range)
    }
  }

  /// How to read a line that begins with the name of a program; `nil` when it does not, or when the name is a
  /// command here: `curl` and `http` alone, or with a number, export a request.
  package static func syntax(of text: String) -> (program: Program, syntax: Words.Syntax)? {
    var rest = withoutPrompt(text)
    if let input = Input(before: text) { rest = text[input.end...] }
    let name = rest.firstWord
    guard let program = Program(name.lowercased()) else { return nil }
    let arguments = rest[name.endIndex...].trimmed
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

  package enum Program: Equatable {
    case curl
    case httpie(scheme: String)

    package init?(_ name: String) {
      switch name {
      case "curl", "curl.exe": self = .curl
      case "http": self = .httpie(scheme: "http")
      case "https": self = .httpie(scheme: "https")
      default: return nil
      }
    }
  }

  /// The words of a pasted line, without what stands before the program: a shell's prompt, a command that feeds it.
  package static func words(_ text: String, _ syntax: Words.Syntax) -> Words {
    guard let input = Input(before: text) else { return Words(text, syntax: syntax).droppingPrompt() }
    // Blanks in its place leave every word where it is.
    let blanks = String(repeating: " ", count: text[..<input.end].utf8.count)
    return Words(Words(blanks + text[input.end...], syntax: syntax), text: text)
  }

  /// Documentation shows the shell's prompt.
  private static func withoutPrompt(_ text: String) -> Substring {
    let first = text.firstWord
    return first == "$" ? text[first.endIndex...] : text[...]
  }

  /// `printf %s BASE64 | base64 -d |`: how a body that no argument can hold is exported.
  struct Input {
    let bytes: [UInt8]
    /// Where the line goes on.
    let end: String.Index

    init?(before text: String) {
      let words = ["printf", "%s", nil, "|", "base64", "-d", "|"]
      var rest = PastedLine.withoutPrompt(text)
      var encoded = ""
      for word in words {
        let found = rest.firstWord
        guard word.map({ $0 == found }) ?? true else { return nil }
        if word == nil { encoded = String(found) }
        rest = rest[found.endIndex...]
      }
      guard let bytes = Base64.decoded(encoded) else { return nil }
      self.bytes = bytes
      end = rest.startIndex
    }
  }
}

extension Words {
  fileprivate func droppingPrompt() -> Words {
    guard words.first?.text == "$" else { return self }
    return Words(self, words: Array(words.dropFirst()))
  }
}
