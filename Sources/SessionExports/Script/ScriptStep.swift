/// A line of a session as another program does it.
struct ScriptStep {
  enum Action {
    /// Asks, and is answered so.
    case requests([ScriptRequest])
    case capture(String, ScriptSource)
    /// Keeps a text, perhaps with variables in it.
    case value(String, ScriptText)
    case check(ScriptCheck)
    /// What it sets is in the requests behind it.
    case setting
    /// It does nothing there; why.
    case leftOut(String)
  }

  let line: String
  /// Its place in its file.
  let number: Int
  /// How long somebody waited before it, in seconds; `nil` where nobody knows.
  let pause: Double?
  let action: Action
  /// What of it is left out though it is done.
  var notes: [String] = []
}
