public import ApusClient

extension Qiita {
  /// Thanks for a comment. Needs a token.
  public struct ThankComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "comment thank", "thank for a comment", needsToken: true,
      [
        .parameter("id", "the comment's id", example: "8f7a310b8fd398506125")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .put }
    public var path: EndpointPath { "/comments/\(id)/thank" }
  }
}
