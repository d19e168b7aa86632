package enum CollectedBody: Sendable, Hashable {
  case none
  /// With the content type that it brings along, unless a header has another.
  case text(String, type: String?)
  case form([CollectedPair])
  case multipart([CollectedPart])
  case file(String, type: String?)
  case graphQL(query: String, variables: String)
}
