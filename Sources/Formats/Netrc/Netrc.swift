package import ApusClient

/// What a `.netrc` file says: who to be at which machine, as curl and HTTPie read it.
package struct Netrc: Sendable {
  /// Why a text is no such file. Nothing of it is quoted: it is full of passwords.
  package struct Problem: Error, Sendable, Hashable {
    package let line: Int
    package let reason: String
  }

  package struct Entry: Sendable, Hashable {
    /// `nil` for `default`, which is every machine that has no entry.
    package let machine: String?
    package var login = ""
    package var password = Secret("")
  }

  package private(set) var entries: [Entry] = []

  package init(_ text: String) throws(Problem) {
    var words = NetrcWords(text)
    while let word = try words.next() {
      switch word {
      case "machine": entries.append(Entry(machine: try words.value(of: word).lowercased()))
      case "default": entries.append(Entry(machine: nil))
      case "login", "user":
        let login = try words.value(of: word)
        try change(words) { $0.login = login }
      case "password", "passwd":
        let password = Secret(try words.value(of: word), name: "password")
        try change(words) { $0.password = password }
      case "account": _ = try words.value(of: word)
      case "macdef": words.skipMacro()
      default: throw Problem(line: words.line, reason: "a word is none that such a file has")
      }
    }
  }

  /// The first entry for a host; else the `default`.
  package func entry(for host: String) -> Entry? {
    entries.first { $0.machine == host.lowercased() } ?? entries.first { $0.machine == nil }
  }

  private mutating func change(_ words: NetrcWords, _ edit: (inout Entry) -> Void) throws(Problem) {
    guard var last = entries.popLast() else {
      throw Problem(line: words.line, reason: "there is no machine before it")
    }
    edit(&last)
    entries.append(last)
  }
}

/// The words of such a file: between blanks or in quotes, where a backslash keeps the next character.
private struct NetrcWords {
  private var rest: Substring
  /// Where the next word is looked for, from 1.
  private(set) var line = 1

  init(_ text: String) { rest = text[...] }

  mutating func next() throws(Netrc.Problem) -> String? {
    skipBlanks()
    while rest.first == "#" {
      skipLine()
      skipBlanks()
    }
    guard let first = rest.first else { return nil }
    if first == "\"" { return try quoted() }
    var word = ""
    while let character = rest.first, !character.isWhitespace {
      rest.removeFirst()
      if character == "\\", let kept = rest.popFirst() { word.append(kept) } else { word.append(character) }
    }
    return word
  }

  /// What stands behind a word, which may begin with a `#`.
  mutating func value(of name: String) throws(Netrc.Problem) -> String {
    skipBlanks()
    if rest.first == "#" {
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(word.count)
      return String(word)
    }
    guard let word = try next() else { throw Netrc.Problem(line: line, reason: "nothing follows \(name)") }
    return word
  }

  /// A macro ends with an empty line.
  mutating func skipMacro() {
    skipLine()
    while let first = rest.first, !first.isNewline { skipLine() }
  }

  private mutating func quoted() throws(Netrc.Problem) -> String {
    rest.removeFirst()
    var word = ""
    while let character = rest.popFirst() {
      if character == "\"" { return word }
      guard !character.isNewline else { break }
      if character == "\\", let kept = rest.popFirst() { word.append(kept) } else { word.append(character) }
    }
    throw Netrc.Problem(line: line, reason: "a quote that opens there is never closed")
  }

  private mutating func skipBlanks() {
    while let first = rest.first, first.isWhitespace {
      if first.isNewline { line += 1 }
      rest.removeFirst()
    }
  }

  private mutating func skipLine() {
    while let first = rest.popFirst() {
      guard first.isNewline else { continue }
      line += 1
      return
    }
  }
}
