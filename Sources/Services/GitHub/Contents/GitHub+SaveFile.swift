public import ApusClient
internal import ApusEncodings

extension GitHub {
  /// Makes a file in a repository, or change it. Needs a token.
  public struct SaveFile: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = FileChange

    public static let documentation = EndpointDocumentation(
      "file save", "make a file in a repository, or change it", needsToken: true,
      [
        .repository,
        .parameter("path", "which file", example: "notes.md"),
        .parameter("message", "what the commit says", example: "'Add notes'"),
        .parameter(
          "content", "what the file is to hold; content=@notes.md takes it from a file", example: "Hi"),
        .parameter(
          "sha", "what it is now, for one that is there", example: "8f7a310b8fd3985061250011223344556677889a"),
        .parameter("branch", "the branch; the usual one unless given", example: "main"),
      ])

    struct Parameters: Encodable, Sendable {
      let message: String
      /// In Base64.
      let content: String
      let sha: String?
      let branch: String?
    }

    public let repository: RepositoryName
    public let file: FilePath
    public let message: String
    public let text: String
    public let sha: String?
    public let branch: String?

    enum CodingKeys: String, CodingKey {
      case repository
      case file = "path"
      case message
      case text = "content"
      case sha
      case branch
    }

    public init(
      repository: RepositoryName, file: FilePath, message: String, text: String, sha: String? = nil,
      branch: String? = nil
    ) {
      self.repository = repository
      self.file = file
      self.message = message
      self.text = text
      self.sha = sha
      self.branch = branch
    }

    public var method: HTTPMethod { .put }
    public var path: EndpointPath {
      "/repos/\(repository.owner)/\(repository.name)/contents/\(path: file.encoded)"
    }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(message: message, content: Base64.encoded(Array(text.utf8)), sha: sha, branch: branch)
    }
  }
}
