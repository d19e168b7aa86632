public import APIClient

extension GitHub {
  /// Creates a gist. Needs a token.
  public struct CreateGist: Endpoint {
    public typealias Home = GitHub
    public typealias Response = Gist

    struct Parameters: Encodable, Sendable {
      struct File: Encodable, Sendable {
        let content: String
      }

      let description: String?
      let isPublic: Bool
      let files: [String: File]

      enum CodingKeys: String, CodingKey {
        case description
        case isPublic = "public"
        case files
      }
    }

    public let description: String?
    public let isPublic: Bool
    /// Contents by file name.
    public let files: [String: String]

    /// Gists are secret, that is unlisted, unless said otherwise.
    public init(description: String? = nil, isPublic: Bool = false, files: [String: String]) {
      self.description = description
      self.isPublic = isPublic
      self.files = files
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/gists" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(description: description, isPublic: isPublic, files: files.mapValues(Parameters.File.init))
    }
  }
}
