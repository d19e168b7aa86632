internal import ApusExplorer
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

extension Context {
  /// Opens a file as `open` does, without showing it.
  func opening(_ file: String) async -> Outcome {
    let usual = output.console
    output.console = usual.redirecting(to: Nowhere())
    defer { output.console = usual }
    return await runAndKeep("open \(file)")
  }

  /// Has somebody walk in an answer until they leave it. Lines that are typed there run on the usual screen.
  func walk(in target: ExploreTarget, on screen: any FullScreen) async -> Outcome {
    let traits = output.console.outTraits
    let walk = ExploreWalk(
      on: screen, theme: traits.theme, glyphs: traits.screen.glyphs, mask: output.mask,
      copy: { self.copied($0, named: $1) })
    var model = session.explored.model(of: target.root, named: target.name)
    if let node = target.node { model.go(to: node) }
    while true {
      target.name(placesOf: &model, in: answers)
      screen.enter()
      let end = walk.walk(&model)
      screen.leave()
      session.explored.keep(model, named: target.name)
      switch end {
      case .left(let prompt):
        output.prefill = prompt
        if !output.isConversation, let prompt { try? output.show(Lines([Line(prompt)])) }
        return .ok
      case .line(let line):
        output.note(Line(line, .command))
        if await runAndKeep(line) == .quit { return .quit }
        guard !Task.isCancelled, environment.ask("Enter goes back. ") != nil else { return .ok }
      }
    }
  }
}

extension Context {
  /// Takes a text along, and says what came of it in one row.
  private func copied(_ text: String, named key: String?) -> Line {
    do throws(CommandFailure) {
      let said = try Clipboard(environment, session.settings.clipboard).copy(text, named: key, on: output)
      return Line(said, .dim)
    } catch {
      return Line(error.suggestions.first.map { "not copied; try :\($0)" } ?? error.message, .warning)
    }
  }
}

private final class Nowhere: ByteSink {
  func write(_ bytes: ArraySlice<UInt8>) {}
}
