internal import ApusEndpoints
internal import ApusExplorer
internal import ApusLanguage
internal import ApusLessons
package import ApusLineEditing
internal import ApusServices
internal import ApusTeaching

extension EditorKnowledge {
  /// Whether a line is whole, or goes on with the next.
  package static func isComplete(_ text: String) -> Bool { ParsedLine.isComplete(text) }

  /// What Tab offers at a place.
  package func completion(of text: String, at place: Int) -> Completion {
    if let whole = session.aliases.completed(text), place == text.utf8.count {
      let added = whole.utf8.count - place
      let found = completion(of: whole, at: whole.utf8.count)
      return Completion(
        replacing: found.range.lowerBound - added..<found.range.upperBound - added, found.candidates)
    }
    let bytes = Array(text.utf8)
    // A place inside a character is its beginning.
    var cursor = min(max(0, place), bytes.count)
    while bytes.indices.contains(cursor), bytes[cursor] & 0xc0 == 0x80 { cursor -= 1 }
    let head = String(decoding: bytes.prefix(cursor), as: UTF8.self)
    let start = Self.wordStart(in: head)
    let typed = String(decoding: Array(head.utf8)[start...], as: UTF8.self)
    let words = Words(String(decoding: Array(head.utf8)[..<start], as: UTF8.self), readsTail: false).words
    let before = words.map(\.text)
    let hole = typed.range(of: "{{", options: .last)
    // Behind a method a slash begins a path, whatever else its line may take.
    if typed.hasPrefix("/"), hole == nil, before.count == 1, let verb = before.first?.lowercased(),
      isVerb(verb), verb != "send"
    {
      return URLCompletion(endpoints, from: session.directory, method: verb.uppercased()).completion(
        of: typed, endingAt: cursor)
    }
    if let found = GraphQLLineCompletion(text, at: place, in: session.scope) { return found.completion }
    if let hole {
      return offer(variableCandidates, for: String(typed[hole.upperBound...]), endingAt: cursor)
    }
    if typed.hasPrefix(".") || typed.hasPrefix("$") {
      return PathCompletion(seen).completion(of: typed, at: start)
    }
    return completion(of: typed, after: words, endingAt: cursor)
  }

  private func completion(of typed: String, after words: [Word], endingAt cursor: Int) -> Completion {
    let before = words.map(\.text)
    let next = self.place(after: words)
    let flags = typed.hasPrefix("-") ? next.flags : []
    // The line that a command sends has options of its own.
    if !flags.isEmpty, !next.kinds.contains(.line) { return offer(flags, for: typed, endingAt: cursor) }
    if let file = next.kinds.contains(.file)
      ? typed : FileCompletion.part(of: typed, after: before, SessionOption.takesFile)
    {
      let files = FileCompletion.completion(of: file, endingAt: cursor)
      // A word that fits begins with all that is typed, which is then no folder.
      let words = offer(next.words, for: typed, endingAt: cursor).candidates
      return Completion(replacing: files.range, words + files.candidates)
    }
    let queries = queryFiles(after: words, next, typed: typed, endingAt: cursor)
    if let method = methodOfPath(after: before, next) {
      var paths = URLCompletion(endpoints, from: session.directory, method: method).completion(
        of: typed, endingAt: cursor)
      if before == ["ls"] {
        paths.candidates = offer(tagCandidates, for: typed, endingAt: cursor).candidates + paths.candidates
      }
      paths.candidates += queries.candidates
      if !paths.candidates.isEmpty || typed.hasPrefix("/") { return paths }
    }
    if !queries.candidates.isEmpty { return queries }
    if words.first?.text.lowercased() == "call" || next.kinds.contains(.line), !typed.hasPrefix("-"),
      let call = CallCompletion(words, in: session.scope)
    {
      return offer(call.candidates(typed: typed), for: typed, endingAt: cursor)
    }
    let described = describedCandidates(after: words, typed: typed)
    return offer(
      flags + described + candidates(after: before, next, typed: typed), for: typed, endingAt: cursor)
  }

  /// Parameters of the operation that the line is about to ask for.
  private func describedCandidates(after words: [Word], typed: String) -> [Candidate] {
    guard !typed.hasPrefix("-") else { return [] }
    let template = AnswerURLCompletion(words, in: session.records).candidates
    guard let verb = words.firstIndex(where: { isVerb($0.text.lowercased()) }) else { return template }
    let (asking, scope) = (Array(words[verb...]), session.scope)
    guard scope.isDescribed, let line = DescribedLine(asking, in: scope) else {
      return template + (AnsweredFields(asking, in: scope)?.candidates(without: asking) ?? [])
    }
    return template
      + line.candidates(typed: typed).map { text, meaning in
        let isWhole = ![":", "=", "@"].contains { text.hasSuffix($0) }
        return Candidate(text, meaning: meaning, addsSpace: isWhole)
      }
  }

  /// The line as it goes on when only one thing can follow; `nil` when there are several, or none.
  func suggestion(for text: String) -> String? {
    guard !text.isEmpty, text.utf8.count < 1_000 else { return nil }
    let completion = completion(of: text, at: text.utf8.count)
    guard let only = completion.candidates.first, completion.candidates.count == 1,
      !completion.range.isEmpty
    else { return nil }
    return String(decoding: Array(text.utf8)[..<completion.range.lowerBound], as: UTF8.self) + only.text
  }

  /// Where the word at the end of a text begins. Blanks inside quotes and brackets belong to it.
  private static func wordStart(in head: String) -> Int {
    let words = Words(head, readsTail: false).words
    guard let last = words.last, last.range.upperBound == head.utf8.count else { return head.utf8.count }
    return last.range.lowerBound
  }

