internal import ApusSavedSessions
package import ApusTeaching

extension Lesson {
  /// The lesson in steps. Every lesson of the program can be read; a test sees to that.
  package var document: LessonDocument? {
    if let document = try? LessonDocument(parsing: text, file: name) { return document }
    return (try? SessionDocument(parsing: text, file: name)).map { LessonDocument(showing: $0, name: name) }
  }

  /// The lesson as one that is walked through.
  package var source: LessonSource? {
    guard let document else { return nil }
    var source = LessonSource(name: name, command: "tour \(name)", document: document)
    source.next = Self.all.drop { $0.name != name }.dropFirst().first.map { "tour \($0.name)" }
    return source
  }
}
