import Synchronization

/// What was said in the chat, which everybody hears who is in it.
final class ChatRoom: Sendable {
  private struct Contents {
    /// The newest of them.
    var lines: [String] = []
    var count = 0
  }

  private static let most = 200
  private let contents = Mutex(Contents())

  /// How much was said so far.
  var count: Int { contents.withLock { $0.count } }

  /// Says something: text, or the `name` and the `text` of a JSON object.
  func say(_ text: String, by name: String) {
    contents.withLock { contents in
      contents.count += 1
      let line = JSONText.object([
        ("number", .int(contents.count)), ("name", .string(name)), ("text", .string(text)),
      ])
      contents.lines.append(String(decoding: line.writtenOnOneLine(), as: UTF8.self))
      if contents.lines.count > Self.most { contents.lines.removeFirst() }
    }
  }

  /// What was said behind the first so many.
  func lines(behind count: Int) -> (lines: [String], count: Int) {
    contents.withLock { contents in
      (
        Array(contents.lines.suffix(max(0, min(contents.lines.count, contents.count - count)))),
        contents.count
      )
    }
  }
}
