package import ApusWords

extension Lesson {
  /// What the lesson says in a language: what is done stands in `text` alone. nil where nobody has translated it, and in
  /// the language that it was written in.
  package func translation(into language: SpokenLanguage) -> [UInt8]? {
    switch language {
    case .english: nil
    case .japanese: Self.japanese[name]
    }
  }

  private static let japanese: [String: [UInt8]] = [
    "first-request": PackageResources.first_request_ja_lesson_md
  ]
}
