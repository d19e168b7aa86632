import Foundation

/// The sanitizer that the tests were built with, if any: it needs much more memory, and keeps what was freed.
package enum Sanitizer {
  package static let isOn = ProcessInfo.processInfo.environment["APUS_SANITIZED"] != nil
}
