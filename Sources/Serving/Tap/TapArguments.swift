package import ApusClient

/// What `apus tap` records, and whom it lets.
package struct TapArguments: Sendable, Hashable {
  /// Where everything goes on to.
  package var target: WebURL
  /// The session that is written, as it was typed.
  package var file: String
  package var port: UInt16 = 0
  package var hosts: Set<String> = []
  package var origins: Set<String> = []
  package var isQuiet = false

  package init(to target: WebURL, file: String) {
    self.target = target
    self.file = file
  }
}