  /// What the path that comes next is for: a method, or `nil` inside for a folder; `nil` where no path comes.
  private func methodOfPath(after before: [String], _ place: LinePlace) -> String?? {
    guard let last = before.last?.lowercased() else { return nil }
    if place.kinds.contains(.endpoint) { return .some(nil) }
    guard isVerb(last), last != "send",
      before.count == 1 || place.kinds.contains(.line) || before == ["help", last]
    else { return nil }
    return .some(last.uppercased())
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

  private func candidates(after before: [String], _ place: LinePlace, typed: String) -> [Candidate] {
    guard let command = before.first?.lowercased() else { return commandCandidates + headerCandidates(typed) }
    if isVerb(command) { return requestCandidates(after: before, typed: typed) }
    if let words = typedService(in: before, place) {
      return endpointCandidates(after: words, typed: typed)
    }
    return place.words
      + place.kinds.flatMap { kind -> [Candidate] in
        switch kind {
        case .text, .number, .file, .path, .endpoint, .operation, .request, .words: return []
        case .requestOfFile: return RequestFileCompletion(before).requests
        case .environmentOfFile: return RequestFileCompletion(before).environments
        case .column: return ColumnCompletion(seen).candidates(after: before, typed: typed)
        case .setting: return SessionOption.values(after: before)
        case .scope: return scopeCandidates(after: before)
        case .profile: return profileCandidates(after: before)
        case .type: return typeCandidates(typed)
        case .shape: return shapeCandidates + session.scope.types(typed: typed)
        case .kept: return keptCandidates(after: before)
        case .topic:
          if before.count > 1 { return formCandidates(of: before[1]) }
          return commandCandidates + HelpTopic.all.map { Candidate($0.name, meaning: "a topic") }
            + CommandSpec.Section.allCases.map { Candidate($0.rawValue, meaning: "commands for it") }
            + session.scope.types(typed: typed)
        case .explained(let kind):
          return Topics.names(behind: kind).map { Candidate($0.name, meaning: $0.meaning) }
        case .line:
          let line = Array(before.dropFirst().drop { !isVerb($0.lowercased()) })
          guard line.isEmpty else { return requestCandidates(after: line, typed: typed) }
          return RequestLine.verbs.map { Candidate($0.word, meaning: "send a request") }
        }
      }
  }

  /// What the command at the start of a line says can stand at the next place.
  private func place(after words: [Word]) -> LinePlace {
    let name = words.first?.text.lowercased()
    guard let spec = name.flatMap({ commands.command(named: $0)?.spec }) else {
      return LineSyntax([]).place(after: Array(words.dropFirst()))
    }
    let syntax = spec.section == .looking ? spec.syntax.adding(LineColour.option) : spec.syntax
    return syntax.place(after: Array(words.dropFirst()))
  }

  /// The words from the name of a typed service on, where they ask for something or help is asked about them.
  private func typedService(in before: [String], _ place: LinePlace) -> ArraySlice<String>? {
    guard let service = before.firstIndex(where: { ServiceCatalogue.service(named: $0) != nil }),
      service == 0 || before[0].lowercased() == "help" || place.kinds.contains(.line)
    else { return nil }
    return before[service...]
  }

  /// Endpoints of a typed service, then the parameters of one, and the options every request has.
  private func endpointCandidates(after before: ArraySlice<String>, typed: String) -> [Candidate] {
    guard let completion = EndpointCompletion(before) else { return [] }
    return completion.candidates(typed: typed) + (typed.hasPrefix("-") ? optionCandidates : [])
  }

  private func isVerb(_ word: String) -> Bool {
    word == "send" || RequestLine.verbs.contains { $0.word == word }
  }

  /// Names of what is set, of the kind that the word before says; without one, those of options too.
  private func keptCandidates(after before: [String]) -> [Candidate] {
    let kind = before.count > 1 ? before.last.flatMap { KeptName.Kind(word: $0) } : nil
    let options = kind == nil ? SessionOption.choices.map { Candidate($0.text, meaning: $0.meaning) } : []
    return options
      + session.keptNames(kind.map { [$0] } ?? KeptName.Kind.allCases).map {
        Candidate($0.text, meaning: $0.kind.inWords)
      }
  }

  private var tagCandidates: [Candidate] {
    (session.scope.tagNames + session.scope.graphQLKinds).map { Candidate($0.name, meaning: $0.meaning) }
  }

  var commandCandidates: [Candidate] {
    let lessonWords = isInLesson ? LessonWord.allCases.filter { $0 != .quit } : []
    return lessonWords.map { Candidate($0.rawValue, meaning: $0.meaning) }
      + commands.commands.flatMap { command -> [Candidate] in
        guard command.name != "." else { return [] }
        let names = command.names.filter { $0.first?.isLetter == true }
        return names.map { Candidate($0, meaning: isVerb($0) ? "send a request" : command.spec.summary) }
      } + session.aliases.all.map { Candidate($0.name, meaning: String($0.line.prefix(60))) }
  }
}

extension LinePlace {
  fileprivate var words: [Candidate] { choices.map { Candidate($0.text, meaning: $0.meaning) } }

  fileprivate var flags: [Candidate] {
    options.sorted { $0.name < $1.name }.map { Candidate($0.name, meaning: $0.meaning) }
  }
}

extension String {
  fileprivate enum SearchEnd { case last }

  /// The last place of a text.
  fileprivate func range(of text: String, options: SearchEnd) -> Range<Index>? { ranges(of: text).last }
}
