internal import ApusEncodings
package import ApusFormats

extension SessionDocument {
  /// A session that sends what a collection sends, and checks what it checks. Nothing is recorded yet: `replay --update`
  /// does that, and `...` takes whatever is on the screen until then.
  package init(_ lines: CollectionLines, title: String) {
    var parts: [Part] = [.prose("\n# \(Self.oneLine(title))\n\n")]
    if !lines.settings.isEmpty {
      parts += [.block(ConsoleBlock(steps: lines.settings.map { Step(command: $0) })), .prose("\n")]
    }
    for request in lines.requests {
      let notes = request.notes.map { "\(Self.oneLine($0))\n\n" }.joined()
      parts.append(.prose("## \(Self.oneLine(request.title))\n\n\(notes)"))
      guard let first = request.lines.first else { continue }
      let steps =
        [Step(command: first, expected: ["..."])]
        + request.lines.dropFirst().map { line in
          Step(command: line, expected: line.hasPrefix("expect ") ? ["holds"] : [])
        }
      parts += [.block(ConsoleBlock(steps: steps)), .prose("\n")]
    }
    self.init(frontMatter: FrontMatter(secrets: lines.secrets), parts: parts)
  }

  /// A text that begins no block.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing(["`": "'"])
  }
}
