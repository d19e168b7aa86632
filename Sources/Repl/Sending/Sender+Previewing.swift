package import ApusClient
internal import ApusEndpoints
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSending
internal import ApusSurroundings
internal import ApusText

extension Sender {
  /// Shows the request that would be sent: to a program byte for byte, to a person with its secrets masked.
  func preview(_ prepared: PreparedRequest) throws -> Outcome {
    output.mask.learn(from: prepared.request)
    noteMisfits(of: prepared)
    let signed = try SignedPreview(prepared.request)
    let request = signed.request
    defer { if let note = signed.note { output.note(note) } }
    let view = RequestView(request.movingUserToHeader())
    if !output.console.outTraits.isTerminal, let bytes = view.bytes() {
      try output.write(bytes[...])
    } else {
      try output.show(RequestView(request.movingUserToHeader().maskingBody))
    }
    return .ok
  }

  /// Sends a request without keeping or showing it.
  package func attempt(_ request: Request) async -> Result<Exchange, TransportError> {
    defer { destinations.tell(output) }
    do {
      return .success(try await logged.send(request))
    } catch {
      return .failure(error)
    }
  }
}
