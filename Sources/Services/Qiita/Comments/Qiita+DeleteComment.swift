public import ApusClient

extension Qiita {
  /// Deletes a comment. Needs a token.
  public struct DeleteComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "comment delete", "delete a comment", needsToken: true,
      [
        .parameter("id", "the comment's id", example: "c031aa6219c02ce7e11e")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/comments/\(id)" }
  }
}
