/// What an endpoint sends as its body.
public enum EndpointBody: Sendable {
  /// The parameters, where the method carries them in a body; otherwise nothing.
  case parameters
  /// The JSON of a value, whatever the method.
  case json(any Encodable & Sendable)
  /// Bytes made by hand, a form, a file.
  case raw(RequestBody)
  /// No body, whatever the parameters.
  case nothing
}
