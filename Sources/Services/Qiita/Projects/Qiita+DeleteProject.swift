public import ApusClient

extension Qiita {
  /// Deletes a project. Needs a token.
  public struct DeleteProject: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "project delete", "delete a project", needsToken: true,
      [
        .parameter("id", "the project's number", example: "2")
      ])

    public let id: PathNumber

    public init(id: Int) {
      self.id = PathNumber(id)
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/projects/\(id)" }
  }
}
