public import ApusClient

extension GitHub {
  /// A gist by its id.
  public struct GetGist: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Gist

    public static let documentation = EndpointDocumentation(
      "gist show", "a gist by its id", [.parameter("id", "the gist's id", example: "aa5a315d61ae9438b18d")])

    public let id: String

    public init(id: String) { self.id = id }

    public var path: EndpointPath { "/gists/\(id)" }
  }
}
