internal import ApusClient
internal import ApusFormats
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings
package import ApusRedaction
internal import ApusSurroundings
package import ApusSystem

/// Looks through files that are to be shared for what looks like a secret, and takes it out.
package struct Audit {
  let files: FileReader
  let runner: any LineRunner
  let rules: RedactionRules

  /// - Parameter rules: what somebody declared to be secret.
  package init(_ files: FileReader, runner: any LineRunner, rules: RedactionRules) {
    (self.files, self.runner, self.rules) = (files, runner, rules)
  }

  /// A file with what was found in it, and what it would be without that.
  package struct Result {
    package let path: String
    package let findings: [AuditFinding]
    let fixed: [UInt8]

    /// - Parameter fixed: the file without them; it is not asked for where there are none.
    fileprivate init(
      _ path: String, _ bytes: [UInt8], _ findings: [AuditFinding], _ fixed: () -> [UInt8]
    ) {
      (self.path, self.findings) = (path, findings)
      self.fixed = findings.isEmpty ? bytes : fixed()
    }
  }

  /// What is found in some files. What one of them tells may stand in another.
  ///
  /// - Throws: also where nobody waits any more.
  package func results(_ paths: [String]) throws -> [Result] {
    var redactor = Redactor()
    redactor.stopsWhenCancelled = true
    let declared = rules(in: paths)
    var results: [Result] = []
    var known: Int
    repeat {
      known = redactor.knownCount
      results = []
      for path in paths {
        redactor.go(by: declared[path] ?? rules)
        results.append(try result(path, &redactor))
      }
    } while paths.count > 1 && redactor.knownCount > known
    return results
  }

  /// What sessions declare to be secret, by their paths and those of their recordings: it is nobody else's business. Of a
  /// recording by itself the session that stands beside it says so.
  private func rules(in paths: [String]) -> [String: RedactionRules] {
    var declared: [String: RedactionRules] = [:]
    for path in paths where path.hasSuffix(".session.md") {
      guard let head = Self.head(of: path, files) else { continue }
      for path in [path, Self.recording(of: path, files)] {
        declared[path, default: rules].add(head.redaction)
      }
    }
    for path in paths where path.hasSuffix(".har") {
      for session in Self.sessions(beside: path) where !paths.contains(session) {
        if let head = Self.head(of: session, files) { declared[path, default: rules].add(head.redaction) }
      }
    }
    return declared
  }

  /// How a session may be called that has a recording: `a.session.har`, or `a.har` that somebody named.
  private static func sessions(beside recording: String) -> [String] {
    let name = String(recording.dropLast(4))
    return name.hasSuffix(".session") ? [name + ".md"] : [name + ".session.md"]
  }

  /// Where the recording of a session lies, whether it is there or not.
  static func recording(of session: String, _ files: FileReader) -> String {
    let folder = FilePath.folder(of: session)
    return head(of: session, files)?.cassette.map { folder + $0 } ?? String(session.dropLast(3)) + ".har"
  }

  private static func head(of path: String, _ files: FileReader) -> FrontMatter? {
    guard case .success(let bytes) = files.contents(files.expanded(path)) else { return nil }
    return try? SessionDocument(parsing: bytes).frontMatter
  }

  private func result(_ path: String, _ redactor: inout Redactor) throws -> Result {
    try Task.checkCancellation()
    let bytes = try files.contents(named: path)
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? path
    let kind = FileKind.of(bytes, name: name)
    guard kind != .binary else {
      throw CommandFailure(.usageArgument, "\(path) is not of a form that `audit` reads")
    }
    let isSession = name.hasSuffix(".session.md")
    // What was sent and came is looked through as it would have been recorded, but for short words: prose, hints and
    // codes have them as well.
    redactor.longestSparedWord = isSession || path.hasSuffix(".har") ? Redactor.shortestLearned - 1 : .max
    guard !isSession, let document = try? JSONDocument(bytes), document.root.isContainer else {
      let text = BytesAsText(bytes)
      let form = AuditedText(name, kind)
      let audit = try TextAudit(text.text, as: form, words: runner.words, redactor: &redactor)
      return Result(path, bytes, audit.findings) { text.bytes(of: audit.fixed) }
    }
    guard path.hasSuffix(".har") || document.root["log"]?["entries"] != nil else {
      let audit = try JSONAudit(document, redactor: &redactor)
      return Result(path, bytes, audit.findings) { audit.fixed }
    }
    let audit = try HARAudit(document, redactor: &redactor)
    return Result(path, bytes, audit.findings) { audit.fixed }
  }
}
