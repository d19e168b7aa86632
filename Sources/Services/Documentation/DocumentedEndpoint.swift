public import APIClient

/// An endpoint that says what it is, so that it can be asked for by name: `github user octocat`.
///
/// The names and the types of its parameters are its own, found by decoding it; only what Swift cannot tell is written
/// down beside them:
///
///     struct User: DocumentedEndpoint {
///       static let documentation = EndpointDocumentation(
///         "user", "a user's public profile", [.parameter("login", "the user's name", example: "octocat")])
///       let login: String
///       …
///     }
///
/// A coding key gives a parameter another name, and a default makes it optional; everything else is an endpoint's.
public protocol DocumentedEndpoint: Endpoint, Decodable where Home: DocumentedService {
  static var documentation: EndpointDocumentation { get }
}

/// A service whose endpoints can be asked for by name.
public protocol DocumentedService: Service {
  static var documentation: ServiceDocumentation { get }
  /// In the order in which they are listed.
  static var endpoints: [any DocumentedEndpoint.Type] { get }
  /// The service where it really is, for nobody in particular.
  static var usual: Self { get }
  /// The service in some place, for somebody. A service without tokens takes no notice of one.
  init(baseURL: WebURL, token: Secret?)
}

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

/// What an endpoint says of one parameter.
public struct ParameterDocumentation: Sendable {
  public let name: String
  public let meaning: String
  public let example: String
  public let usual: String?

  /// - Parameters:
  ///   - name: The property's name, or its coding key where it has one.
  ///   - example: A value as it is typed. In lists of several words, it is one of them.
  ///   - default: What it is when nobody says, as it is typed. None by default: then an optional property is left out, and any other
  ///     must be given.
  public static func parameter(
    _ name: String, _ meaning: String, example: String, default usual: String? = nil
  ) -> ParameterDocumentation {
    ParameterDocumentation(name: name, meaning: meaning, example: example, usual: usual)
  }
}

/// What a service says of itself.
public struct ServiceDocumentation: Sendable {
  public let name: String
  public let summary: String
  /// Environment variables that may hold a token, the first that is set counts.
  public let tokenNames: [String]
  /// Where the practice API serves a copy of it.
  public let practicePath: String

  public init(name: String, summary: String, tokenNames: [String] = [], practicePath: String) {
    self.name = name
    self.summary = summary
    self.tokenNames = tokenNames
    self.practicePath = practicePath
  }
}
