import Foundation

/// The sanitizer that the tests were built with, if any: it needs much more memory, and keeps what was freed.
package enum Sanitizer {
  package static let isOn = ProcessInfo.processInfo.environment["APUS_SANITIZED"] != nil

  /// A limit of time that is reached where nothing comes, and not before what comes by itself has come: with a sanitizer that
  /// takes longer.
  package static func limit(milliseconds: Int) -> Duration {
    .milliseconds(isOn ? milliseconds * 20 : milliseconds)
  }
}
