import Synchronization

/// A language that the program speaks: a folder here, with a table of what it says for each English sentence.
public enum SpokenLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"

  /// All there are, as they are given: `en, ja`.
  public static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The language of a locale, such as `ja_JP.UTF-8`; nil for one that is not spoken here.
  public init?(locale: String) {
    let name = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }.lowercased()
    self.init(rawValue: name == "c" || name == "posix" ? "en" : name)
  }

  /// What is spoken where nobody says another.
  private static let ofProgram = Mutex(SpokenLanguage.english)

  @TaskLocal private static var here: SpokenLanguage?

  /// Whether anything but English was ever spoken: mostly nothing is, and then nothing is looked up.
  private static let isOtherSpoken = Atomic(false)

  /// The language spoken here: that of a `speaking`, or else the program's.
  public static var current: SpokenLanguage {
    guard isOtherSpoken.load(ordering: .relaxed) else { return .english }
    return here ?? ofProgram.withLock { $0 }
  }

  /// From now on the program speaks it, but where `speaking` says another.
  public static func setForProgram(_ language: SpokenLanguage) {
    noteSpeaking(language)
    ofProgram.withLock { $0 = language }
  }

  private static func noteSpeaking(_ language: SpokenLanguage) {
    if language != .english { isOtherSpoken.store(true, ordering: .relaxed) }
  }

  /// Does something in a language, such as replaying what was saved in it.
  ///
  /// - Throws: what `body` throws.
  public nonisolated(nonsending) func speaking<Value, Failure: Error>(
    _ body: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    Self.noteSpeaking(self)
    let result: Result<Value, Failure> = await Self.$here.withValue(self) {
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// The same for what does not wait.
  ///
  /// - Throws: what `body` throws.
  public func speaking<Value>(_ body: () throws -> Value) rethrows -> Value {
    Self.noteSpeaking(self)
    return try Self.$here.withValue(self, operation: body)
  }

  /// How it says a sentence, by the sentence's key; nil where it has no own form.
  func form(of key: String) -> String? {
    switch self {
    case .english: nil
    case .japanese: WordTable.japanese.form(of: key) ?? WordTable.japaneseReference.form(of: key)
    }
  }

  /// Whether a table has a form for a key. English needs none.
  public func says(_ key: String) -> Bool { self == .english || form(of: key) != nil }
}
