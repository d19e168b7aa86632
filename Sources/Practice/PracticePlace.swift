package import ApusSystem

/// Where the practice API is served, and to whom.
package struct PracticePlace: Sendable {
  /// With 0 the system chooses one.
  package var port: UInt16
  /// 127.0.0.1, the default, is reached by programs of this machine only.
  package var address: IPv4Address
  package var admission: Admission
  /// A class, where everyone has a practice API of their own; nil is one for all.
  package var room: Classroom?
  /// Told, in a line, what the server does to defend itself. Nothing listens by default.
  package var log: @Sendable (String) -> Void = { _ in }

  package init(
    port: UInt16 = 0, address: IPv4Address = .loopback, admission: Admission = Admission(),
    room: Classroom? = nil
  ) {
    self.port = port
    self.address = address
    self.admission = admission
    self.room = room
  }

  /// The header that shows a teacher's key.
  package static let keyHeader = ClassRouter.keyHeader
  /// The header that says which student asks.
  package static let tokenHeader = ClassRouter.tokenHeader

  /// The addresses by which others reach it: none on a loopback address.
  package var addresses: [IPv4Address] {
    if address.isLoopback { return [] }
    return address == .any ? IPv4Address.ofThisMachine : [address]
  }

  /// With the names by which others reach it.
  var fullAdmission: Admission {
    Admission(hosts: admission.hosts.union(addresses.map(\.description)), origins: admission.origins)
      .ofPractice
  }

  func limits(descriptors: Int) -> Limits {
    var limits = room?.bounds.limits(descriptors: descriptors) ?? Limits()
    limits.log = log
    if room == nil, !address.isLoopback { limits.longestAnswer = ClassBounds().longestAnswer }
    return limits
  }
}
