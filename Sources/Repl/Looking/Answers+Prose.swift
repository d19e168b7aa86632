internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
internal import ApusMarkup
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

extension Answers {
  /// Lays out the text that a path selects, or a body that is one.
  func showProse(at argument: PathArgument, _ output: Output) throws {
    let typed = try argument.text(in: self)
    if typed == ".", let text = try bodyOfText(at: argument.range) {
      return try output.show(prose: text, at: typed)
    }
    let texts = try matches(of: argument).compactMap(\.node.string)
    guard !texts.isEmpty else {
      guard try matches(of: argument).isEmpty else {
        throw CommandFailure(
          .decodeType, "expected a text at \(typed) to lay out, found none", try: ["view markdown .body", "keys ."])
      }
      return output.note(try nothing(at: argument))
    }
    try output.show(prose: texts.joined(separator: "\n\n"), at: typed)
  }

  /// The last body, where it is a text by itself and no JSON.
  private func bodyOfText(at range: Range<Int>) throws -> String? {
    guard case .record(let record) = records.focus, !record.mayBeJSON else { return nil }
    return String(decoding: record.text.bytes, as: UTF8.self)
  }
}

extension Output {
  /// A text in Markdown or HTML, folded to the screen; for a program as wide as what it is shown on.
  fileprivate func show(prose text: String, at path: String) throws {
    var screen = console.outTraits.folded(console.outTraits.screen)
    if !console.outTraits.isTerminal {
      screen.width = console.noteTraits.isTerminal ? console.noteTraits.width : 80
    }
    let more = path == "." ? "view markdown | less" : "view markdown \(path) | less"
    try show(ProseView(try Self.blocks(of: text), more: more), on: screen)
  }

  private static func blocks(of text: String) throws -> [ProseBlock] {
    guard HTMLProse.isHTML(text) else { return MarkdownReader.blocks(text) }
    do throws(MarkupError) {
      return HTMLProse.blocks(try HTMLReader.nodes(text))
    } catch {
      guard error.kind == .noLibrary else {
        throw CommandFailure(.decodeSyntax, "the HTML cannot be read: \(error.message)", try: ["body"])
      }
      throw CommandFailure(
        .decodeSyntax, "this is HTML, for which \(error.message)",
        details: [Line("to install it, in a shell:"), Line("  apt-get install libxml2", .command)], try: ["body"])
    }
  }
}
