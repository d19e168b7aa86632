internal import ApusLanguage
internal import ApusServices

/// Tells which words of a line are for which parameter.
struct EndpointArgumentReader {
  private let endpoint: EndpointDescription
  private let service: String
  private var named: [EndpointArgument] = []
  /// Words such as `-5`, which are no options.
  private var negatives: [Word] = []

  init(_ endpoint: EndpointDescription, service: String) {
    self.endpoint = endpoint
    self.service = service
  }

  /// Takes `name=value` and `--name value`; returns the other words.
  mutating func takeNamed(_ words: ArraySlice<Word>) throws(LineProblem) -> [Word] {
    var rest: [Word] = []
    var words = words
    while let word = words.popFirst() {
      if word.text == "--" { return rest + [word] + words }
      if word.text.hasPrefix("--") {
        if try !takeOption(word, &words) { rest.append(word) }
      } else if word.text.hasPrefix("-"), Double(word.text) != nil {
        negatives.append(word)
      } else if try !takePair(word) {
        rest.append(word)
      }
    }
    return rest
  }

  // MARK: --name value

  private mutating func takeOption(_ word: Word, _ words: inout ArraySlice<Word>) throws(LineProblem) -> Bool
  {
    let split = SplitTemplate(word.template, at: ["="])
    let name = String((split?.before ?? word.template).shown.dropFirst(2))
    if let parameter = parameter(name) {
      if let split {
        try add(EndpointArgument(parameter: parameter, value: split.after, form: .text))
      } else if parameter.kind == .flag {
        try add(EndpointArgument(parameter: parameter, value: flag("yes", word), form: .text))
      } else if let value = words.popFirst() {
        try add(EndpointArgument(parameter: parameter, value: value.template, form: .text))
      } else {
        let end = word.range.upperBound
        throw LineProblem(
          "expected \(parameter.kind.description) after --\(name): \(parameter.meaning)", at: end..<end,
          tryInstead: " \(parameter.example)")
      }
      return true
    }
    guard name.hasPrefix("no-"), let parameter = parameter(name.dropFirst(3)), parameter.kind == .flag else {
      return false
    }
    try add(EndpointArgument(parameter: parameter, value: flag("no", word), form: .text))
    return true
  }

  private func flag(_ text: String, _ word: Word) -> Template { Template(text, standingFor: word.range) }

  // MARK: name=value

  private static let separators = [":=@", "=@", "==", ":=", "=", "@"]

  private mutating func takePair(_ word: Word) throws(LineProblem) -> Bool {
    guard word.kind == .ordinary, let split = SplitTemplate(word.template, at: Self.separators) else {
      return false
    }
    let (name, key) = Self.name(split.before)
    guard Variables.isName(name) else { return false }
    guard let parameter = parameter(name) else {
      // `me@example.com` is a value; `logn=octocat` is a mistake.
      if split.separator == "@" { return false }
      throw unknown(name, in: word)
    }
    let form: EndpointArgument.Form =
      switch split.separator {
      case ":=": .json
      case ":=@": .jsonFile
      case "=@", "@": .textFile
      default: .text
      }
    var argument = EndpointArgument(parameter: parameter, key: key, value: split.after, form: form)
    if parameter.kind == .map, key == nil, split.separator == "@" {
      argument.key = Self.fileName(split.after)
    }
    try add(argument)
    return true
  }

  /// `files[hello.txt]` is a name and a key.
  private static func name(_ template: Template) -> (String, key: Template?) {
    let glyphs = template.glyphs
    guard let open = glyphs.firstIndex(where: { $0.isTyped("[") }), glyphs.last?.isTyped("]") == true else {
      return (template.shown, nil)
    }
    return (template.slice(0..<open).shown, template.slice(open + 1..<glyphs.count - 1))
  }

  private static func fileName(_ path: Template) -> Template {
    let slash = path.glyphs.lastIndex { $0.scalar == "/" }
    return slash.map { path.dropFirst($0 + 1) } ?? path
  }

  private func parameter(_ name: some StringProtocol) -> EndpointParameter? {
    endpoint.parameters.first { $0.isNamed(name) }
  }

  private func unknown(_ name: String, in word: Word) -> LineProblem {
    let names = endpoint.parameters.map(\.name)
    let meant = nearest(to: name, among: names).map { "\($0)=" }
    // What was meant may be a value with a sign in it.
    let quoted = endpoint.parameters.first.map { "\($0.name)='\(word.text)'" }
    let has = names.isEmpty ? "it takes none" : "it takes \(names.joined(separator: ", "))"
    return LineProblem(
      "\(endpoint.command) has no parameter \(name); \(has)", at: word.range, try: meant ?? quoted)
  }

  private mutating func add(_ argument: EndpointArgument) throws(LineProblem) {
    let parameter = argument.parameter
    switch parameter.kind {
    case .list: break
    case .map:
      guard argument.key != nil || argument.form == .json || argument.form == .jsonFile else {
        throw LineProblem(
          "\(parameter.name) takes texts with names", at: argument.value.range,
          try: "\(parameter.name)\(parameter.example)")
      }
    default:
      if named.contains(where: { $0.parameter.name == parameter.name }) {
        throw LineProblem("\(parameter.name) is given twice", at: argument.value.range)
      }
    }
    named.append(argument)
  }

  // MARK: By their order

  /// All arguments: those with names, and the other words in the order of the parameters that are left.
  mutating func arguments(
    with positionals: [Word], endingAt end: Range<Int>
  ) throws(LineProblem) -> [EndpointArgument] {
    let given = Set(named.filter { !$0.parameter.takesSeveral }.map(\.parameter.name))
    var open = endpoint.parameters.filter { !given.contains($0.name) && $0.kind != .map }[...]
    for word in (positionals + negatives).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let parameter = open.first else { throw tooMany(word) }
      let form: EndpointArgument.Form = word.kind == .json && parameter.kind != .text ? .json : .text
      try add(EndpointArgument(parameter: parameter, value: word.template, form: form))
      // A list takes all that is left.
      if case .list = parameter.kind { continue }
      open = open.dropFirst()
    }
    if let missing = endpoint.parameters.first(where: { parameter in
      parameter.isRequired && !named.contains { $0.parameter.name == parameter.name }
    }) {
      throw LineProblem(
        "expected \(missing.name): \(missing.meaning)", at: end, try: "\(service) \(endpoint.example)")
    }
    return named.sorted { $0.value.start < $1.value.start }
  }

  private func tooMany(_ word: Word) -> LineProblem {
    if let item = Item(word), item.separator.isHeader, !item.name.isEmpty {
      return LineProblem(
        "a typed endpoint takes a header as an option", at: word.range,
        tryInstead: "-H '\(item.name.shown): \(item.value.shown)'")
    }
    return LineProblem(
      endpoint.parameters.isEmpty
        ? "\(endpoint.command) takes no parameters" : "\(endpoint.command) takes nothing more",
      at: word.range, try: "help \(service) \(endpoint.command)")
  }
}
