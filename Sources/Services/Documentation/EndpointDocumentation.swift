/// What an endpoint says of itself.
public struct EndpointDocumentation: Sendable {
  public let command: String
  public let summary: String
  public let needsToken: Bool
  public let parameters: [ParameterDocumentation]

  /// - Parameters:
  ///   - command: One word or several that name it within its service: `gist create`.
  ///   - summary: What it is or does, in lower case, without a full stop.
  ///   - needsToken: Whether the service answers nobody without a token. It does by default.
  ///   - parameters: In the order in which the type decodes them, which is that of its coding keys. None by default.
  public init(
    _ command: String, _ summary: String, needsToken: Bool = false,
    _ parameters: [ParameterDocumentation] = []
  ) {
    self.command = command
    self.summary = summary
    self.needsToken = needsToken
    self.parameters = parameters
  }
}
