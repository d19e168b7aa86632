package import LineEditing

/// What can stand at one place of a command's line, for Tab.
package enum Argument: Sendable {
  /// One of these words; `anyOf` makes it.
  case words([Candidate])
  /// A folder of the paths that are known to be there.
  case endpoint
  /// The name of a file.
  case file
  /// A number or a time, which nobody can guess.
  case number
  /// From here on a line that asks, such as `get /users`.
  case request
  /// A type, or a shape that was named.
  case type
  /// Whatever the session says there is.
  case known(@Sendable (EditorKnowledge) -> [Candidate])

  var isRequest: Bool { if case .request = self { true } else { false } }
  var isEndpoint: Bool { if case .endpoint = self { true } else { false } }
  var isFile: Bool { if case .file = self { true } else { false } }

  static func anyOf(_ words: KeyValuePairs<String, String>) -> Argument {
    .words(words.map { Candidate($0.key, meaning: $0.value) })
  }
}
