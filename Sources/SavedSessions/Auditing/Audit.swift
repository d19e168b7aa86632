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
  private let files: FileReader
  private let runner: any LineRunner
  private let rules: RedactionRules

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

  /// The files that somebody named: sessions with their recordings, and others; of a folder those that have requests, or
  /// values for them, whatever program they are of.
  ///
  /// - Throws: where there is nothing of that name, or nothing in a folder that could be looked through.
  package func paths(of typed: String) throws -> [String] {
    let place = files.expanded(typed)
    guard let kind = try? FileStatus(of: place.isEmpty ? "." : place).kind else {
      let whole = SessionFileName.whole(typed)
      guard files.problem(files.expanded(whole)) == nil else {
        throw CommandFailure(.usageArgument, "\(typed) is not there")
      }
      return Self.both(whole, files)
    }
    guard kind == .folder else { return Self.both(typed, files) }
    var found: [String] = []
    var folders = [typed.hasSuffix("/") ? typed : typed + "/"]
    while let folder = folders.popLast() {
      try Task.checkCancellation()
      for name in Folder.names(in: files.expanded(folder), where: Self.mayBeShared) {
        let path = folder + name
        let status = try? FileStatus(of: files.expanded(path))
        if status?.kind == .folder { folders.append(path + "/") }
        if status?.kind == .file, isOne(path, name) { found.append(path) }
      }
    }
    guard !found.isEmpty else {
      throw CommandFailure(.usageArgument, "no file in \(typed) has requests, or values for them")
    }
    return found.sorted()
  }

  /// What is hidden is left alone, but for `.env` and its like.
  private static func mayBeShared(_ name: String) -> Bool {
    !name.hasPrefix(".") || name == ".env" || name.hasPrefix(".env.")
  }

  /// Whether a file in a folder is looked through, by its name or, where that says little, by what it holds.
  private func isOne(_ path: String, _ name: String) -> Bool {
    if Self.ends.contains(where: name.hasSuffix) || name.hasPrefix(".env.") { return true }
    guard Self.openEnds.contains(where: name.hasSuffix),
      case .success(let bytes) = files.contents(files.expanded(path))
    else { return false }
    return Self.kinds.contains(FileKind.of(bytes, name: name))
  }

  private static let ends = [
    ".har", ".session.md", ".http", ".rest", ".hurl", ".bru", ".env", ".env.json", ".postman_collection.json",
    ".postman_environment.json",
  ]
  private static let openEnds = [".json", ".yaml", ".yml"]
  private static let kinds = CollectionFile.kinds.union([.har, .thunderClient])

  /// A session and its recording belong together.
  private static func both(_ path: String, _ files: FileReader) -> [String] {
    guard path.hasSuffix(".session.md") else { return [path] }
    let recording = String(path.dropLast(3)) + ".har"
    return files.problem(files.expanded(recording)) == nil ? [recording, path] : [path]
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
      guard let head = head(of: path) else { continue }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      let recording = head.cassette.map { folder + $0 } ?? String(path.dropLast(3)) + ".har"
      for path in [path, recording] { declared[path, default: rules].add(head.redaction) }
    }
    for path in paths where path.hasSuffix(".har") {
      for session in Self.sessions(beside: path) where !paths.contains(session) {
        if let head = head(of: session) { declared[path, default: rules].add(head.redaction) }
      }
    }
    return declared
  }

  /// How a session may be called that has a recording: `a.session.har`, or `a.har` that somebody named.
  private static func sessions(beside recording: String) -> [String] {
    let name = String(recording.dropLast(4))
    return name.hasSuffix(".session") ? [name + ".md"] : [name + ".session.md"]
  }

  private func head(of path: String) -> FrontMatter? {
    guard case .success(let bytes) = files.contents(files.expanded(path)) else { return nil }
    return try? SessionDocument(parsing: bytes).frontMatter
  }

  private func result(_ path: String, _ redactor: inout Redactor) throws -> Result {
    try Task.checkCancellation()
    let bytes: [UInt8]
    switch files.contents(files.expanded(path)) {
    case .success(let content): bytes = content
    case .failure(let problem):
      throw CommandFailure(.usageArgument, "\(path) cannot be read: \(problem.reason)")
    }
    let isSession = path.hasSuffix(".session.md")
    guard !isSession, let document = try? JSONDocument(bytes), document.root.isContainer else {
      let words = isSession ? runner.words : nil
      let text = BytesAsText(bytes)
      let audit = try TextAudit(text.text, words: words, redactor: &redactor)
      return Result(path, bytes, audit.findings) { text.bytes(of: audit.fixed) }
    }
    guard path.hasSuffix(".har") || document.root["log"]?["entries"] != nil else {
      let audit = try JSONAudit(document, redactor: &redactor)
      return Result(path, bytes, audit.findings) { audit.fixed }
    }
    let audit = try HARAudit(document, redactor: &redactor)
    return Result(path, bytes, audit.findings) { audit.fixed }
  }

  /// Takes what was found out of the files. A session that replayed before replays then.
  package func fix(_ results: [Result]) async throws {
    var sessions: [(path: String, fine: Set<Int>)] = []
    for result in results where result.path.hasSuffix(".session.md") {
      sessions.append((result.path, try await linesAsWritten(result.path)))
    }
    for result in results where !result.findings.isEmpty {
      do throws(SafeFile.Failure) {
        try SafeFile.replace(files.expanded(result.path), with: result.fixed, isOthers: true)
      } catch {
        throw CommandFailure(.usageArgument, "\(error)")
      }
    }
    for (path, fine) in sessions { try await showAnew(path, fine) }
  }

  /// The lines of the steps that go as they are written.
  private func linesAsWritten(_ path: String) async throws -> Set<Int> {
    guard let session = try? SavedSession(reading: path, with: files) else { return [] }
    var lines: Set<Int> = []
    _ = try await SessionReplay(session: session, runner: runner).run { verdict in
      if verdict.isAsWritten { lines.insert(verdict.step.place.number) }
      return true
    }
    return lines
  }

  /// Writes what steps show of a recording that holds less than before.
  private func showAnew(_ path: String, _ lines: Set<Int>) async throws {
    guard !lines.isEmpty, let session = try? SavedSession(reading: path, with: files) else { return }
    let sandbox = try ReplaySandbox(
      session.document.frontMatter, cassette: session.cassette,
      userAgent: session.cassette.userAgent(orElse: nil),
      runner: runner)
    var update = SessionUpdate(session)
    var course = SessionReplay.Course(session.document)
    var isChanged = false
    while let (step, block) = course.next() {
      let shown = await sandbox.run(step.command, endingIn: step.outcome ?? .ok, mode: block.mode)
      update.read(shown.files, before: shown.recordings)
      guard lines.contains(step.place.number), shown.outcome == step.outcome ?? .ok,
        !StepVerdict(step, block.mode, shown, forms: session.document.frontMatter.forms).isAsWritten
      else {
        update.keep(step, shown.recordings)
        continue
      }
      isChanged = true
      let line = LoggedLine(keeping: step, shown.recordings)
      update.add(
        step, block.mode, line,
        StepMaker.Result(command: step.command, recordings: shown.recordings, lineResult: shown, unasked: []))
    }
    var redactor = Redactor(rules: rules)
    redactor.add(session.document.frontMatter.redaction)
    if isChanged { try update.write(to: files.expanded(path), with: &redactor) }
  }
}
