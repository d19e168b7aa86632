public import ApusClient

extension Qiita {
  /// The teams you are in. Needs a token.
  public struct ListTeams: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Team]

    public static let documentation = EndpointDocumentation(
      "teams", "the teams you are in", needsToken: true)

    public init() {}

    public var path: EndpointPath { "/teams" }
  }
}
