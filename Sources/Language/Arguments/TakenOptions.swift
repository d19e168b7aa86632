/// A command's own options, taken out of its words.
struct TakenOptions: Sendable {
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
      guard let option = named.first, option.value != nil else { continue }
      let values = Array(words.prefix(max(1, option.value?.most ?? 1)))
      uses[option.name]?.values += values
      uses[option.name]?.ranges += values.map(\.range)
      words = words.dropFirst(values.count)
      if values.isEmpty { waiting = option }
    }
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

extension Word {
  /// Whether it looks like an option. A number below zero does not.
  package var isOption: Bool {
    text.count > 1 && text.hasPrefix("-") && !text.dropFirst().allSatisfy(\.isNumber)
  }
}
