package import ApusFormats
internal import ApusLanguage

/// What the requests of a file want of this machine. All of them are looked through before the first is sent.
package struct RequestFileWishes {
  private let plan: HTTPFilePlan
  private let lines: CurlLineWishes
  /// What the session keeps.
  private var variables: [String: VariableValue] { lines.context.variables.values }

  package init(_ plan: HTTPFilePlan, _ lines: CurlLineWishes) { (self.plan, self.lines) = (plan, lines) }

  /// Asks for what is wanted, as far as that is known without an answer.
  ///
  /// - Parameters:
  ///   - state: what the file has come to so far, which is nothing; it stays as it is.
  ///   - check: is called behind each question. What it throws ends the asking.
  package func ask(of state: HTTPFileState, check: () throws -> Void) rethrows {
    // What scripts keep before they have an answer is known by now.
    var foreseen = state
    foreseen.isOffline = true
    for item in plan.items {
      switch item {
      case .request(let place): try ask(for: state.file.requests[place], &foreseen, check)
      case .workflow(let place):
        let workflow = state.file.workflows[place]
        try foreseen.values(variables).lookUp(workflow, check: check)
        for place in workflow.steps.compactMap({ HTTPFilePlan.request(named: $0.request, in: state.file) }) {
          try ask(for: state.file.requests[place], &foreseen, check)
        }
      }
    }
  }

  private func ask(
    for request: HTTPFile.Request, _ foreseen: inout HTTPFileState, _ check: () throws -> Void
  ) rethrows {
    try foreseen.values(variables).lookUp(request, check: check)
    var own: [String: VariableValue] = [:]
    _ = foreseen.prepare(request, variables, own: &own)
    try check()
    let rounds = (try? foreseen.rounds(of: request, foreseen.values(variables, own: own))) ?? [[:]]
    try check()
    for round in rounds {
      let values = foreseen.values(variables, own: own.merging(round) { $1 })
      // With what scripts and lists give it, it may want more.
      if request.hasOwnValues { try values.lookUp(request, check: check) }
      guard let line = values.foreseenCurlLine(of: request) else { continue }
      try lines.ask(for: line, check: check)
    }
  }
}
