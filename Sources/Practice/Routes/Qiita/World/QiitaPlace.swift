/// What a comment or a reaction hangs on.
enum QiitaPlace: Sendable, Equatable {
  case item(String)
  case project(Int)
  case comment(String)
}
