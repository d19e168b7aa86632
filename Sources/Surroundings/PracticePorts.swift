package import ApusClient

/// Where the practice API listens: at another place in each run of the program.
package struct PracticePorts: Sendable, Hashable {
  package let main: UInt16
  /// The other origin.
  package let other: UInt16
  /// The one that answers nobody.
  package let silent: UInt16

  package init(main: UInt16, other: UInt16, silent: UInt16) {
    self.main = main
    self.other = other
    self.silent = silent
  }

  /// Whether an origin is one of them.
  package func hold(_ origin: Origin) -> Bool {
    ["127.0.0.1", "localhost"].contains(origin.host)
      && [main, other, silent].contains { Int($0) == origin.port }
  }
}
