public import ApusClient

extension Qiita {
  /// A tag.
  public struct GetTag: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = TagDetails

    public static let documentation = EndpointDocumentation(
      "tag show", "a tag",
      [
        .parameter("id", "the tag", example: "Swift")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var path: EndpointPath { "/tags/\(id)" }
  }
}
