internal import ApusClient
internal import ApusSurroundings

/// Shows that an answer is waited for, where it takes long and somebody looks.
struct MeteredTransport: Transport {
  let base: any Transport
  let console: Console

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let meter = ProgressMeter(console)
    defer { meter.clear() }
    var metered = request
    metered.options.onProgress = { meter.update($0) }
    return try await base.send(metered)
  }
}
