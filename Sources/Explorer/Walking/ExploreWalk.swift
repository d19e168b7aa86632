package import ApusRedaction
package import ApusRendering
package import ApusSurroundings
package import ApusText

/// Somebody walks through an answer on a screen of its own.
package struct ExploreWalk {
  /// What ended it.
  package enum End: Sendable, Hashable {
    /// Perhaps with a text for the prompt.
    case left(prompt: String?)
    /// A line of Apus is to be run.
    case line(String)
  }

  private let screen: any FullScreen
  private let theme: Theme
  private let glyphs: Glyphs
  private let mask: SecretMask
  private let copy: (_ text: String, _ key: String?) -> Line

  /// - Parameter copy: takes a text along, and says what came of it.
  package init(
    on screen: any FullScreen, theme: Theme, glyphs: Glyphs, mask: SecretMask,
    copy: @escaping (_ text: String, _ key: String?) -> Line
  ) {
    self.screen = screen
    self.theme = theme
    self.glyphs = glyphs
    self.mask = mask
    self.copy = copy
  }

  /// Has keys change the model and draws it after each, until one ends it.
  package func walk(_ model: inout ExploreModel) -> End {
    while true {
      let size = screen.size
      model.resize(Screen(width: size.columns, height: size.rows, glyphs: glyphs))
      screen.draw(model.lines(), cursor: model.typingColumn, theme: theme, mask: mask)
      switch screen.next() {
      case .end: return .left(prompt: nil)
      case .redraw: break
      case .key(.control("z")): screen.stop()
      case .key(let key):
        switch model.press(key) {
        case .leave(let prompt)?: return .left(prompt: prompt)
        case .run(let line)?: return .line(line)
        case .copy(let text, let key)?: model.say(copy(text, key))
        case nil: break
        }
      }
    }
  }
}
