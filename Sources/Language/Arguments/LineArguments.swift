/// What a line gives to its command, read as the command has declared it: the command asks for its operands and options by
/// their declarations.
package struct LineArguments: Sendable {
  /// The whole line, for what reads items and options of requests.
  package let line: CommandLine
  private let syntax: LineSyntax
  private let options: LineSyntax.Taken
  private let match: FormMatch
  private let form: FormMatch.Candidate?

  package init(_ line: CommandLine, by syntax: LineSyntax) throws(LineProblem) {
    self.line = line
    self.syntax = syntax
    options = LineSyntax.Taken(line.arguments, of: syntax)
    match = FormMatch(options.rest, forms: syntax.forms)
    form = match.meant
    if let option = options.waiting {
      throw LineProblem("expected a value after \(option.name)", at: line.end)
    }
    if syntax.knowsAllOptions,
      let unknown = options.rest.first(where: \.isOption)
    {
      throw LineProblem(
        "`\(line.name.text)` has no option \(unknown.text)", at: unknown.range, try: "help \(line.name.text)")
    }
    guard match.rest.isEmpty, let form, let other = options.foreign(to: form) else { return }
    let name = ([line.name.text] + [form.subword].compactMap(\.self)).joined(separator: " ")
    throw LineProblem("`\(name)` has no option \(other.text)", at: other.range, try: help)
  }

  /// The word that chose the command.
  package var name: Word { line.name }

  /// The words that are no options of the command.
  package var words: [Word] { options.rest }

  /// Whether the command stands alone.
  package var isEmpty: Bool { line.arguments.isEmpty }

  // MARK: Operands

  /// The first of the words that stand for themselves, as it was declared.
  package var subword: String? { form?.subword }

  package func words(_ operand: Operand) -> [Word] {
    form?.taken[operand.name].map { Array(match.words[$0]) } ?? []
  }

  package subscript(_ operand: Operand) -> Word? { words(operand).first }

  /// The word for an operand that must be there.
  ///
  /// - Parameter expected: What is missing otherwise, where the line says more than the declaration can.
  package func require(
    _ operand: Operand, _ expected: String? = nil, try example: String? = nil
  ) throws(LineProblem) -> Word {
    if let word = self[operand] { return word }
    if let expected, match.rest.isEmpty, case .operand(let next)? = form?.missing, next.name == operand.name {
      throw missing(expected, try: example)
    }
    throw problem ?? missing(operand)
  }

  /// The text of a word; of several, what was typed.
  package func text(_ operand: Operand) -> String {
    let words = words(operand)
    guard let first = words.first, let last = words.last, words.count > 1 else {
      return words.first?.text ?? ""
    }
    return line.verbatim(first.range.lowerBound..<last.range.upperBound)
  }

  /// The line from an operand on, as a line of its own, without the command's options and without a word.
  package func remainder(from operand: Operand, without word: Word? = nil) throws(LineProblem) -> Words {
    line.remainder(
      from: try require(operand).range.lowerBound, without: options.ranges + (word.map { [$0.range] } ?? []))
  }

  // MARK: Options

  package func has(_ option: CommandOption) -> Bool { options[option] != nil }

  package func value(_ option: CommandOption) -> Word? { options[option]?.value }

  /// The words that an option was given which takes several, or stands several times.
  package func values(_ option: CommandOption) -> [Word] { options[option]?.values ?? [] }

  /// The first of some options that is there.
  package func first(of some: [CommandOption]) -> Word? {
    some.compactMap { options[$0]?.name }.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: What is wrong

  /// A problem of what the line asks for, where an option that a request does not have is nearly one of the command's own.
  package func meaning(_ problem: LineProblem) -> LineProblem {
    guard let word = words.first(where: { $0.range == problem.range }), word.isOption,
      let own = nearest(to: word.text, among: syntax.options.map(\.name))
    else { return problem }
    return LineProblem(problem.code, problem.message, at: problem.range, tryInstead: own)
  }

  /// Refuses what no form has a place for, and a form that is not whole. The command has read its values before, so what is
  /// wrong with the first of them comes first.
  package func finish() throws(LineProblem) { if let problem { throw problem } }

  /// Refuses some words as more than the command takes.
  package func refuse(_ words: some Collection<Word>) throws(LineProblem) {
    if let problem = tooMuch(words) { throw problem }
  }

  /// Something that should stand at the end.
  package func missing(_ expected: String, try example: String? = nil) -> LineProblem {
    LineProblem("expected \(expected)", at: line.end, try: example ?? syntax.usual ?? help)
  }

  package func missing(_ operand: Operand) -> LineProblem { missing(operand.expected, try: operand.example) }

  private var problem: LineProblem? {
    if let word = match.rest.first { return match.expected.isEmpty ? tooMuch(match.rest) : unexpected(word) }
    guard let part = form?.missing else { return nil }
    if isEmpty, let expected = syntax.expected { return missing(expected) }
    if case .operand(let operand) = part { return missing(operand) }
    return missing(part.expected)
  }

  private func unexpected(_ word: Word) -> LineProblem {
    let meant = nearest(to: word.text, among: match.literals).map { "\(name.text) \($0)" }
    return LineProblem(
      "expected \(alternatives(match.expected)), found \(word.text)", at: word.range,
      try: syntax.usual ?? meant ?? help)
  }

  private func tooMuch(_ words: some Collection<Word>) -> LineProblem? {
    guard let first = words.first, let end = words.map(\.range.upperBound).max() else { return nil }
    let what = first.range == line.arguments.first?.range && options.isEmpty ? "no arguments" : "nothing more"
    return LineProblem("`\(name.text)` takes \(what)", at: first.range.lowerBound..<end, try: help)
  }

  private func alternatives(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    if names.count > 5 { return "one of " + names.joined(separator: ", ") }
    return names.dropLast().joined(separator: ", ") + " or \(last)"
  }

  private var help: String { "help \(name.text)" }
}

extension Word {
  package func number(atLeast least: Int) throws(LineProblem) -> Int {
    guard let number = Int(text), number >= least else {
      throw LineProblem("expected a number of at least \(least), found \(text)", at: range)
    }
    return number
  }
}
