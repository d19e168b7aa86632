internal import Foundation

/// A description of a part of the practice API, small and with some of everything, also of what is wrong.
package enum PracticeDescription {
  package static var text: String {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "practice.json")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}
