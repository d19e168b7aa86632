extension Invocation {
  /// A session that is run has a base of its own: a flag that says another must not be passed over.
  func checkBaseOfSession() throws(InvocationProblem) {
    guard case .run(let file) = task, case .session = RunnableFile(file), base != nil || usesPractice else {
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
      ("--record", record != nil),
    ]
    if let (name, _) = useless.first(where: \.1) {
      throw InvocationProblem("\(name) has no effect on `replay`", try: "apus help replay")
    }
    var words: [String] = []
    for (name, value) in [("--base", base), ("--timeout", timeout)] {
      if let value { words += [name, value] }
    }
    for (name, isGiven) in [("--strict", isStrict), ("--trust", trusts)] where isGiven { words.append(name) }
    (base, timeout, isStrict, trusts) = (nil, nil, false, false)
    for argument in arguments {
      let (name, attached) = Self.split(argument)
      if let attached, ["--base", "--timeout"].contains(name) {
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
      let updates = words.contains("--update")
      let sends = updates || words.contains("--live")
      var flags: [String] = []
      for case (let name, let value?) in [("--base", base), ("--timeout", timeout)]
      where sends && !words.contains(Substring(name)) {
        flags += [name, quoted(value)]
      }
      if isStrict, !updates, !words.contains("--strict") { flags.append("--strict") }
      // The rest stays as it is typed: a name may be quoted.
      return ([String(word)] + flags).joined(separator: " ") + line[word.endIndex...]
    }
  }
}
