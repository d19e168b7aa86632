/// Joins lines that belong together: a line that ends with a backslash goes on in the next one, and so does a text that
/// is not complete yet, such as an open bracket.
struct LogicalLines {
  private var source: LineSource
  private let isComplete: (String) -> Bool
  /// The number of the line that the last logical line began with, from 1.
  private(set) var firstLineNumber = 0
  private var linesRead = 0

  init(source: LineSource, isComplete: @escaping (String) -> Bool) {
    self.source = source
    self.isComplete = isComplete
  }

  /// What is there before the first line is read.
  mutating func beginning() -> [UInt8] { source.beginning() }

  /// At the end of the input an unfinished text is still a line. `prompt` is called before each line is waited for, with
  /// the text that it goes on.
  mutating func next(prompt: (_ text: String?) -> Void = { _ in }) -> LineResult {
    firstLineNumber = linesRead + 1
    var text: String?
    var isJoining = false
    while true {
      prompt(text)
      switch source.next() {
      case .interrupted: return .interrupted
      case .end: return text.map(LineResult.line) ?? .end
      case .line(let line):
        linesRead += 1
        var whole = text.map { $0 + (isJoining ? "" : "\n") + line } ?? line
        isJoining = Self.endsWithContinuation(line)
        if isJoining {
          whole.removeLast()
        } else if isComplete(whole) {
          return .line(whole)
        }
        text = whole
      }
    }
  }

  /// An odd number of backslashes: an even number is backslashes that are escaped themselves.
  private static func endsWithContinuation(_ line: String) -> Bool {
    line.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }
}
