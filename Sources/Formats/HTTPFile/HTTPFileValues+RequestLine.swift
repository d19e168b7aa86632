internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage

extension HTTPFileValues {
  /// The first line of a request with its values. Nothing is left open in its URL, where `/users/` is another resource
  /// than `/users/7`.
  func filledRequestLine(_ line: String) throws -> String {
    let isCurl = line.lowercased().hasPrefix("curl ")
    var filled = ""
    for piece in HTTPFileText(line).pieces {
      switch piece {
      case .text(let text): filled += text
      case .hole(let name):
        let word = isCurl ? Self.lastWord(of: filled) : filled
        filled += isCurl && !word.hasPrefix("http") ? try value(of: name).text : try part(name, behind: word)
      // What is a pattern of curl's is refused where its line is read.
      case .unclosed(let rest) where isCurl: filled += "{{" + rest
      case .unclosed(let rest):
        let name = rest.prefix { !$0.isWhitespace && !"/?#}".contains($0) }
        throw Self.refusal(
          "{{\(name) is never closed; expected `}}`", suggestion: name.isEmpty ? nil : "{{\(name)}}")
      }
    }
    if Self.dots(in: filled) > Self.dots(in: line) {
      throw Self.refusal("a value leads out of its part of the path by `..`")
    }
    return filled
  }

  /// Refuses a path with `{name}` in it, where documentation means a value.
  static func refuseBraces(in url: String) throws {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    guard let brace = path.first(where: { $0 == "{" || $0 == "}" }) else { return }
    let unfilled = UnfilledPart.all(in: path.unicodeScalars.map(Optional.init)).first?.name
    throw refusal(
      "\(unfilled.map { "{\($0)}" } ?? "\(brace)") is not filled in; a brace that is meant is written %7B",
      suggestion: unfilled.map { "{{\($0)}}" })
  }

  /// A value as it stands in a URL. It may be empty where it is the value of a query.
  private func part(_ name: String, behind before: String) throws -> String {
    let value = try self.value(of: name)
    let isInQuery = before.contains("?") || before.contains("#")
    // What begins the URL, or is the whole line, may have its method and its version in it.
    let begins = before.isEmpty || before.last == " "
    let text = begins ? value.text.trimmed : value.text.replacing(" ", with: "%20")
    let kind = text.isEmpty ? VariableValue.emptyString : value.kindOfNoPart
    guard let kind, !isInQuery || kind != VariableValue.emptyString else { return text }
    throw Self.refusal("\(name) is \(kind), and a part of a URL is a text or a number")
  }

  /// The word of a shell that a text ends with, without the quote before it.
  private static func lastWord(of text: String) -> String {
    let start = text.lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? text.startIndex
    return String(text[start...].drop { "'\"".contains($0) })
  }

  /// How many parts of a path lead up or nowhere. A server decodes them before it looks.
  private static func dots(in line: String) -> Int {
    let path = line.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().count { part in
      [".", ".."].contains(PercentEncoding.decode(String(part.prefix { $0 != " " })))
    }
  }

  private static func refusal(_ message: String, suggestion: String? = nil) -> HTTPFileProblem {
    HTTPFileProblem(code: .requestVariable, message: message, suggestion: suggestion)
  }
}
