package import ApusClient

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Sends nothing to a place that nobody allowed, be it asked for, be it where a redirect leads, be it a way there.
package struct AskingTransport: Transport {
  private let base: any Transport
  private let permissions: Permissions
  private let practicePorts: @Sendable () -> PracticePorts?

  /// - Parameter practicePorts: the practice API is a part of this program, and may be asked by any file.
  package init(
    base: any Transport, permissions: Permissions, practicePorts: @escaping @Sendable () -> PracticePorts?
  ) {
    self.base = base
    self.permissions = permissions
    self.practicePorts = practicePorts
  }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    for permission in wanted(by: request) where !permissions.allows(permission) {
      throw TransportError(
        .cancelled, "nobody allowed to \(permission), so nothing was sent",
        exchange: Exchange(request: request, startedAt: .now))
    }
    var asked = request
    let isAllowed = request.options.mayRedirect
    asked.options.mayRedirect = { origin in
      isAllowed?(origin) != false && (isPractice(origin) || permissions.allows(.contact("\(origin)")))
    }
    return try await base.send(asked)
  }

  private func wanted(by request: Request) -> [Permission] {
    let options = request.options
    var wanted: [Permission] = []
    if !isPractice(request.url.origin) { wanted.append(.contact("\(request.url.origin)")) }
    if case .through(let proxy) = options.proxy { wanted.append(.contact("\(proxy.withoutUser)")) }
    if let socket = options.unixSocket { wanted.append(.contact("the socket \(socket)")) }
    wanted += options.resolve.map { .contact($0) }
    let files = [
      options.tls.authorities, options.tls.folderOfAuthorities, options.tls.clientCertificate,
      options.tls.clientKey,
    ]
    wanted += files.compactMap(\.self).map { .read(path: $0) }
    return wanted
  }

  private func isPractice(_ origin: Origin) -> Bool {
    practicePorts()?.hold(origin) ?? false
  }
}
