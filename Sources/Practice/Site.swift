/// What all connections of one server share.
final class Site: Sendable {
  let port: UInt16
  /// The second port, which plays another origin.
  let otherPort: UInt16
  /// A port that accepts no connection and refuses none.
  let silentPort: UInt16
  let admission: Admission
  /// What answers, where it is not the practice API.
  private let other: (any Routing)?
  var router: any Routing { other ?? Router.all }
  let state: ServiceState
  /// Whether others than this machine may reach the ports.
  let isOpen: Bool

  init(
    port: UInt16, otherPort: UInt16, silentPort: UInt16, admission: Admission = Admission(),
    router: (any Routing)? = nil, isOpen: Bool = false, state: ServiceState = ServiceState()
  ) {
    self.isOpen = isOpen
    self.state = state
    self.admission = admission
    self.port = port
    self.otherPort = otherPort
    self.silentPort = silentPort
    other = router
  }

  /// The same ports with other things behind them.
  func with(_ state: ServiceState) -> Site {
    Site(
      port: port, otherPort: otherPort, silentPort: silentPort, admission: admission, router: other,
      isOpen: isOpen, state: state)
  }
}
