import ApusClient
internal import ApusEncodings

/// A file of options as curl's `-K` reads it: an option a line, with or without its dashes, its value behind a blank, `=`
/// or `:`, perhaps in quotes.
struct OptionFile {
  /// As words of a line.
  private(set) var words: [Word] = []

  /// - Parameter range: where the line names the file.
  init(_ text: String, at range: Range<Int>) {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let name = line.prefix { !$0.isWhitespace && $0 != "=" && $0 != ":" }
      add(name.hasPrefix("-") ? String(name) : "--" + name, at: range)
      let rest = line[name.endIndex...].drop { $0.isWhitespace || $0 == "=" || $0 == ":" }
      if !rest.isEmpty { add(Self.value(rest), at: range) }
    }
  }

  private mutating func add(_ text: String, at range: Range<Int>) {
    words.append(Word(kind: .ordinary, template: Template(text, standingFor: range), range: range))
  }

  /// `"a \"b\""`, or what stands before a blank.
  private static func value(_ text: Substring) -> String {
    guard text.first == "\"" else { return String(text.prefix { !$0.isWhitespace }) }
    var value = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        value.append(character)
        continue
      }
      let controls: [Character: Character] = ["t": "\t", "n": "\n", "r": "\r", "v": "\u{0b}"]
      value.append(controls[escaped] ?? escaped)
    }
    return value
  }
}

extension RequestLine {
  package var hasOptionFiles: Bool { options.contains { $0.option == .config } }

  /// The line with what is in the files that `-K` names.
  package func takingOptionFiles(in context: RequestContext) throws(LineProblem) -> RequestLine {
    guard hasOptionFiles else { return self }
    let preparation = RequestPreparation(line: self, context: context)
    var all: [OptionUse] = []
    var urls: [Word] = []
    for use in options {
      guard use.option == .config else {
        if use.option != .url { all.append(use) }
        continue
      }
      let path = try preparation.text(of: use)
      let range = preparation.place(of: use)
      try CurlData.refuseStandardInput(path, at: range)
      let file = OptionFile(try preparation.textContents(of: path, at: range), at: range)
      let (options, rest) = try OptionReader.read(file.words[...], in: .curl)
      guard !options.contains(where: { [.next, .config].contains($0.option) }) else {
        throw LineProblem("\(path) names another request or another file, which is not read here", at: range)
      }
      all += options
      urls += rest
    }
    if let url { urls.insert(Word(kind: .ordinary, template: url, range: url.range), at: 0) }
    var line = try RequestLine(curl: all, urls, text, tail, end: url?.range.upperBound ?? 0)
    (line.redirected, line.shellNames, line.input) = (redirected, shellNames, input)
    line.following += following
    return line
  }
}
