internal import ApusEncodings

extension PastedLine {
  /// What a command before a pasted one feeds it: `echo TEXT |`, and `printf %s BASE64 | base64 -d |`, which is how a body
  /// that no argument can hold is exported.
  struct Input {
    let redirected: RedirectedInput
    let names: [ShellMarks.Name]
    /// Where the line goes on.
    let end: String.Index

    init?(before text: String) {
      let first = text.firstWord
      let name = first == "$" ? text[first.endIndex...].firstWord : first
      switch name {
      case "printf": self.init(encodedBefore: text, text[name.startIndex...])
      case "echo": self.init(echoedBefore: text)
      default: return nil
      }
    }

    private init?(encodedBefore text: String, _ line: Substring) {
      let words = ["printf", "%s", nil, "|", "base64", "-d", "|"]
      var rest = line
      var encoded = ""
      for word in words {
        let found = rest.firstWord
        guard word.map({ $0 == found }) ?? true else { return nil }
        if word == nil { encoded = String(found) }
        rest = rest[found.endIndex...]
      }
      guard let bytes = Base64.decoded(encoded) else { return nil }
      redirected = .bytes(bytes)
      names = []
      end = rest.startIndex
    }

    private init?(echoedBefore text: String) {
      let line = Words(text, syntax: .shell)
      guard case .pipe(let command, let range) = line.tail, Program(command.firstWord) != nil,
        line.problems.isEmpty, line.shell.fed.isEmpty
      else { return nil }
      var words = line.words.drop { $0.text == "$" }.dropFirst()
      let hasEnd = words.first?.text != "-n"
      if !hasEnd { words = words.dropFirst() }
      // Others of its options write other texts.
      guard words.first?.text.hasPrefix("-") != true else { return nil }
      var fragments: [Template.Fragment] = []
      for word in words {
        if !fragments.isEmpty { fragments += Template(" ", standingFor: word.range).fragments }
        fragments += word.template.fragments
      }
      if hasEnd { fragments += Template("\n", standingFor: range.lowerBound..<range.lowerBound).fragments }
      redirected = .text(Template(fragments, at: range.lowerBound))
      names = line.shell.names
      end = text.utf8.index(text.startIndex, offsetBy: range.lowerBound + 1)
    }
  }
}
