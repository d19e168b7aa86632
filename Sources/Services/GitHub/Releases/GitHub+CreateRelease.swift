public import ApusClient

extension GitHub {
  /// Publishes a release. Needs a token.
  public struct CreateRelease: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Release

    public static let documentation = EndpointDocumentation(
      "release create", "publish a release", needsToken: true,
      [
        .repository,
        .parameter("tagName", "its tag, made where there is none", example: "v2.0.0"),
        .parameter("name", "what it is called", example: "Two"),
        .parameter("body", "what is new, in Markdown", example: "Everything."),
        .parameter("draft", "whether nobody is to see it yet", example: "no"),
        .parameter("prerelease", "whether it is not for everybody", example: "no"),
      ])

    struct Parameters: Encodable, Sendable {
      let tagName: String
      let name: String?
      let body: String?
      let draft: Bool?
      let prerelease: Bool?
    }

    public let repository: RepositoryName
    public let tagName: String
    public let name: String?
    public let markdown: String?
    public let draft: Bool?
    public let prerelease: Bool?

    enum CodingKeys: String, CodingKey {
      case repository
      case tagName
      case name
      case markdown = "body"
      case draft
      case prerelease
    }

    public init(
      repository: RepositoryName, tagName: String, name: String? = nil, markdown: String? = nil,
      draft: Bool? = nil, prerelease: Bool? = nil
    ) {
      self.repository = repository
      self.tagName = tagName
      self.name = name
      self.markdown = markdown
      self.draft = draft
      self.prerelease = prerelease
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/releases" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(tagName: tagName, name: name, body: markdown, draft: draft, prerelease: prerelease)
    }
  }
}
