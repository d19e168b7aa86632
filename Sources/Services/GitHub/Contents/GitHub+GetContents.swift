public import ApusClient

extension GitHub {
  /// A file of a repository, or what a folder has.
  public struct GetContents: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Contents

    public static let documentation = EndpointDocumentation(
      "contents", "a file of a repository, or what a folder has",
      [
        .repository,
        .parameter("path", "the file or the folder; the top unless given", example: "README.md"),
        .parameter("ref", "the branch, the tag or the commit", example: "main"),
      ])

    struct Parameters: Encodable, Sendable {
      let ref: String?
    }

    public let repository: RepositoryName
    public let file: FilePath?
    public let ref: String?

    enum CodingKeys: String, CodingKey {
      case repository
      case file = "path"
      case ref
    }

    public init(repository: RepositoryName, file: FilePath? = nil, ref: String? = nil) {
      self.repository = repository
      self.file = file
      self.ref = ref
    }

    public var path: EndpointPath {
      let file = file.map { "/" + $0.encoded } ?? ""
      return "/repos/\(repository.owner)/\(repository.name)/contents\(path: file)"
    }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(ref: ref)
    }
  }
}
