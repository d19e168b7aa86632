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
    let origin = request.url.origin
    return (isPractice(origin) ? [] : [.contact("\(origin)")]) + request.options.wanted
  }

  private func isPractice(_ origin: Origin) -> Bool {
    practicePorts()?.hold(origin) ?? false
  }
}

extension RequestOptions {
  /// What has to be allowed for these options: ways to a place, and files.
  package var wanted: [Permission] {
    var wanted: [Permission] = []
    if case .through(let proxy) = proxy { wanted.append(.contact("\(proxy.withoutUser)")) }
    if let socket = unixSocket { wanted.append(.socket(socket)) }
    return wanted + resolve.map { .contact($0) } + tls.wanted
  }
}

extension TLSOptions {
  /// The files that have to be allowed.
  package var wanted: [Permission] {
    [authorities, folderOfAuthorities, clientCertificate, clientKey].compactMap { $0.map { .read(path: $0) } }
  }
}
