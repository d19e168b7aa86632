/// This program, as it says to others.
package enum ProgramVersion {
  package static let number = "0.1.0"

  /// What it calls itself in a request that says nothing of its program.
  package static let userAgent = "apus/\(number)"
}
