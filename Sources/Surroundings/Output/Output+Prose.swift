internal import ApusClient
internal import ApusMarkup
internal import ApusRendering
internal import ApusText

extension Output {
  /// A text in Markdown or HTML, folded to the screen; for a program as wide as the screen it is likely shown on.
  ///
  /// - Parameter line: the line that was typed.
  package func show(prose text: String, of line: String) throws {
    var screen = console.outTraits.folded(console.outTraits.screen)
    if !console.outTraits.isTerminal {
      screen.width = console.noteTraits.isTerminal ? console.noteTraits.width : 80
    }
    let blocks: [ProseBlock]
    do throws(MarkupError) {
      blocks = try ProseReader.blocks(text)
    } catch {
      guard error.kind == .noLibrary else {
        throw CommandFailure(.decodeSyntax, "the HTML cannot be read: \(error.message)", try: ["body"])
      }
      throw CommandFailure(
        .decodeSyntax, "this is HTML, for which \(error.message)",
        details: [Line("to install it, in a shell:"), Line("  apt-get install libxml2", .command)],
        try: ["body"])
    }
    try show(ProseView(blocks, more: "\(line) | less"), on: screen)
  }
}
