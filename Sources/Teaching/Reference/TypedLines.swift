internal import ApusRendering
internal import ApusText

/// Lines to type, behind a word that says what for. None is broken where each has room.
enum TypedLines {
  static func lines(_ word: String, _ typed: [String], on screen: Screen) -> [Line] {
    guard !typed.isEmpty else { return [] }
    let commands = typed.map { Line($0, .command) }
    let head = Line("  \(word) ", .dim)
    let room = screen.width - head.width
    guard commands.allSatisfy({ $0.width <= room }) else {
      return (head + commands.joined(by: "    ")).wrappedAtWords(to: screen.width, indent: head.width)
    }
    let start = Line(String(repeating: " ", count: head.width))
    return Flow.lines(commands, gap: "    ", width: room).enumerated().map { ($0 == 0 ? head : start) + $1 }
  }
}
