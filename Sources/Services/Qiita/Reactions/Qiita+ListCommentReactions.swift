public import ApusClient

extension Qiita {
  /// The emoji under a comment of a team. Needs a token.
  public struct ListCommentReactions: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Reaction]

    public static let documentation = EndpointDocumentation(
      "comment reactions", "the emoji under a comment of a team", needsToken: true,
      [
        .parameter("id", "the comment's id", example: "8f7a310b8fd398506125")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var path: EndpointPath { "/comments/\(id)/reactions" }
  }
}
