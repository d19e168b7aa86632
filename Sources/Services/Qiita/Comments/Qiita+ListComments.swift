public import ApusClient

extension Qiita {
  /// The comments on an article.
  public struct ListComments: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Comment]

    public static let documentation = EndpointDocumentation(
      "comments", "the comments on an article",
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var path: EndpointPath { "/items/\(id)/comments" }
  }
}
