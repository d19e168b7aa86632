/// A type, a protocol, an extension or another name for a type, as it stands in source.
struct DeclaredType {
  enum Kind { case type, `protocol`, `extension`, alias }

  struct Member {
    enum Kind { case property, function, type }

    let kind: Kind
    let name: String
    let isStatic: Bool
    let line: Int
    /// Of a property, what is written behind its colon. Of a type, what it is another name for.
    var type: WrittenType?
    /// The same as people wrote it.
    var typeText = ""
    /// Of a property, whether it is stored and who makes the value says what it is.
    var isGiven = false
    /// Of a function.
    var signature = Signature()
  }

  /// What tells one function from another of its name.
  struct Signature: Sendable {
    struct Parameter: Sendable {
      let label: String
      let isInout: Bool
      let type: WrittenType
    }

    var parameters: [Parameter] = []
    var effects: Set<Substring> = []
    var isMutating = false
    var isGeneric = false
    var result = WrittenType.name("Void")

    /// `from:using:`
    var labels: String { parameters.map { $0.label + ":" }.joined() }
  }

  let kind: Kind
  /// Its full name, or what an extension extends: `["GitHub", "User"]`.
  let path: [String]
  /// Whether no other file knows it.
  var isPrivate = false
  /// Names in it that stand for types nobody knows yet.
  var placeholders: Set<String> = []
  /// What it conforms to or inherits.
  var inherited: [[String]] = []
  /// What it is another name for.
  var target: WrittenType?
  var members: [Member] = []
  /// How often each word stands in it. What is asked of the type itself is there with it: `Self.name`. `self` counts
  /// where the whole value is handed on.
  var words: [String: Int] = [:]
  let file: String
}
