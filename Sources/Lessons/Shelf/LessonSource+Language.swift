internal import ApusWords

extension LessonSource {
  /// The same lesson in a language. One that nobody has translated, or not well, stays as it is, and says so.
  ///
  /// - Parameters:
  ///   - texts: its translation, if there is one.
  ///   - file: what the translation is called.
  func translated(into language: SpokenLanguage, by texts: [UInt8]?, file: String) -> LessonSource {
    let own = document.language
    guard own != language.rawValue else { return self }
    var source = self
    guard let texts else {
      // Whoever speaks English opened a lesson in another language knowingly.
      if language != .english {
        source.remark = said("This lesson is not translated yet; it is shown in \(own).")
      }
      return source
    }
    do throws(LessonProblem) {
      let translation = try LessonTranslation(parsing: texts, file: file, into: language)
      let (lesson, findings) = Translations.applying(translation, to: document)
      source.document = lesson
      guard let finding = findings.first else { return source }
      throw LessonProblem(file: file, line: finding.line, finding.message)
    } catch {
      source.remark = said("The translation does not fit; the lesson is shown in \(own). \(error)")
    }
    return source
  }
}
