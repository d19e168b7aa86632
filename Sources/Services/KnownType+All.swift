internal import ApusClient

extension KnownType {
  /// Every type that an endpoint of the catalogue answers with, and every service's errors. Each is there once.
  package static let all: [KnownType] = {
    var seen: Set<String> = []
    return ServiceCatalogue.services.flatMap { types(of: $0) }.filter { seen.insert($0.name).inserted }
  }()

  private static func types<API: DocumentedService>(of service: API.Type) -> [KnownType] {
    service.endpoints.compactMap { answer(of: $0) } + [failure(of: service.usual)]
  }

  /// What an endpoint answers with, or one of those it answers with; `nil` when that is nothing.
  private static func answer<E: DocumentedEndpoint>(of type: E.Type) -> KnownType? {
    guard let (specimen, _) = try? ParameterProbe.specimen(of: type) else { return nil }
    let answer: Any.Type = (E.Response.self as? any ListType.Type)?.elementType ?? E.Response.self
    guard answer != EmptyResponse.self, let value = answer as? any (Decodable & Sendable).Type else {
      return nil
    }
    return KnownType(value, from: specimen, specimen.decoder ?? E.API.usual.decoder)
  }
}
