public import ApusClient

extension Qiita {
  /// Puts a tag on an article of a team. Needs a token.
  public struct AddTagging: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Tag

    public static let documentation = EndpointDocumentation(
      "tagging add", "put a tag on an article of a team", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0"),
        .parameter("name", "the tag", example: "Linux"),
        .parameter("versions", "a version it speaks of", example: "6.2"),
      ])

    struct Parameters: Encodable, Sendable {
      let name: String
      let versions: [String]?
    }

    public let id: String
    public let name: String
    public let versions: [String]?

    public init(id: String, name: String, versions: [String]? = nil) {
      self.id = id
      self.name = name
      self.versions = versions
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/items/\(id)/taggings" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(name: name, versions: versions)
    }
  }
}
