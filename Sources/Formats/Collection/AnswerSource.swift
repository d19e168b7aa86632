/// A part of an answer.
enum AnswerSource: Sendable, Hashable {
  case status
  case body
  case duration
  case header(String)
  case cookie(String)
  /// A path as it is typed here: `.items[0].id`; an empty one is the whole body.
  case json(String)
}
