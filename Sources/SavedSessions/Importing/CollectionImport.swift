internal import ApusClient
internal import ApusFormats
package import ApusLanguage
package import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// A collection of another program, listed and written as files of this one's.
package struct CollectionImport {
  private let files: [Word]
  private let target: Word?
  private let isSession: Bool
  private let runner: any LineRunner
  private let environment: Environment
  private let output: Output
  private let variables: Variables
  private let redactor: Redactor

  /// - Parameters:
  ///   - files: as they are typed.
  ///   - target: the folder that it is written into; `nil` where it is only listed.
  ///   - isSession: whether it becomes a saved session.
  ///   - redactor: takes what must not be seen out of what is written.
  package init(
    files: [Word], target: Word?, isSession: Bool, runner: any LineRunner, environment: Environment,
    output: Output, variables: Variables, redactor: Redactor
  ) {
    (self.files, self.target, self.isSession, self.runner) = (files, target, isSession, runner)
    (self.environment, self.output, self.variables) = (environment, output, variables)
    self.redactor = redactor
  }

  package func run() async throws -> Outcome {
    if let outcome = try await runAsCapture() { return outcome }
    let found = try CollectionFinder(environment.files, variables).find(files)
    list(found.collection, as: isSession ? lines(of: found.collection) : nil)
    guard let target else {
      output.note(
        Line("nothing was sent or written; try: ", .dim)
          + Line("import \(names) --into DIR\(isSession ? " --as session" : "")", .command))
      return .ok
    }
    try write(
      found, into: try target.template.filled(from: variables).visible(in: "a folder's name"))
    return .ok
  }

  /// A HAR file has answers, too: it is a session that replays. `nil` where there is none.
  private func runAsCapture() async throws -> Outcome? {
    guard files.count == 1, let word = files.first else { return nil }
    let name = try word.template.filled(from: variables).visible(in: "a file name")
    guard let capture = try CaptureImport(name, in: environment.files, output) else {
      return nil
    }
    capture.list()
    guard isSession, let target else {
      output.note(
        Line("nothing was sent or written; try: ", .dim)
          + Line("import \(names) --into DIR --as session", .command))
      return .ok
    }
    let folder = try target.template.filled(from: variables).visible(in: "a folder's name")
    let title = try await capture.write(
      into: folder, with: runner, redactor: redactor, in: environment)
    output.note(
      Line("nothing was sent; try: ", .dim)
        + Line("replay \(ItemPrinter().quoted("\(folder)/\(title)"))", .command))
    return .ok
  }

  /// The files as they are typed.
  private var names: String { files.map { ItemPrinter().quoted($0.text) }.joined(separator: " ") }

  /// A folder beside one in which there is something already.
  private func free(_ folder: String) -> String {
    let name = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let files = environment.files
    return (2...99).lazy.map { "\(name)-\($0)" }.first {
      (try? FileStatus(of: files.whole(files.expanded($0)))) == nil
    }
      ?? "DIR"
  }

  // MARK: What is found

  /// - Parameter lines: what it becomes as a session, which may lack some of it.
  private func list(_ collection: RequestCollection, as lines: CollectionLines?) {
    output.note(Line(collection.summary))
    var folders: [String] = []
    for (number, request) in collection.requests.enumerated() {
      if request.folders != folders {
        folders = request.folders
        if !folders.isEmpty { output.note(Line(folders.joined(separator: " / "), .key)) }
      }
      var line =
        Line("  \(request.method) ", .method) + Line(request.url, .url) + Line("  \(request.place)", .dim)
      if let refusal = request.refusal {
        line = line + Line("  left out: \(refusal)", .warning).retold
      } else if !request.answerNotes.isEmpty {
        line = line + Line("  \(request.answerNotes)", .dim)
      }
      output.note(line)
      // What is left out as a whole was said.
      guard request.refusal == nil, let made = lines?.requests.dropFirst(number).first else { continue }
      for note in made.notes {
        output.note(Line("    ") + Line(note, made.lines.isEmpty ? .warning : .dim).retold)
      }
    }
    for entry in collection.leftOut { output.note(Line("\(entry.place): left out: \(entry.what)", .dim)) }
  }

  private func lines(of collection: RequestCollection) -> CollectionLines {
    let named = variables.values["environment"]?.text
    return CollectionLines(collection, environment: named ?? collection.environments.first?.name)
  }

  // MARK: Files

  private func write(_ found: CollectionFinder.Found, into typed: String) throws {
    var made = CollectionOutput(found.collection)
    if isSession {
      let document = SessionDocument(lines(of: found.collection), title: found.collection.name)
      made.add("\(made.name).session.md", document.text)
      made.addSecrets(of: found.collection)
    } else {
      made.addHTTPFiles(found.collection, filesIn: found.folder)
    }
    let folder = environment.files.expanded(typed)
    do throws(SafeFile.Failure) {
      try NewFiles.write(made.files, into: folder)
    } catch {
      throw CommandFailure(
        .usageArgument, "\(error); nothing was written",
        try: [
          "import \(names) --into \(ItemPrinter().quoted(free(typed)))" + (isSession ? " --as session" : "")
        ])
    }
    for file in made.files { output.note(Line("wrote ") + Line("\(typed)/\(file.name)", .url)) }
    if made.files.contains(where: \.isPrivate) {
      output.note(
        Line("keep \(CollectionOutput.secret) out of version control: the secrets are in it", .warning))
    }
    let name = ItemPrinter().quoted("\(typed)/\(made.name)")
    let next = isSession ? "replay --update \(name)" : "run \(name).http"
    output.note(Line("nothing was sent; try: ", .dim) + Line(next, .command))
  }
}
