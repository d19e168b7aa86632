import ApusWords
import Testing

@testable import ApusLessons

@Suite("A translated lesson")
struct TranslationsTests {
  static let text = """
    ---
    lesson: 1
    title: 短いレッスン
    language: ja
    ---

    これを見てください。

    ---

    あなたの番です。

    ```hint
    波かっこに名前が
    入ります。
    ```

    ```wrong
    # それは別の人です。
    ```

    ---

    質問です。

    ```quiz
    だめと言っているのは？
    - 二百
    # それは成功です。
    - 四百四
    ```

    ---

    終わりです。
    """

  static func translate(_ text: String) throws -> (lesson: LessonDocument, findings: [LessonFinding]) {
    let translation = try LessonTranslation(parsing: Array(text.utf8), file: "x.ja", into: .japanese)
    return Translations.applying(translation, to: try LessonTable.source(LessonTable.text).document)
  }

  @Test("says other words, and does the same")
  func applied() throws {
    let original = try LessonTable.source(LessonTable.text).document
    let (lesson, findings) = try Self.translate(Self.text)
    #expect(findings == [])
    #expect(lesson.title == "短いレッスン" && lesson.language == "ja")
    #expect(lesson.steps.map { $0.shown.map(\.text) } == original.steps.map { $0.shown.map(\.text) })
    #expect(lesson.steps.map(\.goalCount) == original.steps.map(\.goalCount))
    #expect(lesson.digest == original.digest, "a recording of it is one of the original")
    #expect(lesson.steps[0].prose.contains("これを見てください。"))
    #expect(lesson.steps[1].hints == ["波かっこに名前が\n入ります。"])
    #expect(lesson.steps[1].wrongs.map(\.reason) == ["それは別の人です。"])
    #expect(lesson.steps[1].wrongs.map(\.lines) == original.steps[1].wrongs.map(\.lines))
    #expect(lesson.steps[2].quiz?.question == "だめと言っているのは？")
    #expect(lesson.steps[2].quiz?.choices.map(\.text) == ["二百", "四百四"])
    #expect(lesson.steps[2].quiz?.choices.map(\.isRight) == [false, true])
    #expect(lesson.steps[2].quiz?.choices.first?.remark == "それは成功です。")
    #expect(lesson.ending.contains("終わりです。"))
  }

  @Test(
    "that does not fit stays as it was written, and the line is named",
    arguments: [
      ("---\n\n終わりです。", "", 24, "here are 3 parts, and there should be 4"),
      ("これを見てください。\n\n---\n\n", "", 31, "here are 3 parts"),
      ("```wrong\n# それは別の人です。\n```\n", "", 11, "here are 0 reasons for wrong lines"),
      ("```hint\n波かっこに名前が\n入ります。\n```\n", "", 11, "here are 0 hints"),
      ("- 四百四\n", "", 24, "here are 1 answers to a question"),
      ("質問です。\n", "", 25, "says something"),
      ("波かっこに名前が", "get /github/users/{{name}} です。", 11, "a hint holds an answer"),
      ("それは別の人です。", "get /github/users/{{name}} です。", 11, "what is said of a wrong line holds an answer"),
    ])
  func misfits(_ text: String, _ other: String, _ line: Int, _ message: String) throws {
    let changed = Self.text.replacing(text, with: other)
    #expect(changed != Self.text)
    let (lesson, findings) = try Self.translate(changed)
    #expect(lesson.title == "A short one")
    #expect(findings.map(\.line) == [line])
    #expect(findings.first?.message.contains(message) == true, "\(findings)")
  }

  @Test(
    "has texts only, in the language of its name",
    arguments: [
      ("language: ja", "language: en", "x.ja:1:1: expected `language: ja` in the front matter"),
      ("---\n\n質問です。", "質問です。", "x.ja:22:1: expected `---`, the end of this step"),
      ("# それは別の人です。", "get /", "x.ja:19:1: expected `# ` and why it is wrong"),
      ("- 二百", "- [ ] 二百", "x.ja:28:1: expected `- ` and an answer"),
      ("- 四百四", "四百四", "x.ja:30:1: expected `- ` and an answer"),
      ("だめと言っているのは？", "", "x.ja:26:1: expected a question"),
      ("だめと言っているのは？", "# なぜ", "x.ja:27:1: expected an answer before this"),
      (
        "```wrong", "```show\nget /\n```\n\n```wrong",
        "x.ja:18:1: a translation has texts only: a `show` block"
      ),
    ])
  func problems(_ text: String, _ other: String, _ problem: String) throws {
    let changed = Self.text.replacing(text, with: other)
    #expect(changed != Self.text)
    let found = #expect(throws: LessonProblem.self) { try Self.translate(changed) }
    #expect(found?.description.hasPrefix(problem) == true, "\(found?.description ?? "")")
  }

  @Test("that nobody has made leaves the lesson as it is, and says so; so does one that does not fit")
  func remarks() throws {
    let source = try LessonTable.source(LessonTable.text)
    #expect(source.translated(into: .english, by: nil, file: "x").remark == nil)
    let lacking = SpokenLanguage.japanese.speaking { source.translated(into: .japanese, by: nil, file: "x") }
    #expect(lacking.remark == "このレッスンの日本語訳はまだありません。原文 (en) で表示します。")
    #expect(lacking.document.title == "A short one")
    let bad = source.translated(into: .japanese, by: Array("no lesson".utf8), file: "x.ja")
    #expect(bad.remark?.contains("x.ja:1:1: expected `---`") == true, "\(bad.remark ?? "")")
    let good = source.translated(into: .japanese, by: Array(Self.text.utf8), file: "x.ja")
    #expect(good.remark == nil && good.document.title == "短いレッスン")
  }
}
