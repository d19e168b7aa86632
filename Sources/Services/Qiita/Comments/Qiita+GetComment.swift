public import ApusClient

extension Qiita {
  /// A comment by its id.
  public struct GetComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Comment

    public static let documentation = EndpointDocumentation(
      "comment show", "a comment by its id",
      [
        .parameter("id", "the comment's id", example: "8f7a310b8fd398506125")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var path: EndpointPath { "/comments/\(id)" }
  }
}
