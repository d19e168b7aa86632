public import ApusClient

extension GitHub {
  /// Deletes a gist. Needs a token; the answer is a 204 without a body.
  public struct DeleteGist: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "gist delete", "delete a gist", needsToken: true,
      [.parameter("id", "the gist's id", example: "aa5a315d61ae9438b18d")])

    public let id: String

    public init(id: String) { self.id = id }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/gists/\(id)" }
  }
}
