package import ApusLanguage
package import ApusTeaching

extension Lesson {
  /// The lesson in steps. Every lesson of the program can be read; a test sees to that.
  package var tour: TourLesson? {
    (try? SessionDocument(parsing: text, file: name)).map { TourLesson(name: name, $0) }
  }

  /// The lesson after the one of this name.
  package static func next(after name: String) -> TourLesson? {
    all.drop { $0.name != name }.dropFirst().first?.tour
  }

  /// The lesson that a word names.
  package static func named(_ word: Word) throws(LineProblem) -> Lesson {
    let typed = word.text.lowercased()
    if let lesson = all.first(where: { $0.name == typed }) { return lesson }
    let names = all.map(\.name)
    let meant = names.first { $0.hasPrefix(typed) } ?? nearest(to: word.text, among: names)
    throw LineProblem(
      "there is no lesson \(word.text)", at: word.range, try: meant.map { "tour \($0)" } ?? "tour")
  }

  /// The service whose lines can be asked live.
  package func liveService(at word: Word) throws(LineProblem) -> String {
    if let service { return service }
    let names = Self.all.filter { $0.service != nil }.map(\.name).joined(separator: " and ")
    throw LineProblem(
      "only \(names) can be asked live; \(name) is for the practice API", at: word.range, try: "tour \(name)")
  }
}
