import Foundation
import Testing

/// A file in `Launch/Frozen`: what a stranger relies on, as it is today. It changes only where the program is meant to.
///
/// With `APUS_RECORD_CONVERSATIONS` in the environment the file is written anew, and the test fails, so that a
/// recording never passes for a test.
struct FrozenFile {
  let name: String
  private(set) var text = ""

  init(_ name: String) { self.name = name }

  /// Adds what came of something, the same text whatever the port and a form's boundary are.
  mutating func add(_ title: String, _ result: String) {
    let result = result.replacing(/127\.0\.0\.1:[0-9]+/, with: "127.0.0.1:PORT")
      .replacing(/apus-[0-9a-f]{20,}/, with: "BOUNDARY")
    text += "== \(title)\n\(result)\(result.isEmpty || result.hasSuffix("\n") ? "" : "\n")"
  }

  func expectUnchanged(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Launch/Frozen/\(name).txt")
    if ProcessInfo.processInfo.environment["APUS_RECORD_CONVERSATIONS"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was recorded; look at it and run again", sourceLocation: sourceLocation)
      return
    }
    let parts = { (text: String) in text.split(separator: "\n== ").map(String.init) }
    let written = try parts(String(decoding: Data(contentsOf: file), as: UTF8.self))
    let now = parts(text)
    #expect(written.count == now.count, sourceLocation: sourceLocation)
    for (written, now) in zip(written, now) { #expect(written == now, sourceLocation: sourceLocation) }
  }
}
