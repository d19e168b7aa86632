import Foundation

/// The sanitizer that the tests were built with, if any: it needs much more memory, and keeps what was freed.
package enum Sanitizer {
  package static let isOn = ProcessInfo.processInfo.environment["APUS_SANITIZED"] != nil

  /// What a program that a test starts has of these surroundings, which else are its own: what the sanitizer is to leave
  /// unsaid, and where it has a file.
  package static let variables = ProcessInfo.processInfo.environment.filter {
    isOn && ["ASAN_OPTIONS", "TSAN_OPTIONS", "TEST_TMPDIR"].contains($0.key)
  }

  /// A limit of time that is reached where nothing comes, and not before what comes by itself has come: with a sanitizer that
  /// takes longer.
  package static func limit(milliseconds: Int) -> Duration {
    .milliseconds(isOn ? milliseconds * 20 : milliseconds)
  }
}
