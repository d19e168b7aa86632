internal import ApusClient
package import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

extension SessionKeeper {
  /// Looks through files for what looks like a secret.
  ///
  /// - Parameter fixes: whether that is taken out of them.
  package func audit(_ words: [Word], fixes: Bool, by runner: any LineRunner) async throws {
    let audit = Audit(environment.files, runner: runner, rules: output.mask.rules)
    var paths: [String] = []
    var passedOver = 0
    for word in words {
      let typed = try word.template.filled(from: variables).visible(in: "a file name")
      let found = try AuditedFiles(typed, environment.files)
      for path in found.paths where !paths.contains(path) { paths.append(path) }
      passedOver += found.passedOver
    }
    let results = try audit.results(paths)
    let count = try show(results)
    if passedOver > 0 {
      let files = Units.count(passedOver, "file")
      output.note(Line("not of a form that `audit` reads in a folder, and passed over: \(files)", .warning))
    }
    let files = Units.count(paths.count, "file")
    guard count > 0 else { return output.note(Line("nothing in \(files) looks like a secret", .ok)) }
    let found = "\(Units.count(count, "place")) in \(files) \(count == 1 ? "looks" : "look") like a secret"
    guard fixes else {
      throw CommandFailure(
        .expectFailed, found, try: ["audit --fix \(words.map(\.text).joined(separator: " "))"])
    }
    for path in try await audit.fix(results) {
      output.note(Line("fewer steps of \(path) go as they are written than before", .warning))
    }
    let left = try audit.results(paths)
    guard left.allSatisfy(\.findings.isEmpty) else {
      output.note(Line("still there, to be taken out by hand:", .warning))
      _ = try show(left)
      throw CommandFailure(.expectFailed, "not all that looks like a secret could be taken out")
    }
    output.note(Line("\(found), and nothing more: placeholders stand there now", .changed))
  }

  /// - Returns: how many findings there are.
  private func show(_ results: [Audit.Result]) throws -> Int {
    for result in results { try output.show(AuditView(path: result.path, findings: result.findings)) }
    return results.map(\.findings.count).reduce(0, +)
  }
}
