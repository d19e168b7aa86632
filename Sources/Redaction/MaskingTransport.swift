package import ApusClient

/// Has a mask learn the secrets of every request, and where they went.
package struct MaskingTransport: Transport {
  private let base: any Transport
  private let mask: SecretMask

  package init(base: any Transport, mask: SecretMask) {
    self.base = base
    self.mask = mask
  }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    mask.learn(from: request)
    request.options.webSocket?.onSaying { [mask] in mask.learn($0, saidIn: $1) }
    var request = request
    if request.body != nil, request.options.followsRedirects, mask.knownCount > 0 {
      request.options.nameOfSecret = { [mask] in mask.name(in: $0) }
    }
    do throws(TransportError) {
      let exchange = try await base.send(request)
      mask.note(exchange)
      return exchange
    } catch {
      mask.note(error.exchange)
      throw error
    }
  }
}
