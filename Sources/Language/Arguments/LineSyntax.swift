/// How a command's line is written: its forms and its options. Usage, Tab, reading with its errors, and help are made of it.
package struct LineSyntax: Sendable {
  package let forms: [LineForm]
  /// Those of the forms, and others.
  package let options: [CommandOption]
  /// What is missing where there is nothing behind the command's name, such as "what to check".
  let expected: String?
  /// A line that is well written, for who did not know what to write.
  let usual: String?

  package init(
    _ forms: [LineForm], options others: [CommandOption] = [], expected: String? = nil,
    try usual: String? = nil
  ) {
    self.forms = forms
    self.expected = expected
    self.usual = usual
    var options: [CommandOption] = []
    for option in forms.flatMap(\.options) + others where !options.contains(where: { $0.name == option.name })
    {
      options.append(option)
    }
    self.options = options
  }

  /// The same with another option.
  package func adding(_ option: CommandOption) -> LineSyntax {
    LineSyntax(forms, options: options + [option], expected: expected, try: usual)
  }

  /// One form a line.
  package func usage(of command: String) -> [String] {
    forms.filter(\.isSaid).map { $0.usage(of: command) }
  }

  /// Whether what looks like an option is one of those that were declared, or wrong. It may be one of a request otherwise,
  /// or a value where none was declared, unless that is one of several files.
  var knowsAllOptions: Bool {
    let operands = forms.flatMap(\.sequence).compactMap { part -> Operand? in
      if case .operand(let operand) = part { operand } else { nil }
    }
    let namesFiles = !operands.isEmpty && operands.allSatisfy { $0.kind == .file && $0.most > 1 }
    return (!options.isEmpty || namesFiles) && !operands.contains { [.line, .request].contains($0.kind) }
  }

  /// What can stand behind some words, for Tab.
  package func place(after words: [Word]) -> LinePlace {
    let taken = Taken(words, of: self)
    let said = options.filter(\.isSaid)
    if let waiting = taken.waiting {
      return LinePlace(waiting.value.map { [.operand($0)] } ?? [], options: [])
    }
    let match = FormMatch(taken.rest, forms: forms.filter(\.isSaid))
    return LinePlace(match.rest.isEmpty ? match.next : [], options: said.filter(match.takes))
  }
}

extension LineSyntax {
  /// A command's own options, taken out of its words.
  struct Taken: Sendable {
    /// An option and the words it stands in.
    struct Use: Sendable {
      let name: Word
      /// More than one only for an option that takes several, or may stand several times.
      var values: [Word] = []
      var ranges: [Range<Int>] = []

      var value: Word? { values.first }
    }

    /// The words that are no option of the command.
    private(set) var rest: [Word] = []
    /// The option at the end whose value is missing.
    private(set) var waiting: CommandOption?
    private var uses: [String: Use] = [:]

    init(_ words: [Word], of syntax: LineSyntax) {
      var words = words[...]
      while let word = words.popFirst() {
        if let (option, value) = Self.joined(word, syntax.options),
          uses[option.name] == nil || option.isRepeated
        {
          uses[option.name, default: Use(name: word)].ranges.append(word.range)
          uses[option.name]?.values.append(value)
          continue
        }
        let named = Self.options(in: word.text, of: syntax.options)
        // One that is there already is not known a second time.
        guard !named.isEmpty, named.allSatisfy({ uses[$0.name] == nil || $0.isRepeated }) else {
          rest.append(word)
          continue
        }
        for option in named { uses[option.name, default: Use(name: word)].ranges.append(word.range) }
        guard let option = named.first, let operand = option.value else { continue }
        // A value that may be left out is, where another option follows.
        if operand.isOptional, let next = words.first, Self.isOption(next, syntax.options) { continue }
        let values = Array(words.prefix(max(1, operand.most)))
        uses[option.name]?.values += values
        uses[option.name]?.ranges += values.map(\.range)
        words = words.dropFirst(values.count)
        if values.isEmpty, !operand.isOptional { waiting = option }
      }
    }

    private static func isOption(_ word: Word, _ options: [CommandOption]) -> Bool {
      options.contains { $0.isNamed(word.text) } || joined(word, options) != nil
    }

    /// The option and the value of `--sort=name`, as other programs write it, too.
    private static func joined(_ word: Word, _ options: [CommandOption]) -> (CommandOption, Word)? {
      guard word.text.hasPrefix("--"), let sign = word.text.firstIndex(of: "="),
        let option = options.first(where: { $0.value?.most == 1 && $0.isNamed(word.text[..<sign]) })
      else { return nil }
      let value = word.template.dropFirst(word.text[...sign].count)
      let isPath = value.shown.hasPrefix(".") || value.shown.hasPrefix("$")
      return (option, Word(kind: isPath ? .path : .ordinary, template: value, range: value.range))
    }

    subscript(_ option: CommandOption) -> Use? { uses[option.name] }

    var isEmpty: Bool { uses.isEmpty }

    /// The first option that a form does not take.
    func foreign(to form: FormMatch.Candidate) -> Word? {
      uses.filter { !form.takes($0.key) }.map(\.value.name).min { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Where they stand in the line.
    var ranges: [Range<Int>] { uses.values.flatMap(\.ranges) }

    /// The option that a word is; the switches, where it joins the letters of several: `-lr`.
    private static func options(in text: String, of options: [CommandOption]) -> [CommandOption] {
      if let option = options.first(where: { $0.isNamed(text) }) { return [option] }
      guard text.hasPrefix("-"), !text.hasPrefix("--"), text.count > 2 else { return [] }
      var found: [CommandOption] = []
      for letter in text.dropFirst() {
        guard let option = options.first(where: { $0.value == nil && $0.isNamed("-\(letter)") }) else {
          return []
        }
        found.append(option)
      }
      return found
    }
  }
}

extension Word {
  /// Whether it looks like an option. A number below zero does not.
  package var isOption: Bool {
    text.count > 1 && text.hasPrefix("-") && !text.dropFirst().allSatisfy(\.isNumber)
  }
}
