/// What `apus serve` serves, and to whom.
package struct ServeArguments: Sendable, Hashable {
  /// Descriptions, recordings and saved sessions.
  package var files: [String] = []
  package var port: UInt16 = 0
  package var hosts: Set<String> = []
  package var origins: Set<String> = []
  /// Origins whose pages may ask and read.
  package var readers: Set<String> = []
  /// How many of the answers fail on purpose, in hundredths.
  package var faults = 0
  package var seed: UInt64 = 1
  package var isQuiet = false

  package init(files: [String] = []) { self.files = files }
}
