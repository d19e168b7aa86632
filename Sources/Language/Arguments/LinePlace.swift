/// What can stand at one place of a command's line.
package struct LinePlace: Sendable {
  /// Words that can stand there, those that stand for themselves first.
  private(set) package var choices: [Operand.Choice] = []
  /// What else can.
  private(set) package var kinds: [Operand.Kind] = []
  package let options: [CommandOption]

  init(_ parts: [LineForm.Part], options: [CommandOption]) {
    self.options = options
    var others: [Operand.Choice] = []
    for part in parts {
      switch part {
      case .literal(let choice, _):
        // A sign such as `=` is sooner typed than chosen.
        if choice.isWord, !choices.contains(choice) { choices.append(choice) }
      case .operand(let operand):
        if case .words(let words) = operand.kind {
          others += words.filter { !others.contains($0) }
        } else if !kinds.contains(operand.kind) {
          kinds.append(operand.kind)
        }
      case .option, .with: break
      }
    }
    choices += others
  }
}
