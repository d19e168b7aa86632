internal import ApusMarkup
internal import ApusRendering
internal import ApusText

extension Output {
  /// Texts in Markdown or HTML, one below the other, folded to the screen; for a program as wide as the screen it is likely shown on.
  ///
  /// - Parameter line: the line that was typed.
  package func show(prose texts: [String], of line: String) throws {
    var screen = console.outTraits.folded(console.outTraits.screen)
    if !console.outTraits.isTerminal {
      screen.width = console.noteTraits.isTerminal ? console.noteTraits.width : 80
    }
    var blocks: [ProseBlock] = []
    do throws(MarkupError) {
      for text in texts { blocks += try ProseReader.blocks(text) }
    } catch {
      throw CommandFailure(error, kind: "HTML", try: ["body"])
    }
    try show(ProseView(blocks, more: "\(line) | less"), on: screen)
  }
}
