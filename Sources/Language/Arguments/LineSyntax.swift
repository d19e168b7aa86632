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

  /// Whether what looks like an option may be one of a request.
  var hasForeignOptions: Bool {
    forms.contains { form in
      form.sequence.contains { part in
        if case .operand(let operand) = part { [.line, .request].contains(operand.kind) } else { false }
      }
    }
  }

  /// What can stand behind some words, for Tab.
  package func place(after words: [Word]) -> LinePlace {
    let taken = TakenOptions(words, of: self)
    let said = options.filter(\.isSaid)
    if let waiting = taken.waiting {
      return LinePlace(waiting.value.map { [.operand($0)] } ?? [], options: [])
    }
    let match = FormMatch(taken.rest, forms: forms.filter(\.isSaid))
    return LinePlace(match.rest.isEmpty ? match.next : [], options: said)
  }
}
