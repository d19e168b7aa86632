internal import ApusContracts
internal import ApusJSON

/// What is promised of an answer, as far as any program can tell whether it was kept.
struct ScriptCheck {
  enum Subject: Equatable {
    case status
    case time(MeasuredTime)
    case header(String)
    /// Every match of a path.
    case path([JSONPath.PlainStep])
  }

  /// In JSON's terms, as programs that run it know those. Texts are JSON.
  indirect enum Promise: Equatable {
    case present, absent
    case compared(String, ScriptText)
    case oneOf([ScriptText])
    case kinds([ValueKind])
    case within(Bounds)
    case length(Bounds)
    case sorted([JSONPath.PlainStep], isDescending: Bool)
    case unique([JSONPath.PlainStep])
    case matching(String)
    case containing(ScriptText)
    case statuses([ClosedRange<Int>])
    /// In milliseconds.
    case time(String, Double)
  }

  /// How much something may be; open where there is no bound.
  struct Bounds: Equatable {
    var least: String?
    var most: String?
    var includesBounds = true
  }

  let subject: Subject
  let promises: [Promise]
  /// As it is written.
  let text: String
  /// Whether what it is about may be missing.
  let isOptional: Bool
  /// Whether it is of the whole file, which promises it of every answer that has it.
  var isOfFile = false
  /// Whether it holds where there is nothing at its place.
  var isKeptByNothing: Bool { isOptional || isOfFile }
  /// Whether it promises more, which only this program can tell.
  let isPart: Bool

  /// The variables that it compares with.
  var variableNames: [String] { promises.flatMap { Self.texts(of: $0).flatMap(\.variableNames) } }

  private static func texts(of promise: Promise) -> [ScriptText] {
    switch promise {
    case .compared(_, let text), .containing(let text): [text]
    case .oneOf(let texts): texts
    case .present, .absent, .kinds, .within, .length, .sorted, .unique, .matching, .statuses, .time: []
    }
  }
}
