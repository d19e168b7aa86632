internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusServices
internal import ApusSurroundings

/// The request of a typed endpoint, and how its answer is read.
struct TypedRequest {
  let prepared: PreparedRequest
  let reading: (Exchange) -> TypedReading
}

extension Sender {
  /// Makes the request of a line that asks for a typed endpoint, and sends nothing.
  func prepare(_ line: EndpointLine) throws -> TypedRequest {
    try TypedPreparation(self).prepare(line, line.type)
  }
}
