import Foundation

/// How often something is tried with random input. The numbers are the same in every run, so more of them find more only
/// when the code has changed: a share of them does in each run, and all where `APUS_EVERY_PAIR` is set.
package enum Trials {
  private static let triesAll = ProcessInfo.processInfo.environment["APUS_EVERY_PAIR"] != nil

  /// - Parameters:
  ///   - count: all of them.
  ///   - parts: of how many parts of them one is tried.
  package static func share(of count: Int, parts: Int = 3) -> Int { triesAll ? count : count / parts }
}
