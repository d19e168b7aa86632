public import ApusClient

extension Qiita {
  /// Takes thanks for a comment back. Needs a token.
  public struct UnthankComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "comment unthank", "take thanks for a comment back", needsToken: true,
      [
        .parameter("id", "the comment's id", example: "8f7a310b8fd398506125")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/comments/\(id)/thank" }
  }
}
