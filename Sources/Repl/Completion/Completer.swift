package import LineEditing
internal import Services

extension EditorKnowledge {
  /// Whether a line is whole, or goes on with the next.
  package static func isComplete(_ text: String) -> Bool { TypedLine.isComplete(text) }

  /// What Tab offers at a place.
  package func completion(of text: String, at place: Int) -> Completion {
    let bytes = Array(text.utf8)
    // A place inside a character is its beginning.
    var cursor = min(max(0, place), bytes.count)
    while bytes.indices.contains(cursor), bytes[cursor] & 0xc0 == 0x80 { cursor -= 1 }
    let head = String(decoding: bytes.prefix(cursor), as: UTF8.self)
    let start = Self.wordStart(in: head)
    let typed = String(decoding: Array(head.utf8)[start...], as: UTF8.self)
    let before = Words(String(decoding: Array(head.utf8)[..<start], as: UTF8.self), readsTail: false).words
      .map(\.text)
    if let hole = typed.range(of: "{{", options: .last) {
      return offer(variableCandidates, for: String(typed[hole.upperBound...]), endingAt: cursor)
    }
    if typed.hasPrefix(".") || typed.hasPrefix("$") {
      return PathCompletion(self).completion(of: typed, at: start)
    }
    if let file = FileCompletion.part(of: typed, after: before) {
      return FileCompletion.completion(of: file, endingAt: cursor)
    }
    return offer(candidates(after: before, typed: typed), for: typed, endingAt: cursor)
  }

  /// Where the word at the end of a text begins. Blanks inside quotes and brackets belong to it.
  private static func wordStart(in head: String) -> Int {
    let words = Words(head, readsTail: false).words
    guard let last = words.last, last.range.upperBound == head.utf8.count else { return head.utf8.count }
    return last.range.lowerBound
  }

  private func offer(_ candidates: [Candidate], for typed: String, endingAt cursor: Int) -> Completion {
    let fitting = candidates.filter { $0.text.lowercased().hasPrefix(typed.lowercased()) }
    return Completion(replacing: cursor - typed.utf8.count..<cursor, fitting)
  }

  private var variableCandidates: [Candidate] {
    variables.keys.sorted().map { name in
      Candidate(name + "}}", meaning: String((variables[name] ?? "").prefix(30)), addsSpace: false)
    }
  }

  private func candidates(after before: [String], typed: String) -> [Candidate] {
    guard let command = before.first?.lowercased() else { return commandCandidates + headerCandidates(typed) }
    switch command {
    case "use" where before.count == 1:
      return KnownAPI.all.map { Candidate($0.name, meaning: $0.meaning) }
    case "set" where before.count == 1, "unset" where before.count == 1:
      let kinds = ["header", "query", "var"].map { Candidate($0) }
      return kinds + SessionOption.allCases.map { Candidate($0.rawValue, meaning: $0.meaning) }
    case "ls", "cd":
      return endpoints.map { Candidate($0.path, meaning: $0.meaning, addsSpace: false) }
    case "expect" where before.count == 1:
      return ["status", "header", "time"].map { Candidate($0) }
    case "profile" where before.count == 1:
      return ["save", "use", "list"].map { Candidate($0) }
    case "cookies" where before.count == 1: return [Candidate("clear", meaning: "forget them")]
    case "view" where before.count == 1:
      return Settings.BodyView.allCases.map { Candidate($0.rawValue) }
    case "auth" where before.count == 1:
      return ["bearer", "basic", "token", "digest", "header", "none"].map { Candidate($0) }
    case "help" where before.count > 1 && ServiceCatalogue.service(named: before[1]) != nil:
      return EndpointCompletion(before.dropFirst())?.endpointCandidates ?? []
    case "help":
      return commandCandidates + HelpTopic.all.map { Candidate($0.name, meaning: "a topic") }
    case "preview", "repeat", "watch":
      if let place = before.firstIndex(where: { ServiceCatalogue.service(named: $0) != nil }) {
        return endpointCandidates(after: before[place...], typed: typed)
      }
      let rest = Array(before.drop { !RequestLine.verbs.map(\.word).contains($0.lowercased()) })
      return rest.isEmpty ? verbCandidates : requestCandidates(after: rest, typed: typed)
    case _ where ServiceCatalogue.service(named: command) != nil:
      return endpointCandidates(after: before[...], typed: typed)
    default:
      return isVerb(command) ? requestCandidates(after: before, typed: typed) : []
    }
  }

  /// Endpoints of a typed service, then the parameters of one, and the options every request has.
  private func endpointCandidates(after before: ArraySlice<String>, typed: String) -> [Candidate] {
    guard let completion = EndpointCompletion(before) else { return [] }
    return completion.candidates(typed: typed) + (typed.hasPrefix("-") ? optionCandidates : [])
  }

  private func isVerb(_ word: String) -> Bool {
    word == "send" || RequestLine.verbs.contains { $0.word == word }
  }

  private var verbCandidates: [Candidate] { RequestLine.verbs.map { Candidate($0.word) } }

  private var commandCandidates: [Candidate] {
    commands.flatMap { spec -> [Candidate] in
      guard spec.name != "." else { return [] }
      let names = spec.names.filter { $0.first?.isLetter == true }
      return names.map { Candidate($0, meaning: isVerb($0) ? "send a request" : spec.summary) }
    }
  }

  private func requestCandidates(after before: [String], typed: String) -> [Candidate] {
    if typed.hasPrefix("-") { return optionCandidates }
    var candidates: [Candidate] = []
    if before.count == 1 { candidates += endpointCandidates(for: before[0]) }
    return candidates + headerCandidates(typed)
  }

  /// Paths that take the method come first; any may be what is wanted.
  private func endpointCandidates(for verb: String) -> [Candidate] {
    var seen: Set<String> = []
    let fitting = endpoints.filter { $0.method.lowercased() == verb }
    return (fitting + endpoints).filter { seen.insert($0.path).inserted }.map {
      Candidate($0.path, meaning: $0.meaning)
    }
  }

  private var optionCandidates: [Candidate] {
    OptionSpec.all.flatMap { spec in
      spec.names(in: .native).filter { $0.hasPrefix("--") }.map { Candidate($0, meaning: spec.meaning) }
    }
  }

  private func headerCandidates(_ typed: String) -> [Candidate] {
    guard !typed.isEmpty else { return [] }
    guard let colon = typed.firstIndex(of: ":") else {
      return HeaderCatalogue.fields.map { Candidate($0.name + ":", meaning: $0.meaning, addsSpace: false) }
    }
    let name = String(typed[..<colon])
    let values = HeaderCatalogue.fields.first { $0.name.lowercased() == name.lowercased() }?.values ?? []
    return values.map { Candidate(name + ":" + $0) }
  }
}

extension String {
  fileprivate enum SearchEnd { case last }

  /// The last place of a text.
  fileprivate func range(of text: String, options: SearchEnd) -> Range<Index>? { ranges(of: text).last }
}
