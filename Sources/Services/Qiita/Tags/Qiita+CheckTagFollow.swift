public import ApusClient

extension Qiita {
  /// Whether you follow a tag: 204, or 404 when you do not. Needs a token.
  public struct CheckTagFollow: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "tag follows", "whether you follow a tag: 204, or 404 when you do not", needsToken: true,
      [
        .parameter("id", "the tag", example: "Swift")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var path: EndpointPath { "/tags/\(id)/following" }
  }
}
