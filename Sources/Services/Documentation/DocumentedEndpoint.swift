public import ApusClient

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
public protocol DocumentedEndpoint: Endpoint, Decodable
where
  API: DocumentedService, MethodType == HTTPMethod, HeadersType == HeaderFields,
  ParametersType == (any Encodable & Sendable)?, QueryType == [QueryItem], BodyType == EndpointBody,
  EncoderType == (any BodyEncoder)?, DecoderType == (any ResponseDecoder)?
{
  static var documentation: EndpointDocumentation { get }
}
