import ApusClient

extension RequestLine {
  /// Reads a pasted `wget …` line: what curl would be told for the same. wget follows redirects, and puts the body into a
  /// file unless `-O -` has it shown.
  package init(wget words: Words) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    try PastedLine.refuseSeveralCommands(words.words)
    let (options, positionals) = try OptionReader.read(words.words.dropFirst().withoutPairs(), in: .wget)
    guard let url = positionals.first else {
      let end = words.words.last?.range.upperBound ?? 0
      throw LineProblem(.requestURL, "expected a URL after wget", at: end..<end, try: "wget -qO- https://…")
    }
    let curl = try WgetOptions(options, words.words.first?.range ?? url.range).options
    let lines = positionals.map { url in
      RequestLine(translated: words.text, url: url.template, options: curl, tail: words.tail)
    }
    self = lines[0]
    following = Array(lines.dropFirst())
  }
}

extension RequestLine {
  /// What another program is asked for, in curl's options.
  init(translated text: String, url: Template, options: [OptionUse], tail: Tail? = nil) {
    self.init(
      text: text, dialect: .curl, method: nil, url: url, items: [], json: nil, options: options, tail: tail)
    isTranslated = true
  }
}

/// Options of wget's as curl has them.
private struct WgetOptions {
  private(set) var options: [OptionUse] = []

  init(_ uses: [OptionUse], _ name: Range<Int>) throws(LineProblem) {
    let bodies = uses.filter { [.dataRaw, .dataBinary].contains($0.option) }
    if bodies.count > 1 {
      throw LineProblem(.requestBody, "a request has one body; this is a second", at: bodies[1].range)
    }
    for use in uses where ![.auth, .authSecret].contains(use.option) {
      switch use.option {
      case .dataBinary: options.append(use.replacingValue { Template("@", standingFor: $0.range) + $0 })
      case .output where use.value?.plain == "-": break
      default: options.append(use)
      }
    }
    try addPerson(uses)
    options += [OptionUse(.follow, at: name), OptionUse(.globOff, at: name)].compactMap(\.self)
    // Without a name, the file is called what the URL ends with.
    if !uses.contains(where: { $0.option == .output }), let use = OptionUse(.download, at: name) {
      options.append(use)
    }
  }

  private mutating func addPerson(_ uses: [OptionUse]) throws(LineProblem) {
    guard let user = uses.last(where: { $0.option == .auth }) else { return }
    let password = uses.last { $0.option == .authSecret }
    guard let value = password?.value else {
      options.append(user)
      return
    }
    options.append(user.replacingValue { $0 + Template(":", standingFor: $0.range) + value })
  }
}

extension OptionUse {
  /// A switch that nobody wrote.
  init?(_ option: RequestOption, at range: Range<Int>) {
    guard let spec = OptionSpec.all.first(where: { $0.option == option && $0.value == nil }) else {
      return nil
    }
    self.init(
      spec: spec, name: spec.names(in: .curl).first ?? spec.names(in: .native).first ?? "",
      nameRange: range.lowerBound..<range.lowerBound, value: nil, isNegated: false)
  }

  fileprivate func replacingValue(_ change: (Template) -> Template) -> OptionUse {
    OptionUse(spec: spec, name: name, nameRange: nameRange, value: value.map(change), isNegated: isNegated)
  }
}

extension ArraySlice<Word> {
  /// `-nv` and `-nc` are of two letters, and no two options. One says less, two are about a whole site's folders, and the
  /// last keeps a file that is there.
  fileprivate func withoutPairs() -> ArraySlice<Word> {
    filter { !["-nv", "-nd", "-nH"].contains($0.text) }.map { word in
      guard word.text == "-nc" else { return word }
      return Word(
        kind: word.kind, template: Template("--no-clobber", standingFor: word.range), range: word.range)
    }[...]
  }
}
