import ApusPacingTestSupport
import ApusTerminalTestSupport
import Foundation
import Testing

@testable import ApusLineEditing

/// Random keys, and after each of them the screen and the cursor must be what a simple model says. `EDITOR_FUZZ` sets
/// the number of keys, and `EDITOR_FUZZ_SEED` where they start.
@Suite("Random editing", .paced)
struct RandomEditingTests {
  enum Alphabet: String, CaseIterable {
    case ascii, japanese, emoji, rows

    /// Characters, each of which is one press of a key or one paste.
    var characters: [Character] {
      switch self {
      case .ascii: Array("abcdefg /{}")
      case .japanese: Array("ab日本語テ゛ｱ、。") + ["か\u{3099}", "e\u{301}"]
      case .emoji: Array("ab👍日") + ["👍🏽", "👨‍👩‍👧", "❤️", "🇯🇵", "1️⃣"]
      case .rows: Array("abc日\n\n")
      }
    }
  }

  @Test("the screen agrees with the model after every key", arguments: Alphabet.allCases, [false, true])
  func screenAgrees(alphabet: Alphabet, joinsEmoji: Bool) throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["EDITOR_FUZZ"].flatMap { Int($0) } ?? 200
    let seed = environment["EDITOR_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    var random = SeededGenerator(seed: seed)
    let terminal = try EditorTerminal(columns: 23, rows: 80)
    terminal.joinEmoji(joinsEmoji)
    var model = EditingModel(columns: 23)
    var keys: [String] = []
    for _ in 0..<count {
      let step = model.randomStep(alphabet.characters, using: &random)
      keys.append(step.name)
      terminal.type(step.keys)
      let expected = model.screen
      let shows = { (screen: ScreenModel) in
        alphabet == .emoji
          ? !joinsEmoji || screen.text.map(Self.withoutSpaces) == expected.rows.map(Self.withoutSpaces)
          : screen.text == expected.rows
      }
      terminal.waitUntil { shows($0.screen) && ($0.screen.row, $0.screen.column) == expected.cursor }
      let isRight = shows(terminal.screen)
      let (row, column) = (terminal.screen.row, terminal.screen.column)
      let isOnlyOurs = terminal.screen.unknown.isEmpty
      try #require(isRight, "\(terminal.screen.text), not \(expected.rows), after \(keys.suffix(8))")
      try #require((row, column) == expected.cursor, "after \(keys.suffix(8))")
      try #require(isOnlyOurs)
    }
  }

  /// A terminal that gives an emoji one column leaves a gap after it: the text is the same but for spaces.
  private static func withoutSpaces(_ row: String) -> String {
    row.filter { $0 != " " }
  }
}

/// The line as a list of characters and a cursor: what the editor's keys should do to it, and how it should look.
struct EditingModel {
  var columns: Int
  var characters: [Character] = []
  var cursor = 0

  mutating func randomStep(
    _ alphabet: [Character], using random: inout SeededGenerator
  ) -> (name: String, keys: String) {
    let roll = Int.random(in: 0..<100, using: &random)
    switch roll {
    case ..<55 where characters.count < 120:
      let character = alphabet.randomElement(using: &random) ?? "a"
      characters.insert(character, at: cursor)
      cursor += 1
      // Characters of several scalars are pasted, so that they arrive whole.
      if character == "\n" { return ("newline", "\u{1b}\r") }
      let isOneKey = character.unicodeScalars.count == 1
      return ("insert \(character)", isOneKey ? String(character) : "\u{1b}[200~\(character)\u{1b}[201~")
    case ..<70:
      cursor = max(0, cursor - 1)
      return ("left", "\u{1b}[D")
    case ..<78:
      cursor = min(characters.count, cursor + 1)
      return ("right", "\u{6}")
    case ..<82:
      while cursor > 0, characters[cursor - 1] != "\n" { cursor -= 1 }
      return ("home", "\u{1}")
    case ..<86:
      while cursor < characters.count, characters[cursor] != "\n" { cursor += 1 }
      return ("end", "\u{5}")
    case ..<94:
      if cursor > 0 {
        cursor -= 1
        characters.remove(at: cursor)
      }
      return ("backspace", "\u{7f}")
    case ..<98 where cursor < characters.count:
      characters.remove(at: cursor)
      return ("delete", "\u{1b}[3~")
    case 98:
      characters.removeSubrange(cursor...)
      return ("kill", "\u{b}")
    default:
      return ("clear", "\u{c}")
    }
  }

  var screen: (rows: [String], cursor: (Int, Int)) {
    var lines = ["> "]
    var column = 2
    var place: (Int, Int) = (0, 2)
    for (index, character) in characters.enumerated() {
      let width = Self.width(of: character)
      if character != "\n", wraps(character, at: column, width) {
        lines.append("")
        column = 0
      }
      if index == cursor { place = (lines.count - 1, column) }
      if character == "\n" {
        lines.append("… ")
        column = 2
        continue
      }
      lines[lines.count - 1].append(character)
      column += width
      if column == columns {
        lines.append("")
        column = 0
      }
    }
    if cursor == characters.count { place = (lines.count - 1, column) }
    var rows = lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    while rows.last == "" { rows.removeLast() }
    return (rows, place)
  }

  /// A picture that terminals draw in different widths keeps away from the margin.
  private func wraps(_ character: Character, at column: Int, _ width: Int) -> Bool {
    let scalars = character.unicodeScalars
    let isUncertain = scalars.count > 1 && scalars.contains { $0.properties.isEmoji }
    guard isUncertain else { return column + width > columns }
    return column + max(3, scalars.reduce(0) { $0 + TerminalWidth.of($1) }) >= columns
  }

  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count > 1, scalars.contains(where: \.properties.isEmoji) { return 2 }
    return scalars.reduce(0) { $0 + TerminalWidth.of($1) }
  }
}

/// The same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
