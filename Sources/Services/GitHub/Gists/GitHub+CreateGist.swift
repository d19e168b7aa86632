public import ApusClient
internal import ApusJSON

extension GitHub {
  /// Creates a gist. Needs a token.
  public struct CreateGist: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Gist

    public static let documentation = EndpointDocumentation(
      "gist create", "create a gist", needsToken: true,
      [
        .parameter("description", "what it is about", example: "Greetings"),
        .parameter("files", "the contents of its files, by file name", example: "[hello.txt]=Hi"),
        .parameter("public", "whether everybody finds it", example: "yes", default: "no"),
      ])

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

    enum CodingKeys: String, CodingKey {
      case description, files
      case isPublic = "public"
    }

    /// Gists are secret, that is unlisted, unless said otherwise.
    public init(description: String? = nil, isPublic: Bool = false, files: [String: String]) {
      self.description = description
      self.isPublic = isPublic
      self.files = files
    }

    public var method: HTTPMethod { .post }
    /// The files have no order, and the body is the same every time all the same.
    public var encoder: (any BodyEncoder)? {
      var encoder = DocumentEncoder(keys: .toSnakeCase)
      encoder.sortsKeys = true
      return encoder
    }
    public var path: EndpointPath { "/gists" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(description: description, isPublic: isPublic, files: files.mapValues(Parameters.File.init))
    }
  }
}
