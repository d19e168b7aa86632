import Foundation

/// Tests that try each of one list with each of another. Which two meet says little where each has met many of the other:
/// so each tries a share of the other list, all of which is tried by its neighbours. Where `APUS_EVERY_PAIR` is set, each
/// tries all of it.
package enum Pairing {
  private static let triesAll = ProcessInfo.processInfo.environment["APUS_EVERY_PAIR"] != nil

  /// - Parameter number: the place, in its own list, of what is tried with these.
  package static func share<Element>(_ all: [Element], of number: Int, parts: Int = 3) -> [Element] {
    triesAll ? all : all.enumerated().filter { ($0.offset + number) % parts == 0 }.map(\.element)
  }
}
