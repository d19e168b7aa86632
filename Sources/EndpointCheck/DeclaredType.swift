/// A type, a protocol or an extension as it stands in source.
struct DeclaredType {
  struct Member {
    enum Kind { case property, function, type }

    let kind: Kind
    let name: String
    let isStatic: Bool
    /// Of a function: `from:using:`.
    var labels = ""
    let line: Int
    /// Of a function, whether a parameter is `inout`.
    var changes = false
  }

  /// Its own name, or that of the type that is extended: `User` of `GitHub.User`.
  let name: String
  let isProtocol: Bool
  /// What it conforms to or inherits.
  var inherited: [String] = []
  var members: [Member] = []
  /// How often each word stands in it.
  var words: [String: Int] = [:]
  let file: String
}
