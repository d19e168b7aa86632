public import ApusClient

extension GitHub {
  /// Removes a file from a repository. Needs a token.
  public struct DeleteFile: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = FileChange

    public static let documentation = EndpointDocumentation(
      "file delete", "remove a file from a repository", needsToken: true,
      [
        .repository,
        .parameter("path", "which file", example: "docs/guide.md"),
        .parameter("message", "what the commit says", example: "'Remove the guide'"),
        .parameter("sha", "what the file is now", example: "ff6a8ecde415a6f9dcb7f06cf223bf9ed28ffbd7"),
        .parameter("branch", "the branch; the usual one unless given", example: "main"),
      ])

    struct Parameters: Encodable, Sendable {
      let message: String
      let sha: String
      let branch: String?
    }

    public let repository: RepositoryName
    public let file: FilePath
    public let message: String
    public let sha: String
    public let branch: String?

    enum CodingKeys: String, CodingKey {
      case repository
      case file = "path"
      case message
      case sha
      case branch
    }

    public init(
      repository: RepositoryName, file: FilePath, message: String, sha: String, branch: String? = nil
    ) {
      self.repository = repository
      self.file = file
      self.message = message
      self.sha = sha
      self.branch = branch
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath {
      "/repos/\(repository.owner)/\(repository.name)/contents/\(path: file.encoded)"
    }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(message: message, sha: sha, branch: branch)
    }
  }
}
