internal import ApusClient
internal import ApusLanguage
package import ApusSurroundings
package import ApusSystem
internal import ApusTeaching
package import ApusWords

/// Finds lessons: those of the program by their names, others in files, and ordered packs of them in folders.
package struct LessonShelf {
  private let files: FileReader
  private let language: SpokenLanguage?

  /// - Parameter language: what lessons are wanted in: by default, what is spoken here. nil takes them as they were written.
  package init(_ files: FileReader, in language: SpokenLanguage? = .current) {
    (self.files, self.language) = (files, language)
  }

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
    if let lesson = Lesson.all.first(where: { $0.name == name })?.source(in: language) {
      return .lesson(lesson)
    }
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

  /// A lesson that stands in a file. Of a translation it is its original, in that language.
  package func source(ofFile typed: String) throws(CommandFailure) -> LessonSource {
    let translated = original(of: typed)
    let place = files.expanded(translated?.file ?? typed)
    let bytes: [UInt8]
    switch files.contents(place) {
    case .success(let contents): bytes = contents
    case .failure(let problem):
      throw CommandFailure(.usageArgument, "\(typed) cannot be read: \(problem.reason)")
    }
    let quoted = ItemPrinter().quoted(typed)
    // A copy of a lesson of the program is that lesson, and may do what it may.
    if var own = Lesson.all.first(where: { $0.text == bytes })?.source(in: language) {
      own.command = "tour \(quoted)"
      return own
    }
    do throws(LessonProblem) {
      let document = try LessonDocument(parsing: bytes, file: translated?.file ?? typed)
      var source = LessonSource(name: files.whole(place), command: "tour \(quoted)", document: document)
      source.isFromElsewhere = true
      guard let wanted = language.map({ translated?.language ?? $0 }) else { return source }
      let texts = translation(of: source, into: wanted)
      return source.translated(into: wanted, by: texts?.bytes, file: texts?.file ?? typed)
    } catch {
      throw CommandFailure(.usageArgument, error.description, try: ["help lesson"])
    }
  }

  // MARK: Folders

  /// A pack has no more: what it lists has to fit a screen, and somebody's patience.
  private static let mostLessons = 200

  private func pack(_ typed: String) throws(CommandFailure) -> [LessonSource] {
    let place = files.expanded(typed)
    let most = Self.mostLessons * SpokenLanguage.allCases.count
    let names = Folder.names(in: place, limit: most) { $0.hasSuffix(Self.end) }.sorted()
    let folder = typed.hasSuffix("/") ? typed : typed + "/"
    var sources: [LessonSource] = []
    for name in names.filter({ original(of: folder + $0) == nil }).prefix(Self.mostLessons) {
      sources.append(try source(ofFile: folder + name))
    }
    // The folder itself goes on, with what is not done yet.
    let command = "tour \(ItemPrinter().quoted(typed))"
    for index in sources.indices.dropLast() { sources[index].next = command }
    return sources
  }

  // MARK: Translations

  /// The text of a lesson's translation, and what its file is called; nil where there is none.
  package func translation(
    of source: LessonSource, into language: SpokenLanguage
  ) -> (file: String, bytes: [UInt8])? {
    guard source.isFromElsewhere else {
      let lesson = Lesson.all.first { $0.name == source.name }
      return lesson?.translation(into: language).map { ("\(source.name).\(language.rawValue)", $0) }
    }
    guard source.name.hasSuffix(Self.end) else { return nil }
    let path = source.name.dropLast(Self.end.count) + Self.ending(language)
    guard case .success(let bytes) = files.contents(String(path)) else { return nil }
    return (path.split(separator: "/").last.map(String.init) ?? String(path), bytes)
  }

  /// The lesson that a file is a translation of: `rain.lesson.md` of `rain.ja.lesson.md`, where it stands beside it.
  private func original(of typed: String) -> (file: String, language: SpokenLanguage)? {
    for language in SpokenLanguage.allCases where typed.hasSuffix(Self.ending(language)) {
      let original = typed.dropLast(Self.ending(language).count) + Self.end
      if files.problem(files.expanded(String(original))) == nil { return (String(original), language) }
    }
    return nil
  }

  private static func ending(_ language: SpokenLanguage) -> String { ".\(language.rawValue)\(end)" }

  private func isFolder(_ path: String) -> Bool {
    (try? FileStatus(of: files.expanded(path)))?.kind == .folder
  }
}
