public import ApusClient

extension Qiita {
  /// Makes a group. Needs a token.
  public struct CreateGroup: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Group

    public static let documentation = EndpointDocumentation(
      "group create", "make a group", needsToken: true,
      [
        .parameter("urlName", "the group's name in URLs", example: "docs"),
        .parameter("name", "what it is called", example: "文書"),
        .parameter("description", "what it is for", example: "書く人たち"),
        .parameter("private", "whether only its members see it", example: "no"),
      ])

    struct Parameters: Encodable, Sendable {
      let urlName: String
      let name: String
      let description: String?
      let `private`: Bool?
    }

    public let urlName: String
    public let name: String
    public let description: String?
    public let isPrivate: Bool?

    enum CodingKeys: String, CodingKey {
      case urlName
      case name
      case description
      case isPrivate = "private"
    }

    public init(urlName: String, name: String, description: String? = nil, isPrivate: Bool? = nil) {
      self.urlName = urlName
      self.name = name
      self.description = description
      self.isPrivate = isPrivate
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/groups" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(urlName: urlName, name: name, description: description, private: isPrivate)
    }
  }
}
