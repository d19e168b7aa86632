internal import ApusJSON

/// How an endpoint's values become bodies, and bodies its values: by its own coders, else by its service's.
struct EndpointCoders: Sendable {
  let encoder: any BodyEncoder
  let decoder: any ResponseDecoder

  /// - Throws: `RequestError` for a coder that is none.
  init<E: Endpoint>(of endpoint: E, in service: E.API) throws(RequestError) {
    let encoders = try (
      DeclaredPart(endpoint.encoder, "encoder", of: E.self).encoder(),
      DeclaredPart(service.encoder, "encoder", of: E.API.self).encoder()
    )
    let decoders = try (
      DeclaredPart(endpoint.decoder, "decoder", of: E.self).decoder(),
      DeclaredPart(service.decoder, "decoder", of: E.API.self).decoder()
    )
    encoder = encoders.0 ?? encoders.1 ?? DocumentEncoder()
    decoder = decoders.0 ?? decoders.1 ?? DocumentDecoder()
  }
}
