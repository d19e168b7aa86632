internal import ApusSavedSessions
package import ApusTeaching
package import ApusWords

extension Lesson {
  /// The lesson in steps, as it was written. Every lesson of the program can be read; a test sees to that.
  package var document: LessonDocument? {
    if let document = try? LessonDocument(parsing: text, file: name) { return document }
    return (try? SessionDocument(parsing: text, file: name)).map { LessonDocument(showing: $0, name: name) }
  }

  /// The lesson as one that is walked through, in the language that is spoken here.
  package var source: LessonSource? { source(in: .current) }

  /// The lesson as one that is walked through.
  ///
  /// - Parameter language: nil leaves it in the language that it was written in.
  package func source(in language: SpokenLanguage?) -> LessonSource? {
    guard let document else { return nil }
    var source = LessonSource(name: name, command: "tour \(name)", document: document)
    source.next = Self.all.drop { $0.name != name }.dropFirst().first.map { "tour \($0.name)" }
    guard let language else { return source }
    return source.translated(into: language, by: translation(into: language), file: name)
  }
}
