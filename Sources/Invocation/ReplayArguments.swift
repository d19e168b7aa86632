internal import ApusExplorer
internal import ApusFormats
internal import ApusLanguage

extension Invocation {
  /// A session that is run has a base of its own: a flag that says another must not be passed over.
  func checkBaseOfSession() throws(InvocationProblem) {
    guard case .run(let file) = task, FileKind.of("", name: file) == .session, base != nil || usesPractice
    else {
      return
    }
    throw InvocationProblem(
      "\(base == nil ? "--practice" : "--base") has no effect on a session that is run: it has a base of its own",
      try: "apus replay --live --base URL FILE")
  }

  /// The line that `apus replay` runs. Flags of the program before the word mean what they mean behind it; one that does
  /// nothing there is refused.
  mutating func replayLine(_ arguments: [String]) throws(InvocationProblem) -> String {
    let useless = [
      ("--practice", usesPractice), ("--offline", isOffline), ("--print", print != nil),
      ("--record", record != nil), ("--ignore-stdin", ignoresInput),
    ]
    if let (name, _) = useless.first(where: \.1) {
      throw InvocationProblem("\(name) has no effect on `replay`", try: "apus help replay")
    }
    var words: [String] = []
    for case (let option, let value?) in [(CommandOption.base, base), (.timeout, timeout)] {
      words += [option.name, value]
    }
    for (option, isGiven) in [(CommandOption.strict, isStrict), (.trust, trusts)] where isGiven {
      words.append(option.name)
    }
    (base, timeout, isStrict, trusts) = (nil, nil, false, false)
    for argument in arguments {
      let (name, attached) = Self.split(argument)
      if let attached, CommandOption.valuesOfReplay.contains(where: { $0.name == name }) {
        words += [name, attached]
      } else {
        words.append(argument)
      }
    }
    return (["replay"] + words).map(quoted).joined(separator: " ")
  }

  /// The lines of `-e`. What a flag of the program means for all of them it means for one that replays, too, where that
  /// line does not say otherwise and the flag has an effect there.
  func replaying(in lines: [String]) -> [String] {
    lines.map { line in
      let words = line.split(separator: " ")
      guard let word = words.first, word == "replay" else { return line }
      func has(_ option: CommandOption) -> Bool { words.contains(Substring(option.name)) }
      var flags: [String] = []
      for case (let option, let value?) in [(CommandOption.base, base), (.timeout, timeout)]
      where (has(.update) || has(.live)) && !has(option) {
        flags += [option.name, quoted(value)]
      }
      if isStrict, !has(.update), !has(.strict) { flags.append(CommandOption.strict.name) }
      // The rest stays as it is typed: a name may be quoted.
      return ([String(word)] + flags).joined(separator: " ") + line[word.endIndex...]
    }
  }
}
