/// A place of a command's line that takes a value: `FILE`, `[PATH]`, `COLUMN…`. What stands there is found by its name, so that
/// several forms of a line can have the same one.
package struct Operand: Sendable {
  /// What can stand there, as far as it can be known.
  package enum Kind: Sendable, Hashable {
    /// Something nobody can guess.
    case text
    case number, file
    /// Requests of the file that the line names, by their names.
    case requestOfFile
    /// An environment beside the file that the line names.
    case environmentOfFile
    /// A path into a response.
    case path
    /// A column of the rows that a path of the line selects.
    case column
    /// A folder of the paths that are known to be there.
    case endpoint
    /// An operation of a description, by its name.
    case operation
    /// From here on a line that asks, such as `get /users`.
    case line
    /// From here on items and options of a request, which are of a table of their own.
    case request
    /// A type of the program, or a shape that was named.
    case type
    /// A shape that was named.
    case shape
    /// Something that is set for the session.
    case kept
    /// A value of the option that the word before names.
    case setting
    /// A scope of the server that somebody logs in at.
    case scope
    /// A profile in the files of a scheme's own tools.
    case profile
    /// What there is help about.
    case topic
    /// What can be explained: anything, or what a word before it says, such as `header`.
    case explained(String?)
    /// One of these, usually: what reads the value decides.
    case words([Choice])
  }

  package let name: String
  package let kind: Kind
  /// What is missing where nothing stands there, such as "a file".
  let expected: String
  /// A line in which something does.
  package let example: String?
  private(set) package var isOptional = false
  /// How many words it takes.
  private(set) package var most = 1
  /// Whether each of its words is a value.
  private var isList = false
  private var shown: String?

  package init(
    _ name: String, _ kind: Kind = .text, _ expected: String = "a value", try example: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.expected = expected
    self.example = example
    if kind == .line { most = .max }
  }

  /// The same where it may be left out.
  package var optional: Operand { with { $0.isOptional = true } }

  /// The same where any number of values may stand.
  package var several: Operand {
    with {
      $0.isList = true
      $0.most = .max
    }
  }

  /// The same for one value of so many words.
  package func upTo(_ count: Int) -> Operand { with { $0.most = count } }

  /// The same under another name in usage.
  package func shown(as text: String) -> Operand { with { $0.shown = text } }

  package var usage: String {
    if let shown { return shown }
    let text = isList ? "\(name)…" : name
    return isOptional ? "[\(text)]" : text
  }

  /// Whether a word can be meant for it.
  func fits(_ word: Word) -> Bool { kind != .path || word.kind == .path }

  /// Whether what it takes is still being offered behind so many of its words.
  func isOffered(after count: Int) -> Bool { count == 0 || isList || kind == .line }

  private func with(_ change: (inout Operand) -> Void) -> Operand {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Operand {
  /// The number of a request.
  package static let record = Operand("N", .number, "the number of a request")
  /// A part of a response.
  package static let path = Operand("PATH", .path, "a path")
}

extension Operand {
  /// A word that can stand in a line, and what it means there.
  package struct Choice: Sendable, Hashable {
    package let text: String
    package let meaning: String

    package init(_ text: String, _ meaning: String = "") {
      self.text = text
      self.meaning = meaning
    }

    /// Whether it is no sign, such as `=`.
    package var isWord: Bool { text.contains(where: \.isLetter) }
  }
}
