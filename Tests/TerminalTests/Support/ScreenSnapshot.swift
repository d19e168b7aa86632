import ApusTerminalTestSupport
import Foundation
import Testing

/// The screens of a walk through the program, one after the other, to be compared with a file in `Screens`.
struct ScreenSnapshot {
  private let name: String
  private var text = ""

  init(_ name: String) { self.name = name }

  /// - Parameter title: what was typed.
  mutating func add(_ title: String, _ terminal: ProgramTerminal) {
    let rows = terminal.screen.text.map(Self.elided)
    text += "── \(title) ──\n\(rows.joined(separator: "\n"))\n\n"
  }

  /// What is another in each run reads the same: times, and the practice API's port.
  private static func elided(_ row: String) -> String {
    row.replacing(/127\.0\.0\.1:[0-9]+/, with: "127.0.0.1:PORT")
      .replacing(/\ +([0-9]{3}) · [0-9.]+ (?:µs|ms|s)$/) { "  \($0.1) · TIME" }
      .replacing(/\ *\b[0-9]+(\.[0-9]+)? (µs|ms|s)\b/, with: " TIME")
  }

  /// With `APUS_RECORD_SNAPSHOTS` in the environment the file is written anew, and the test fails, so that a
  /// recording never passes for a test.
  func compare(_ location: SourceLocation = #_sourceLocation) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Screens/\(name).txt")
    if ProcessInfo.processInfo.environment["APUS_RECORD_SNAPSHOTS"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record(
        "the screens of \(name) were recorded; look at them and run again", sourceLocation: location)
      return
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    for (expected, actual) in zip(Self.screens(expected), Self.screens(text)) {
      #expect(actual == expected, sourceLocation: location)
    }
    #expect(Self.screens(expected).count == Self.screens(text).count, sourceLocation: location)
  }

  private static func screens(_ text: String) -> [String] { text.components(separatedBy: "\n\n── ") }
}
