import ApusPacingTestSupport
import ApusTerminalTestSupport
import Foundation
import Testing

@testable import ApusLineEditing

/// Random keys of every kind: whatever they do, only codes of ours reach the terminal, and the editor is still there.
/// `EDITOR_FUZZ` sets the number of keys, and `EDITOR_FUZZ_SEED` where they start.
@Suite("Random keys", .paced)
struct RandomKeysTests {
  @Test("no sequence of keys stops the editor", arguments: ["bind -e", "bind -v"])
  func survives(editrc: String) throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["EDITOR_FUZZ"].flatMap { Int($0) } ?? 1_500
    var random = SeededGenerator(seed: environment["EDITOR_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1)
    let file = try TemporaryFile(editrc + "\n")
    let terminal = try EditorTerminal(
      columns: 20, rows: 6, editrc: file.path, history: ["get /a", "日本。", "a\nb\nc", "x\u{1b}[2Jy"]
    ) { hooks in
      hooks.complete = { text, cursor in
        Completion(
          replacing: max(0, cursor - 1)..<cursor,
          (0..<(text.count % 4)).map { Candidate("日\($0)", meaning: "m") })
      }
      hooks.isComplete = { $0.utf8.count % 3 != 0 }
    }
    var keys: [String] = []
    for _ in 0..<count {
      let key = Self.key(using: &random)
      keys.append(key)
      terminal.send(key)
      terminal.readWhatThereIs()
    }
    let isDone = { (terminal: EditorTerminal) in terminal.results.contains { $0.ends(with: "done") } }
    // Out of whatever state this left: an argument, a search, a half key. Ctrl-C between two lines makes the terminal
    // driver forget what follows it, so that one try may not be enough.
    for _ in 0..<5 where !isDone(terminal) {
      terminal.send("\u{7}\u{7}\u{3}")
      terminal.readUntilQuiet()
      terminal.send("\u{1b}[200~done\r\u{1b}[201~")
      terminal.readUntilQuiet()
    }
    terminal.waitUntil(isDone)
    #expect(isDone(terminal), "after \(keys.suffix(20))")
    #expect(terminal.screen.unknown.isEmpty)
  }

  private static func key(using random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      // Not ^D, which ends the input, and not ^Z, which would stop the tests.
      let code = UInt8.random(in: 1..<0x20, using: &random)
      return [4, 26].contains(code) ? "\u{1}" : String(Unicode.Scalar(code))
    case 4..<6: return String(Unicode.Scalar(UInt8.random(in: 0x20...0x7f, using: &random)))
    case 6: return ["日", "。", "👍🏽", "é", "\u{301}", "\u{202e}"].randomElement(using: &random) ?? "日"
    case 7: return "\u{1b}" + String(Unicode.Scalar(UInt8.random(in: 0x20...0x7e, using: &random)))
    case 8:
      return "\u{1b}["
        + (["A", "B", "C", "D", "H", "F", "3~", "Z", "1;5C", "5~"].randomElement(using: &random) ?? "A")
    default: return "\u{1b}[200~a\(random.next() % 2 == 0 ? "\r" : "")日\u{1b}[201~"
    }
  }
}

extension LineResult {
  fileprivate func ends(with text: String) -> Bool {
    if case .line(let line) = self { line.hasSuffix(text) } else { false }
  }
}
