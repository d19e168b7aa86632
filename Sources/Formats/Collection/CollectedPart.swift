package struct CollectedPart: Sendable, Hashable {
  var name: String
  var content: Content
  var type: String?

  enum Content: Sendable, Hashable {
    case text(String)
    case file(String)
  }
}
