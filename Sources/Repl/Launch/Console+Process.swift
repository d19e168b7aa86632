internal import LineEditing

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

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
    let isTerminal = isatty(descriptor) == 1
    let columns = getenv("COLUMNS").map { ["COLUMNS": String(cString: $0)] } ?? [:]
    let size = TerminalSize.forOutput(descriptor, environment: columns)
    return Console.Traits(
      isTerminal: isTerminal, width: size.columns, height: size.rows,
      hasColour: hasColour(colour, isTerminal: isTerminal), movesCursor: isTerminal && !isDumb)
  }

  private static func hasColour(_ colour: Invocation.Colour, isTerminal: Bool) -> Bool {
    switch colour {
    case .always: return true
    case .never: return false
    case .auto:
      let isOff = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
      return isTerminal && !isOff && !isDumb
    }
  }

  /// A terminal that does not say what it can do can do nothing.
  package static var isDumb: Bool {
    guard let name = getenv("TERM").map({ String(cString: $0) }) else { return true }
    return name.isEmpty || name == "dumb"
  }
}
