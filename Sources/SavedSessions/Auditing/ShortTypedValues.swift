internal import ApusEncodings
internal import ApusJSON
internal import ApusRedaction

/// Short values that were taken out of steps of a session, as other steps may have them: after `let pin = 1815` in
/// `get /lock/1815`. They are looked for nowhere else, as a short value may be any word. But where the recording has none of
/// them such a step asks for what was never recorded.
struct ShortTypedValues {
  private var placeholders: [(value: String, text: String)] = []

  /// - Parameter fixed: the same session, on as many lines, with placeholders.
  init(of session: [UInt8], without fixed: [UInt8]) {
    for (old, new) in zip(Self.lines(of: session), Self.lines(of: fixed)) where Self.isStep(new) {
      let values = Self.values(in: old[...], replacedIn: new[...])
      placeholders += values.filter { value, _ in
        (Self.shortest..<Redactor.shortestLearned).contains(value.utf8.count) && !value.hasPrefix("{{")
      }
    }
  }

  var areNone: Bool { placeholders.isEmpty }

  /// The session with placeholders also where such a value is a word of a step.
  func replaced(in session: [UInt8]) -> [UInt8] {
    let lines = Self.lines(of: session).map { line in
      Self.isStep(line)
        ? placeholders.reduce(line) { Self.replacing($1.value, by: $1.text, in: $0) } : line
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// A recording with placeholders where such a value is a word of what was asked.
  func replaced(inRecording bytes: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument(bytes) else { return bytes }
    var mending = JSONMending(of: document)
    var waiting = document.root["log"]?["entries"]?.children.compactMap { $0["request"] } ?? []
    while let node = waiting.popLast() {
      if let text = node.string {
        let other = placeholders.reduce(text) { Self.replacing($1.value, by: $1.text, in: $0) }
        if other != text { mending.follow(node, other) }
      }
      if node.isContainer { waiting += node.children }
    }
    return mending.applied(to: document)
  }

  /// In bytes. Recordings have what is shorter.
  private static let shortest = 4
  private static let opening = "{{" + SecretPlaceholder.prefix

  private static func lines(of session: [UInt8]) -> [String] {
    session.split(separator: 0x0a, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func isStep(_ line: String) -> Bool { line.hasPrefix("$ ") }

  /// What stood where placeholders stand now; nothing where more than that is another.
  private static func values(
    in old: Substring, replacedIn new: Substring
  ) -> [(value: String, text: String)] {
    var (old, new) = (old, new)
    var values: [(String, String)] = []
    while let start = new.place(of: opening) {
      let before = new[..<start.lowerBound]
      guard old.hasPrefix(before), let end = new[start.upperBound...].place(of: "}}") else { return [] }
      old = old.dropFirst(before.count)
      let text = new[start.lowerBound..<end.upperBound]
      new = new[end.upperBound...]
      let next = new.place(of: opening).map { new[..<$0.lowerBound] } ?? new
      let stop = next.isEmpty ? old.endIndex : old.place(of: String(next))?.lowerBound
      guard let stop else { return [] }
      values.append((String(old[..<stop]), String(text)))
      old = old[stop...]
    }
    return values
  }

  /// A word is one between signs; what stands in braces is the name of something.
  private static func replacing(_ word: String, by text: String, in line: String) -> String {
    var (result, rest) = ("", line[...])
    while let place = rest.place(of: word) {
      let before = rest[..<place.lowerBound]
      let isWord =
        !((result + before).utf8.last.map(isWordByte) ?? false)
        && !(rest[place.upperBound...].utf8.first.map(isWordByte) ?? false)
      let open = (result + before).ranges(of: "{{").count
      let isInBraces = open > (result + before).ranges(of: "}}").count
      result += before + (isWord && !isInBraces ? text : word)
      rest = rest[place.upperBound...]
    }
    return result + rest
  }
}
