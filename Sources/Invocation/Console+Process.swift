package import ApusSurroundings
package import ApusSystem
internal import ApusText

extension Console {
  /// Standard output and standard error of this process. On a terminal both are the screen, so that what is said
  /// stays in order; otherwise what is said about a body never mixes with it.
  package static func process(colour: Invocation.Colour) -> Console {
    let terminal = TerminalTraits(of: .output)
    let out = Traits(of: terminal, colour: colour)
    let sink = DescriptorSink(1)
    var console = Console(
      out: sink, notes: out.isTerminal ? sink : DescriptorSink(2), outTraits: out,
      noteTraits: out.isTerminal ? out : Traits(of: terminal.of(.errors), colour: colour))
    guard ProcessVariables.areOfRunner else { return console }
    // The log is behind a pipe. What goes into a file is for another program.
    console.outTraits.isForRunner = (try? FileStatus(of: .output))?.kind != .file
    console.noteTraits.isForRunner = true
    return console
  }
}

extension Console.Traits {
  /// What a descriptor of this process can show.
  package static func process(_ descriptor: Int32, colour: Invocation.Colour) -> Console.Traits {
    Console.Traits(of: TerminalTraits(of: Descriptor(descriptor)), colour: colour)
  }

  /// What a terminal can show, or who reads where there is none: a program gets the same whatever the surroundings are.
  package init(of terminal: TerminalTraits, colour: Invocation.Colour) {
    let hasColour =
      switch colour {
      case .always: true
      case .never: false
      case .auto: terminal.isTerminal && !terminal.refusesColour && !terminal.isDumb
      }
    self.init(
      isTerminal: terminal.isTerminal, width: terminal.size.columns, height: terminal.size.rows,
      hasColour: hasColour, movesCursor: terminal.isTerminal && !terminal.isDumb,
      glyphs: terminal.isTerminal && terminal.isASCII ? .ascii : .unicode)
    colourDepth = terminal.hasTrueColour ? .trueColour : terminal.has256Colours ? .indexed : .sixteen
  }
}
