internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction

extension SavedSession {
  /// What variables held that lines name and none sets, as far as the recording tells: they were given from outside.
  ///
  /// - Parameters:
  ///   - given: what is set already.
  ///   - cassette: what is to be asked in place of its own.
  func recordedVariables(
    besides given: [String: VariableValue], in cassette: Cassette? = nil, redactor: Redactor = Redactor(),
    runner: any LineRunner
  ) async throws -> [String: VariableValue] {
    // What is written to lack one would not.
    let lacking = document.steps.filter { $0.outcome == .failure(.requestVariable) }
      .reduce(into: Set<String>()) { $0.formUnion(Variables.OfLine($1.command).used) }
    let names = document.unsetVariables.filter { given[$0] == nil && !lacking.contains($0) }
    let cassette = cassette ?? self.cassette
    guard !names.isEmpty, !cassette.recordings.isEmpty else { return [:] }
    let finder = VariableFinder(names, addresses: document.addressVariables)
    let sandbox = try ReplaySandbox(
      document.frontMatter, cassette: cassette, redactor: redactor,
      variables: given.merging(finder.marks) { own, _ in own }, runner: runner, finder: finder)
    for step in document.steps {
      try Task.checkCancellation()
      _ = await sandbox.run(step.command, endingIn: step.outcome ?? .ok)
    }
    return finder.values
  }

  /// What those of some variables held when this was recorded that lines begin to say whom they ask with: by now
  /// another server may be asked.
  func recordedAddresses(
    of given: [String: VariableValue], runner: any LineRunner
  ) async throws -> [String: VariableValue] {
    let names = document.addressVariables.filter { given[$0] != nil }
    guard !names.isEmpty else { return [:] }
    return try await recordedVariables(besides: [:], runner: runner).filter { names.contains($0.key) }
  }

  /// Where the base is a variable that was given: what is asked in place of the session's own, as `--base` has it, and
  /// the variables with what that one held before; `nil` where nothing moves.
  func moved(
    by variables: SessionReplay.Given?, runner: any LineRunner
  ) async throws -> (base: WebURL, variables: SessionReplay.Given)? {
    let values = variables?.values(for: document) ?? [:]
    let lines = document.steps.map(\.command).filter { runner.traits(of: $0)?.contains(.setsBase) ?? false }
    guard document.frontMatter.base == nil, lines.count == 1,
      let parts = lines.first.flatMap({ Words($0).words.dropFirst().first?.template.fragments }),
      parts.count < 3, case .variable(let name)? = parts.first?.kind, let value = values[name]?.text,
      let base = try? WebURL(value + parts.dropFirst().map(\.text).joined())
    else { return nil }
    let recorded = try await recordedAddresses(of: values, runner: runner)[name]?.text
    guard let own = recorded ?? document.address(setBy: name), own != value else { return nil }
    return variables.map { (base, $0.adding([name: own])) }
  }
}

extension SessionDocument {
  /// The variables that lines name and none sets, in order.
  var unsetVariables: [String] {
    var (used, set) = (Set<String>(), Set<String>())
    for line in steps.map(\.command) {
      guard line.holds("{{") || ["let", "for"].contains(line.firstWord.lowercased()) else { continue }
      let own = Variables.OfLine(line)
      used.formUnion(own.used)
      if let name = own.set ?? Self.loopVariable(line) { set.insert(name) }
    }
    return used.subtracting(set).sorted()
  }

  /// Why a step did nothing that is written to do something; `nil` where it lacks no variable.
  package func lack(of step: Step, endingIn outcome: Step.Outcome) -> String? {
    guard outcome == .failure(.requestVariable), outcome != step.outcome else { return nil }
    let used = Variables.OfLine(step.command).used
    let unset = used.intersection(unsetVariables).sorted()
    if !unset.isEmpty {
      return "\(unset.joined(separator: ", ")) \(unset.count == 1 ? "is" : "are") not set"
    }
    return used.isEmpty ? nil : "\(used.sorted().joined(separator: ", ")) not set by the session"
  }

  /// Those that stand only where a URL begins.
  fileprivate var addressVariables: Set<String> {
    var (leading, inside) = (Set<String>(), Set<String>())
    for step in steps where step.command.holds("{{") {
      for (place, word) in Words(step.command).words.enumerated() {
        let fragments = word.template.fragments
        for (number, fragment) in fragments.enumerated() {
          guard case .variable(let name) = fragment.kind else { continue }
          let next = number + 1 < fragments.count ? fragments[number + 1].text : ""
          let isLeading = number == 0 && (next.isEmpty ? place < 2 : next.hasPrefix("/"))
          if isLeading { leading.insert(name) } else { inside.insert(name) }
        }
      }
    }
    return leading.subtracting(inside)
  }

  /// What a line sets a variable to, where that is one: `let host = http://localhost:8000`.
  fileprivate func address(setBy name: String) -> String? {
    let line = steps.lazy.map { Words($0.command).words.map(\.text) }
      .first { $0.count == 4 && $0[0] == "let" && $0[1] == name && $0[2] == "=" }
    return line?.last.flatMap { (try? WebURL($0)) == nil ? nil : $0 }
  }

  /// The one that `for NAME in …` sets.
  private static func loopVariable(_ line: String) -> String? {
    let words = Words(line).words
    return words.count > 2 && words[0].text.lowercased() == "for" ? words[1].text : nil
  }
}
