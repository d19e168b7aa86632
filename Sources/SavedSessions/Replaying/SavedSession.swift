internal import ApusClient
internal import ApusLanguage
package import ApusRecordings
internal import ApusRendering
package import ApusSurroundings
package import ApusSystem

/// A saved session as it stands on the disk: its document, and its cassette beside it.
package struct SavedSession: Sendable {
  package let path: String
  package var document: SessionDocument
  /// What its file holds, also where only some of its steps are wanted.
  var wholeDocument: SessionDocument { whole ?? document }
  private var whole: SessionDocument?
  /// Empty when the session names none.
  package let cassette: Cassette
  /// The file whose end is missing, as after a crash, and the line where it stops; `nil` when both are whole.
  package let missingEnd: String?
  /// Whether the end of the document itself is there.
  let isDocumentComplete: Bool
  /// Where a step could still be written.
  let lastLine: String
  /// Why somebody may have cut a document that reads well; `nil` when it ends as this program's do.
  private let oddEnd: String?

  /// Reads both files. Every problem names the file and, where there is one, the place in it.
  ///
  /// - Parameter needsCassette: whether a cassette that is named has to be there.
  package init(
    reading path: String, with files: FileReader, needsCassette: Bool = true
  ) throws(CommandFailure) {
    self.path = path
    let bytes = try files.contents(named: path)
    do throws(SessionSyntaxError) {
      (document, isDocumentComplete) = try SessionDocument.recovering(bytes, file: path)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
    try Self.refuseLookalikes(in: bytes, of: path)
    lastLine = Self.end(of: path, bytes)
    let cassettePath = document.frontMatter.cassette.map { Self.beside(path, $0) }
    guard let place = cassettePath, needsCassette || files.problem(files.expanded(place)) == nil else {
      cassette = Cassette(recordings: [])
      oddEnd = nil
      missingEnd = isDocumentComplete ? nil : lastLine
      return
    }
    let recorded = try files.contents(named: place, try: Self.lineWithoutRecording(path))
    do throws(HARProblem) {
      cassette = try Cassette(reading: recorded, file: place)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
    oddEnd = cassette.isOwn ? Self.oddEnd(of: bytes) : nil
    let isRecordingComplete = cassette.isComplete
    missingEnd =
      !isDocumentComplete ? lastLine : isRecordingComplete ? nil : Self.end(of: place, recorded)
  }

  /// What to type where the recording cannot be read. Standard input has no file that an update could write, or beside
  /// which the recording could be.
  private static func lineWithoutRecording(_ path: String) -> String {
    let isInput = path == SessionSearch.Place.standardInput
    return "replay \(isInput ? "FILE" : "--update \(ItemPrinter().quoted(path))")"
  }

  /// Leaves out steps. Its file keeps them.
  mutating func choose(_ steps: (SessionDocument) -> SessionDocument) {
    whole = wholeDocument
    document = steps(document)
  }

  /// A document that this program wrote ends with a line that holds something, and with that line's end.
  private static func oddEnd(of bytes: [UInt8]) -> String? {
    let newline = UInt8(ascii: "\n")
    guard bytes.last == newline else { return "its last line has no end" }
    return bytes.dropLast().last == newline ? "it ends in an empty line" : nil
  }

  /// The file and its last line.
  private static func end(of path: String, _ bytes: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    let count = bytes.count { $0 == newline } + (bytes.last == newline ? 0 : 1)
    return "\(path):\(count)"
  }

  /// What was meant to be run and is not would be missed by nobody.
  private static func refuseLookalikes(in bytes: [UInt8], of path: String) throws(CommandFailure) {
    let names = ConsoleBlock.Role.allCases.map(\.rawValue) + [SessionDocument.RuleBlock.language]
    let lookalike = StepLookalike.first(in: bytes) {
      nearest(to: $0, among: names) != nil || $0.lowercased().hasPrefix(ConsoleBlock.language)
    }
    guard let lookalike else { return }
    let name = nearest(to: lookalike.found.filter { $0 != "`" }, among: names) ?? ConsoleBlock.language
    throw CommandFailure(
      .usageArgument, "\(path):\(lookalike.line): expected a `\(name)` block, found \(lookalike.found)")
  }

  /// Where a file is that stands beside another.
  static func beside(_ path: String, _ name: String) -> String {
    FilePath.folder(of: path) + name
  }
}

extension SavedSession {
  /// Refuses what would be green without saying anything, and what cannot be done, before anything is sent.
  package func check(
    _ options: ReplayOptions, name: @autoclosure () -> String, runner: any LineRunner
  ) throws(CommandFailure) {
    if document.steps.isEmpty, !options.allowsEmpty || missingEnd != nil {
      let block = "a `\(ConsoleBlock.language)` block with a line to run"
      throw CommandFailure(
        .usageArgument, "\(missingEnd ?? lastLine): expected \(block), found the end of the file",
        try: missingEnd == nil ? ["replay --allow-empty \(name())"] : [])
    }
    if document.isAllLeftOut, !options.allowsEmpty {
      throw CommandFailure(
        .usageArgument, "\(path): nothing of it asks: its requests were left out when it was imported",
        try: ["replay --allow-empty \(name())"])
    }
    if options.mode == .update, path == SessionSearch.Place.standardInput {
      throw CommandFailure(.usageArgument, "standard input cannot be updated: there is no file to write")
    }
    if options.mode == .update, !isDocumentComplete {
      throw CommandFailure(
        .usageArgument,
        "\(lastLine): the end of the file is missing, and an update would lose what stood there")
    }
    if let base = options.base ?? options.against, !document.steps.isEmpty, !hasBase(runner),
      standIn(for: base) == nil
    {
      throw CommandFailure(.usageArgument, "\(path) has no base that --base could stand for")
    }
  }

  /// What tells that steps are gone, as a part of a sentence; `nil` where nothing does.
  package func missing(_ leftBehind: SavedSession.LeftBehind) -> String? { leftBehind.reason ?? oddEnd }

  /// Why a replay is not fine whose steps are all as written: some are gone.
  package func missingSteps(_ reason: String, _ mode: ReplayMode, name: String) -> CommandFailure {
    return CommandFailure(
      .usageArgument,
      "\(lastLine): the end of the file is missing: \(reason)"
        + (mode == .update ? "; nothing was written" : ""),
      try: ["replay --update --accept-failures \(name)"])
  }

  /// Its front matter where another base is asked. What has none of its own has the origin for it that all its requests
  /// went to, or that other base where none is recorded.
  func head(on base: WebURL?, runner: any LineRunner) -> FrontMatter {
    var head = document.frontMatter
    if let base, !hasBase(runner) { head.base = standIn(for: base)?.description }
    return head
  }

  /// What stands for the base that it has none of; `nil` where it asks several servers, or one that nobody can tell.
  private func standIn(for base: WebURL) -> WebURL? {
    let asked = cassette.recordings.map(\.exchange.request.url)
    guard let first = asked.first else {
      return document.steps.contains { $0.command.contains("://") } ? nil : base
    }
    return asked.allSatisfy { $0.origin == first.origin }
      ? first.withoutUser.with(path: "/", query: nil) : nil
  }

  private func hasBase(_ runner: any LineRunner) -> Bool {
    document.frontMatter.base != nil
      || document.steps.contains { runner.traits(of: $0.command)?.contains(.setsBase) ?? false }
  }
}

extension SavedSession {
  /// What a recording has behind the last step of its document that asked for something: steps are gone that stood there.
  package struct LeftBehind: Sendable {
    /// What nobody asked for.
    var exchanges: [Recording] = []
    /// How many steps are missing that asked for nothing.
    var stepCount = 0
    /// The recorded files that steps have read and that hold something else by now.
    var changedFiles: [String] = []

    /// As a part of a sentence; `nil` when there is nothing.
    var reason: String? {
      guard let first = exchanges.first?.exchange.request else { return missingSteps }
      let request = "\(first.method) \(first.url)"
      return exchanges.count == 1
        ? "no step asks for the last exchange of its recording, \(request)"
        : "no step asks for the last \(exchanges.count) exchanges of its recording, from \(request) on"
    }

    private var missingSteps: String? {
      guard stepCount > 0 else { return nil }
      return
        "\(Units.count(stepCount, "step")) that its recording counts behind its last exchange \(stepCount == 1 ? "is" : "are") gone"
    }
  }
}

extension FileReader {
  /// What a file holds that somebody named, `-` for standard input.
  ///
  /// - Parameter advice: the line to try where it cannot be read. None by default.
  func contents(
    named path: String, try advice: @autoclosure () -> String? = nil
  ) throws(CommandFailure) -> [UInt8] {
    let place = path == SessionSearch.Place.standardInput ? "/dev/stdin" : expanded(path)
    switch contents(place) {
    case .success(let bytes): return bytes
    case .failure(let problem):
      throw CommandFailure(
        .usageArgument, "\(path) cannot be read: \(problem.reason)", try: advice().map { [$0] } ?? [])
    }
  }
}
