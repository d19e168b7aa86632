/// Takes the options out of a line's words.
package struct OptionReader {
  let dialect: Dialect
  private(set) var options: [OptionUse] = []
  /// The words that are no options, in order.
  private(set) var rest: [Word] = []
  private var words: ArraySlice<Word>

  package static func read(
    _ words: ArraySlice<Word>, in dialect: Dialect
  ) throws(LineProblem) -> (options: [OptionUse], rest: [Word]) {
    var reader = OptionReader(dialect: dialect, words: words)
    try reader.readAll()
    return (reader.options, reader.rest)
  }

  private init(dialect: Dialect, words: ArraySlice<Word>) {
    self.dialect = dialect
    self.words = words
  }

  private mutating func readAll() throws(LineProblem) {
    try readWords()
    try refuseChosen()
  }

  private mutating func readWords() throws(LineProblem) {
    while let word = words.popFirst() {
      guard word.kind == .ordinary, word.template.hasPrefix("-"), word.template.glyphs.count > 1 else {
        rest.append(word)
        continue
      }
      if word.template.plain == "--" {
        rest += words
        return
      } else if word.template.hasPrefix("--") {
        try readLong(word)
      } else {
        try readShort(word)
      }
    }
  }

  private mutating func readLong(_ word: Word) throws(LineProblem) {
    let split = SplitTemplate(word.template, at: ["="])
    let nameTemplate = split?.before ?? word.template
    let name = nameTemplate.shown
    let given = split?.after
    if let spec = OptionSpec.named(name, in: dialect) {
      try add(spec, name, nameTemplate.range, given: given)
    } else if name.hasPrefix("--no-"), let spec = OptionSpec.named("--" + name.dropFirst(5), in: dialect) {
      if given != nil { throw LineProblem("\(name) takes no value", at: word.range, tryInstead: name) }
      options.append(
        OptionUse(spec: spec, name: name, nameRange: nameTemplate.range, value: nil, isNegated: true))
    } else if let spec = OptionSpec.beginning(with: name, in: dialect) {
      try add(spec, name, nameTemplate.range, given: given)
    } else {
      throw unknown(name, at: nameTemplate.range)
    }
  }

  /// Letters can be joined, and the last may have its value right behind it: `-sSL`, `-XPOST`, `-a=user:password`.
  private mutating func readShort(_ word: Word) throws(LineProblem) {
    let glyphs = word.template.glyphs
    for index in 1..<glyphs.count {
      let letter = word.template.slice(index..<index + 1)
      let name = "-" + letter.shown
      let nameRange =
        (index == 1 ? word.template.range.lowerBound : letter.range.lowerBound)..<letter.range.upperBound
      guard let spec = OptionSpec.named(name, in: dialect) else {
        throw unknown(index == 1 && glyphs.count > 3 ? word.text : name, at: nameRange)
      }
      let isLast = index + 1 == glyphs.count
      if spec.value == nil {
        try add(spec, name, nameRange, given: nil)
        continue
      }
      let hasEquals = ![.curl, .wget].contains(dialect) && !isLast && glyphs[index + 1].isTyped("=")
      let given = isLast ? nil : word.template.dropFirst(index + (hasEquals ? 2 : 1))
      return try add(spec, name, nameRange, given: given)
    }
  }

  private mutating func add(
    _ spec: OptionSpec, _ name: String, _ range: Range<Int>, given: Template?
  ) throws(LineProblem) {
    var value = given
    if let placeholder = spec.value {
      if value == nil { value = words.popFirst()?.template }
      guard value != nil else {
        throw LineProblem(
          "expected \(placeholder) after \(name)", at: range.upperBound..<range.upperBound,
          try: "help options")
      }
    } else if given != nil {
      throw LineProblem("\(name) takes no value", at: range, try: "help options")
    }
    options.append(OptionUse(spec: spec, name: name, nameRange: range, value: value, isNegated: false))
  }

  /// Passing over what changes a request would send another one. What is taken back later in the line changes nothing.
  private func refuseChosen() throws(LineProblem) {
    for (place, use) in options.enumerated() where use.option == .refused && use.isOn {
      let isTakenBack = options[place...].contains { $0.isNegated && $0.spec.meaning == use.spec.meaning }
      guard !isTakenBack else { continue }
      throw LineProblem(
        "the option \(use.name) of \(dialect.program), which \(use.spec.meaning), does not work here",
        at: use.nameRange, try: "help options")
    }
  }

  private func unknown(_ name: String, at range: Range<Int>) -> LineProblem {
    let names = OptionSpec.all(in: dialect).flatMap { $0.names(in: dialect) }
    if name == "--help", dialect == .native {
      return LineProblem("there is no option --help", at: range, try: "help get")
    }
    let isLong = name.hasPrefix("--")
    let elsewhere = Dialect.allCases.lazy.compactMap { OptionSpec.named(name, in: $0) }.first {
      ![.harmless, .refused, .ignoreInput].contains($0.option)
    }
    let meant = elsewhere?.names(in: dialect).first
    // The dashes are no letters that two names have in common.
    let alike = nearest(
      to: String(name.dropFirst(2)),
      among: names.filter { isLong && $0.hasPrefix("--") }.map { String($0.dropFirst(2)) })
    let suggestion = meant ?? alike.map { "--" + $0 }
    let what =
      dialect == .native
      ? "there is no option \(name)" : "the option \(name) of \(dialect.program) has no counterpart here"
    guard let suggestion else { return LineProblem(what, at: range, try: "help options") }
    return LineProblem(what, at: range, tryInstead: suggestion)
  }
}
