/// What a file has done before a request or with its answer: a line of a script, or a directive that means the same.
struct HTTPFileAction: Sendable, Hashable {
  enum What: Sendable, Hashable {
    /// Keeps a value under a name.
    case keep(ScriptExpression, ScriptExpression, Scope)
    /// The same for a value that is a secret whatever its name is.
    case keepSecret(String, ScriptExpression)
    /// Names a value for the lines behind.
    case name(String, ScriptExpression)
    case check(ScriptExpression)
    case log([ScriptExpression])
    /// What is not understood, and why.
    case leftOut(String)
  }

  /// How long a value is kept.
  enum Scope: Sendable, Hashable {
    case session, file
    /// For this request only.
    case request
  }

  let line: Int
  let what: What
  /// The test that it is a part of.
  var test: String?
}
