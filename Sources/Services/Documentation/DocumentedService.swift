public import ApusClient

/// A service whose endpoints can be asked for by name.
public protocol DocumentedService: Service
where HeadersType == HeaderFields, EncoderType == any BodyEncoder, DecoderType == any ResponseDecoder {
  static var documentation: ServiceDocumentation { get }
  /// In the order in which they are listed.
  static var endpoints: [any DocumentedEndpoint.Type] { get }
  /// The service where it really is, for nobody in particular.
  static var usual: Self { get }
  /// The service in some place, for somebody. A service without tokens takes no notice of one.
  init(baseURL: WebURL, token: Secret?)
}
