import CApusEdit

/// Which key does what. The user's `.editrc` may change any of it but the guards at the end.
enum KeyBindings {
  /// Stands for Esc alone among vi keys; see `EditLineReader.nextKey`. It is ^_, because both of vi's maps can have a
  /// binding of their own for one key, but share all sequences.
  static let loneEscape: Unicode.Scalar = "\u{1f}"

  static func install(on engine: EditEngine, editrc: String?) {
    for command in EditorCommand.all { engine.addCommand(command.name, command.function) }
    engine.useEmacsKeys()
    bindOurs(on: engine)
    for line in editrc.map(EditrcFile.lines) ?? [] {
      engine.run(editrcLine: line)
      // Choosing vi or emacs keys puts libedit's own bindings back.
      if EditrcFile.choosesKeys(line) { bindOurs(on: engine) }
    }
    bindGuards(on: engine)
    engine.takeControlKeys()
  }

  private static func bindOurs(on engine: EditEngine) {
    for sequence in ignoredSequences { bindBoth(sequence, to: "apus-ignore", on: engine) }
    for (command, sequences) in everywhere {
      for sequence in sequences { bindBoth(sequence, to: command, on: engine) }
    }
    for (command, sequences) in whileInserting {
      for sequence in sequences { engine.bind(sequence, to: command) }
    }
    guard engine.usesViKeys else { return }
    engine.bind("^_", to: "vi-command-mode")
    engine.bindAlternate("^_", to: "apus-ignore")
    for (command, sequences) in viCommands {
      for sequence in sequences { engine.bindAlternate(sequence, to: command) }
    }
  }

  private static func bindBoth(_ sequence: String, to command: String, on engine: EditEngine) {
    engine.bind(sequence, to: command)
    if engine.usesViKeys { engine.bindAlternate(sequence, to: command) }
  }

  private static let everywhere: KeyValuePairs<String, [String]> = [
    "apus-enter": ["^J", "^M"],
    "apus-interrupt": ["^C"],
    "apus-suspend": ["^Z"],
    "apus-delete-or-end": ["^D"],
    "apus-clear-screen": ["^L"],
    "apus-search-history": ["^R"],
    "apus-paste": ["\\e[200~"],
    "apus-previous-line": ["\\e[A", "\\eOA", "^P"],
    "apus-next-line": ["\\e[B", "\\eOB", "^N"],
    "apus-right-or-accept": ["\\e[C", "\\eOC"],
    "apus-left": ["\\e[D", "\\eOD"],
    "apus-line-start": ["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"],
    "apus-line-end-or-accept": ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"],
    "apus-delete-forward": ["\\e[3~"],
    "apus-word-right-or-accept": ["\\e[1;5C", "\\e[1;3C"],
    "ed-prev-word": ["\\e[1;5D", "\\e[1;3D"],
  ]

  private static let whileInserting: KeyValuePairs<String, [String]> = [
    "apus-insert-newline": ["\\e^J", "\\e^M"],
    "apus-complete": ["^I"],
    "apus-complete-backwards": ["\\e[Z"],
    "apus-delete-backward": ["^?", "^H"],
    "apus-left": ["^B"],
    "apus-right-or-accept": ["^F"],
    "apus-line-start": ["^A"],
    "apus-line-end-or-accept": ["^E"],
    "apus-word-right-or-accept": ["\\ef"],
  ]

  private static let viCommands: KeyValuePairs<String, [String]> = [
    "apus-previous-line": ["k"],
    "apus-next-line": ["j"],
  ]

  /// Keys that most keyboards have and nothing here uses. Unbound, libedit would insert the end of their sequences.
  private static let ignoredSequences: [String] = {
    var sequences = ["\\e[I", "\\e[O", "\\e[201~", "\\e[2~", "\\e[5~", "\\e[6~", "\\e[E"]
    sequences += (11...34).map { "\\e[\($0)~" }
    sequences += ["P", "Q", "R", "S"].map { "\\eO" + $0 }
    for modifier in 2...8 {
      sequences += ["A", "B", "C", "D", "F", "H", "P", "Q", "R", "S"].map { "\\e[1;\(modifier)" + $0 }
      sequences += ([2, 3, 5, 6, 15] + Array(17...24)).map { "\\e[\($0);\(modifier)~" }
    }
    return sequences
  }()

  /// Commands of libedit 3.1 that crash: `ed-command` on an unbalanced quote (M-x, M-X, vi's `:`), vi's `~` on an empty
  /// line. vi's `v` runs another editor over our screen. They come last, so that nothing binds them again.
  private static func bindGuards(on engine: EditEngine) {
    for sequence in ["\\ex", "\\eX"] { engine.bind(sequence, to: "apus-ignore") }
    guard engine.usesViKeys else { return }
    for sequence in [":", "~", "v"] { engine.bindAlternate(sequence, to: "apus-ignore") }
  }
}
