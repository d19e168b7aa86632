/// What `apus serve` serves, and to whom.
package struct ServeArguments: Sendable, Hashable {
  /// Descriptions, recordings, saved sessions, and requests with answers written by hand.
  package var files: [String] = []
  /// Descriptions that answer what nothing else does.
  package var descriptions: [String] = []
  package var port: UInt16 = 0
  package var hosts: Set<String> = []
  package var origins: Set<String> = []
  /// Origins whose pages may ask and read.
  package var readers: Set<String> = []
  /// How many of the answers fail on purpose, in hundredths.
  package var faults = 0
  package var seed: UInt64 = 1
  package var delay = Delay.none
  package var isQuiet = false
  /// Whether it tells at its end what was asked for.
  package var verifies = false
  package var promises: [AskedPromise] = []

  /// How long an answer waits.
  package enum Delay: Sendable, Hashable {
    case none
    /// As long as it took when it was recorded.
    case recorded
    case fixed(Duration)
  }

  package init(files: [String] = []) { self.files = files }
}
