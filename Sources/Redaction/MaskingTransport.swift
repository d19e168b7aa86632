package import ApusClient

/// Has a mask learn the secrets of every request.
package struct MaskingTransport: Transport {
  private let base: any Transport
  private let mask: SecretMask

  package init(base: any Transport, mask: SecretMask) {
    self.base = base
    self.mask = mask
  }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    mask.learn(from: request)
    return try await base.send(request)
  }
}
