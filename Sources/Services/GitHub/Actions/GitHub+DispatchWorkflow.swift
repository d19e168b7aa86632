public import ApusClient

extension GitHub {
  /// Starts a workflow. Needs a token.
  public struct DispatchWorkflow: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "workflow run", "start a workflow", needsToken: true,
      [
        .repository,
        .parameter("workflow", "its number, or the name of its file", example: "ci.yml"),
        .parameter("ref", "the branch or the tag to run it on", example: "main"),
      ])

    struct Parameters: Encodable, Sendable {
      let ref: String
    }

    public let repository: RepositoryName
    public let workflow: String
    public let ref: String

    public init(repository: RepositoryName, workflow: String, ref: String) {
      self.repository = repository
      self.workflow = workflow
      self.ref = ref
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath {
      "/repos/\(repository.owner)/\(repository.name)/actions/workflows/\(workflow)/dispatches"
    }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(ref: ref)
    }
  }
}
