internal import ApusExplorer
internal import ApusLanguage
internal import ApusSurroundings

/// Whom the output behind `|` is for.
enum PipeLook: Sendable, Hashable {
  /// A program, which gets exact bytes.
  case program
  /// Somebody who reads it in a pager: with the paths and the colours of the screen, and whole.
  case pager

  /// What looks at answers is read in a pager; a body and an answer go there byte for byte.
  init(of command: any Command.Type, to tail: Tail?, in environment: Environment) {
    guard case .pipe(let program, _)? = tail, PagerChoice.isPager(program, in: environment),
      [.looking, .teaching].contains(command.spec.section)
    else {
      self = .program
      return
    }
    self = .pager
  }
}

extension Console {
  /// Has what was asked for be coloured, or not, where a line says so.
  mutating func colour(_ choice: LineColour) {
    if choice != .auto { outTraits.hasColour = choice == .always }
  }
}
