public import ApusClient

extension Qiita {
  /// Deletes a comment. Needs a token.
  public struct DeleteComment: DocumentedEndpoint {
    public typealias Home = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "comment delete", "delete a comment", needsToken: true,
      [
        .parameter("id", "the comment's id", example: "8f7a310b8fd398506125")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/comments/\(id)" }
  }
}
