internal import ApusClient
internal import ApusLanguage
package import ApusSurroundings
package import ApusSystem
internal import ApusTeaching

/// Finds lessons: those of the program by their names, others in files, and ordered packs of them in folders.
package struct LessonShelf {
  private let files: FileReader

  package init(_ files: FileReader) { self.files = files }

  /// How the name of a file ends that is a lesson.
  package static let end = ".lesson.md"

  package enum Found {
    case lesson(LessonSource)
    /// The lessons of a folder, in the order of their names.
    case pack([LessonSource])
  }

  /// What a word names.
  ///
  /// - Throws: a `LineProblem` for what is nothing, and why a file is no lesson.
  package func found(_ typed: String, at range: Range<Int>) throws -> Found {
    let name = typed.lowercased()
    if let lesson = Lesson.all.first(where: { $0.name == name })?.source { return .lesson(lesson) }
    if isFolder(typed) {
      let pack = try pack(typed)
      guard pack.isEmpty else { return .pack(pack) }
      throw CommandFailure(
        .usageArgument, "\(typed) is a folder without a lesson, whose name would end in \(Self.end)")
    }
    if typed.contains("/") || name.hasSuffix(".md") || files.problem(files.expanded(typed)) == nil {
      return .lesson(try source(ofFile: typed))
    }
    let names = Lesson.all.map(\.name)
    let meant = names.first { $0.hasPrefix(name) } ?? nearest(to: typed, among: names)
    throw LineProblem("there is no lesson \(typed)", at: range, try: meant.map { "tour \($0)" } ?? "tour")
  }

  /// A lesson that stands in a file.
  package func source(ofFile typed: String) throws(CommandFailure) -> LessonSource {
    let place = files.expanded(typed)
    let bytes: [UInt8]
    switch files.contents(place) {
    case .success(let contents): bytes = contents
    case .failure(let problem):
      throw CommandFailure(.usageArgument, "\(typed) cannot be read: \(problem.reason)")
    }
    do throws(LessonProblem) {
      let document = try LessonDocument(parsing: bytes, file: typed)
      let quoted = ItemPrinter().quoted(typed)
      var source = LessonSource(name: files.whole(place), command: "tour \(quoted)", document: document)
      source.isFromElsewhere = true
      return source
    } catch {
      throw CommandFailure(.usageArgument, error.description, try: ["help lesson"])
    }
  }

  // MARK: Folders

  /// A pack has no more: what it lists has to fit a screen, and somebody's patience.
  private static let mostLessons = 200

  private func pack(_ typed: String) throws(CommandFailure) -> [LessonSource] {
    let place = files.expanded(typed)
    let names = Folder.names(in: place, limit: Self.mostLessons) { $0.hasSuffix(Self.end) }.sorted()
    let folder = typed.hasSuffix("/") ? typed : typed + "/"
    var sources: [LessonSource] = []
    for name in names { sources.append(try source(ofFile: folder + name)) }
    for index in sources.indices.dropLast() { sources[index].next = sources[index + 1].command }
    return sources
  }

  private func isFolder(_ path: String) -> Bool {
    (try? FileStatus(of: files.expanded(path)))?.kind == .folder
  }
}
