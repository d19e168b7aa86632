internal import ApusRendering
package import ApusText

/// Where a command's words go, and what the place they go to can show.
///
/// `out` takes what was asked for: a body, a list, a value. `notes` takes what is said about it: status lines,
/// timing, hints, errors. On a terminal both are the screen; in a script only `out` is standard output.
package struct Console: Sendable {
  package var out: any ByteSink
  package var notes: any ByteSink
  package var outTraits: Traits
  package var noteTraits: Traits
  /// The descriptor that shell commands write to.
  package var childOutput: Int32

  package struct Traits: Sendable, Hashable {
    /// Somebody looks at it; otherwise another program reads it, and it gets exact bytes.
    package var isTerminal: Bool
    package var width: Int
    package var height: Int
    package var hasColour: Bool
    /// Its cursor can be moved; false on a dumb terminal.
    package var hasCursor: Bool
    /// What is drawn may stand in a log of GitHub's runner, which takes some lines for commands. Bytes for another program
    /// stay as they are.
    package var isForRunner = false
    /// Somebody reads it in a pager that they named on their line: nothing is folded, and nothing is cut.
    package var isPaged = false
    /// What guides and marks are drawn with.
    package var glyphs: Glyphs
    package var colourDepth = ColourDepth.sixteen
    /// What the session wants of it.
    package var look = Look()

    /// A terminal moves its cursor unless told otherwise.
    package init(
      isTerminal: Bool, width: Int = 80, height: Int = 24, hasColour: Bool = false, movesCursor: Bool? = nil,
      glyphs: Glyphs = .unicode
    ) {
      self.isTerminal = isTerminal
      self.width = width
      self.height = height
      self.hasColour = hasColour
      self.hasCursor = movesCursor ?? isTerminal
      self.glyphs = glyphs
    }

    /// What another program reads.
    package static let plain = Traits(isTerminal: false)
  }

  package init(
    out: any ByteSink, notes: any ByteSink, outTraits: Traits, noteTraits: Traits, childOutput: Int32 = 1
  ) {
    self.out = out
    self.notes = notes
    self.outTraits = outTraits
    self.noteTraits = noteTraits
    self.childOutput = childOutput
  }

  /// The same console where nobody sees anything.
  package var silent: Console {
    var console = self
    (console.out, console.notes) = (Nowhere(), Nowhere())
    return console
  }

  private final class Nowhere: ByteSink {
    func write(_ bytes: ArraySlice<UInt8>) {}
  }

  /// The same console with what was asked for going elsewhere, to be read by a program.
  ///
  /// - Parameter isPager: whether somebody reads it there, as they would on the screen.
  package func redirecting(to sink: any ByteSink, isPager: Bool = false) -> Console {
    var console = self
    console.out = InterruptibleSink(sink)
    console.outTraits = isPager ? outTraits : .plain
    console.outTraits.isPaged = isPager
    console.outTraits.movesCursor = false
    return console
  }
}

extension Console.Traits {
  package var theme: Theme {
    var theme = hasColour ? look.theme.map { Theme.of($0, colourDepth) } ?? .colour : .plain
    theme.isForRunner = isForRunner
    return theme
  }

  /// A line can be drawn over the one before. What is read aloud is said once.
  package var movesCursor: Bool {
    get { hasCursor && !look.isSpoken }
    set { hasCursor = newValue }
  }

  /// A program that reads has no width; what is drawn or told to it is as wide as a document.
  package var screen: Screen {
    guard isTerminal else { return Screen(width: 100) }
    var screen = Screen(width: width, glyphs: glyphs)
    screen.glyphs.resolvesEscapes = look.forms == .today && !look.isExact
    screen.forms = look.forms
    // A document is for everybody, whoever records it.
    screen.glyphs.isSpoken = look.forms == .today && look.isSpoken
    return screen
  }

  /// As high as there are rows, with room for the prompt; for a program without end.
  package func folded(_ screen: Screen) -> Screen {
    var folded = screen
    if isTerminal, !isPaged { folded.height = max(4, height - 3) }
    return folded
  }

  /// Where values are listed, one a line: whole for a program.
  package var listScreen: Screen {
    guard isTerminal else { return .endless }
    var whole = screen
    if isPaged { whole.width = Screen.endless.width }
    return whole
  }
}

extension ByteSink {
  package func write(_ text: String) throws(SinkClosed) { try write(Array(text.utf8)[...]) }
}
