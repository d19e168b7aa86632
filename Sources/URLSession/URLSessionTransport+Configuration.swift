internal import ApusClient

extension URLSessionTransport {
  /// How a transport uses a device's network. What Linux has no way to keep is refused there with `request.parameter`.
  ///
  /// Waiting for a network, low-data mode, background transfers and pinned keys are Apple's URLSession's own: they are
  /// compiled for its systems and have not been run there by those who wrote this.
  public struct Configuration: Sendable {
    /// How many connections may be open to one host at a time.
    public var connectionsPerHost = 6
    /// Whether a request waits for a network where there is none, instead of failing with `network.unreachable`. The idle
    /// deadline does not run meanwhile; the total one does.
    public var waitsForConnectivity = false
    /// Whether a network may be used that costs money, such as a mobile one.
    public var allowsExpensiveAccess = true
    /// Whether a network may be used in low-data mode.
    public var allowsConstrainedAccess = true
    /// By the names of hosts, in lower case: the keys of which one has to be in the server's chain of certificates, each as
    /// the Base64 of the SHA-256 of its `SubjectPublicKeyInfo`. A server with none of them fails with `tls.untrusted`.
    /// The system's own checks hold as well.
    public var pinnedKeys: [String: Set<String>] = [:]
    /// Names a session that goes on while the app is suspended; `nil`, the default, for one that does not.
    ///
    /// It takes files: `Delivery.file`, and bodies that are files. The system follows redirects itself there and sends every
    /// header along, so a request with a credential is refused unless `keepsHeadersOnRedirect` permits that. What ends when
    /// the app does not run any more is nobody's.
    public var backgroundIdentifier: String?

    /// The usual: six connections to a host, any network, no pins.
    public init() {}
  }

  /// - Parameter configuration: how the network is used.
  public convenience init(configuration: Configuration) { self.init(sessions: SessionPool(configuration)) }
}

extension URLSessionTransport.Configuration {
  /// Refuses what cannot be kept.
  func check(_ request: Request) throws(TransferProblem) {
    if let reason = reason(against: request) {
      throw TransferProblem(.requestParameter, "URLSession cannot send this request so: \(reason)")
    }
  }

  private func reason(against request: Request) -> String? {
    if let reason = Self.isApple ? nil : reasonOnLinux { return reason }
    guard backgroundIdentifier != nil else { return nil }
    if request.options.webSocket != nil { return "in the background there is no WebSocket" }
    guard case .file = request.options.delivery else { return "in the background, a body goes into a file" }
    if let body = request.body {
      guard case .file = body.content else { return "in the background, a body is sent from a file" }
    }
    let hasCredential = request.options.login != nil || request.headers.contains(where: \.isCredential)
    if hasCredential, !request.options.keepsHeadersOnRedirect {
      return "in the background, the system takes credentials along to wherever redirects lead, "
        + "which keepsHeadersOnRedirect permits"
    }
    return nil
  }

  private var reasonOnLinux: String? {
    if !pinnedKeys.isEmpty { return "on Linux it compares no keys" }
    if backgroundIdentifier != nil { return "on Linux there is no background" }
    if waitsForConnectivity { return "on Linux it does not wait for a network" }
    if !allowsExpensiveAccess || !allowsConstrainedAccess {
      return "on Linux it does not know what a network costs"
    }
    return nil
  }

  private static var isApple: Bool {
    #if os(Linux)
      false
    #else
      true
    #endif
  }
}
