import ApusRendering
import ApusText
import Foundation
import Testing

/// A screen a view is drawn on for a snapshot.
struct SnapshotCase {
  let title: String
  let screen: Screen
  var theme = Theme.plain

  /// A usual terminal, a narrow one, a very narrow one and a wide one; then without Unicode, then in colour.
  static func all(height: Int? = nil) -> [SnapshotCase] {
    [80, 40, 20, 200].map { SnapshotCase(title: "\($0) columns", screen: Screen(width: $0, height: height)) }
      + [
        SnapshotCase(
          title: "80 columns, ASCII", screen: Screen(width: 80, height: height, glyphs: .ascii)),
        SnapshotCase(
          title: "80 columns, colour", screen: Screen(width: 80, height: height), theme: .colour),
      ]
  }
}

/// Compares a view on every usual screen with the file of that name in `Snapshots`.
///
/// With `APUS_RECORD_SNAPSHOTS` in the environment the file is written anew, and the test fails, so that a
/// recording never passes for a test.
func expectSnapshot(
  _ name: String, of view: some View, height: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var text = ""
  for each in SnapshotCase.all(height: height) {
    let lines = view.lines(on: each.screen)
    expectToFit(lines, each.screen, sourceLocation)
    let drawn = each.theme.text(of: lines).replacingOccurrences(of: "\u{1b}", with: "␛")
    text += "── \(each.title) ──\n\(drawn)\n"
  }
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appendingPathComponent("Snapshots/\(name).txt")
  if ProcessInfo.processInfo.environment["APUS_RECORD_SNAPSHOTS"] != nil {
    try Data(text.utf8).write(to: file)
    Issue.record(
      "the snapshot \(name) was recorded; look at it and run again", sourceLocation: sourceLocation)
  } else {
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, sourceLocation: sourceLocation)
  }
}

/// No line is wider than the screen, and none hides anything behind colour.
private func expectToFit(_ lines: [Line], _ screen: Screen, _ sourceLocation: SourceLocation) {
  for line in lines {
    #expect(line.width <= screen.width, "\(line.text)", sourceLocation: sourceLocation)
    #expect(line.width == DisplayWidth.of(line.text), "\(line.text)", sourceLocation: sourceLocation)
    let coloured = Theme.colour.text(of: line)
    #expect(coloured.replacing(/\u{1b}\[[0-9;]*m/, with: "") == line.text, sourceLocation: sourceLocation)
  }
  if let height = screen.height {
    #expect(lines.count <= height, "more lines than rows", sourceLocation: sourceLocation)
  }
}
