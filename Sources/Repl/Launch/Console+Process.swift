package import ApusSurroundings
internal import ApusSystem

extension Console {
  /// Standard output and standard error of this process. On a terminal both are the screen, so that what is said
  /// stays in order; otherwise what is said about a body never mixes with it.
  package static func process(colour: Invocation.Colour) -> Console {
    let out = Traits.process(1, colour: colour)
    let error = Traits.process(2, colour: colour)
    let sink = DescriptorSink(1)
    return Console(
      out: sink, notes: out.isTerminal ? sink : DescriptorSink(2), outTraits: out,
      noteTraits: out.isTerminal ? out : error)
  }
}

extension Console.Traits {
  /// What a descriptor of this process can show.
  package static func process(_ descriptor: Int32, colour: Invocation.Colour) -> Console.Traits {
    let traits = TerminalTraits(of: Descriptor(descriptor))
    let hasColour =
      switch colour {
      case .always: true
      case .never: false
      case .auto: traits.isTerminal && !traits.refusesColour && !traits.isDumb
      }
    return Console.Traits(
      isTerminal: traits.isTerminal, width: traits.size.columns, height: traits.size.rows,
      hasColour: hasColour, movesCursor: traits.isTerminal && !traits.isDumb)
  }
}
