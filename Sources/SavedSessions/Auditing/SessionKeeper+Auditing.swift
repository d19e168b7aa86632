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
    for word in words {
      let typed = try word.template.filled(from: variables).visible(in: "a file name")
      for path in try audit.paths(of: typed) where !paths.contains(path) { paths.append(path) }
    }
    let results = try audit.results(paths)
    for result in results { try output.show(AuditView(path: result.path, findings: result.findings)) }
    let count = results.map(\.findings.count).reduce(0, +)
    let files = Units.count(paths.count, "file")
    guard count > 0 else { return output.note(Line("nothing in \(files) looks like a secret", .ok)) }
    let found = "\(Units.count(count, "place")) in \(files) \(count == 1 ? "looks" : "look") like a secret"
    guard fixes else {
      throw CommandFailure(
        .expectFailed, found, try: ["audit --fix \(words.map(\.text).joined(separator: " "))"])
    }
    try await audit.fix(results)
    output.note(Line("\(found), and nothing more: placeholders stand there now", .changed))
  }
}
