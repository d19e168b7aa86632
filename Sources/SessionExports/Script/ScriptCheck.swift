internal import ApusJSON
internal import ApusLanguage

/// What is promised of an answer, as far as any program can tell whether it was kept.
struct ScriptCheck {
  enum Subject: Equatable {
    case status, time
    case header(String)
    /// Every match of a path.
    case path([Path.PlainStep])
  }

  /// In JSON's terms, as programs that run it know those.
  enum Promise: Equatable {
    case present, absent
    case compared(String, ScriptText)
    case statuses([ClosedRange<Int>])
    /// In milliseconds.
    case time(String, Double)
  }

  let subject: Subject
  let promises: [Promise]
  /// As it is written.
  let text: String
}
