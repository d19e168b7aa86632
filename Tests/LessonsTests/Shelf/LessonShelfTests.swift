import ApusFolderTestSupport
import ApusLanguage
import ApusSurroundings
import ApusSystem
import ApusTeaching
import ApusWords
import Testing

@testable import ApusLessons

@Suite("Where lessons are found")
struct LessonShelfTests {
  @Test(
    "every lesson of the program can be read, has words and steps, and fits a terminal",
    arguments: Lesson.all.map(\.name))
  func lessons(_ name: String) throws {
    let source = try #require(Lesson.all.first { $0.name == name }?.source)
    #expect(source.document.steps.count >= 5)
    #expect(source.document.title != name)
    #expect(source.document.steps.first?.prose.isEmpty == false)
  }

  @Test("a translation stands beside its lesson, and is no lesson of its own")
  func translations() throws {
    let folder = try TestFolder()
    try folder.write(LessonTable.text, to: "pack/a.lesson.md")
    try folder.write(TranslationsTests.text, to: "pack/a.ja.lesson.md")
    try folder.write(LessonTable.text, to: "pack/b.ja.lesson.md")
    let files = FileReader.disk(home: nil, workingFolder: folder.path)
    for (language, title) in [(nil, "A short one"), (.english, "A short one"), (.japanese, "短いレッスン")]
      as [(SpokenLanguage?, String)]
    {
      guard case .pack(let pack) = try LessonShelf(files, in: language).found("pack", at: 0..<4) else {
        Issue.record("no pack")
        return
      }
      #expect(pack.map(\.document.title) == [title, "A short one"])
      #expect(pack.map(\.command) == ["tour pack/a.lesson.md", "tour pack/b.ja.lesson.md"])
    }
    // Whoever names the translation wants it, whatever is spoken.
    let named = try LessonShelf(files, in: .english).source(ofFile: "pack/a.ja.lesson.md")
    #expect(named.document.title == "短いレッスン")
    #expect(named.name.hasSuffix("pack/a.lesson.md"), "what was done is kept once")
    #expect(try LessonShelf(files, in: nil).source(ofFile: "pack/a.ja.lesson.md").document.language == "en")
  }

  @Test("files and folders are found, and the others are named")
  func files() throws {
    let folder = try TestFolder()
    try folder.write(LessonTable.text, to: "pack/1-a.lesson.md")
    try folder.write(LessonTable.text, to: "pack/2-b.lesson.md")
    try folder.write("no lesson", to: "pack/3.md")
    try folder.write("", to: "empty/x")
    let shelf = LessonShelf(.disk(home: nil, workingFolder: folder.path))
    var pack: [LessonSource] = []
    if case .pack(let found) = try shelf.found("pack", at: 0..<4) { pack = found }
    #expect(pack.map(\.command) == ["tour pack/1-a.lesson.md", "tour pack/2-b.lesson.md"])
    #expect(pack.map(\.next) == ["tour pack", nil])
    #expect(!pack.contains { !$0.isFromElsewhere })
    #expect(throws: CommandFailure.self) { try shelf.found("empty", at: 0..<5) }
    #expect(throws: CommandFailure.self) { try shelf.found("pack/3.md", at: 0..<5) }
    #expect(throws: CommandFailure.self) { try shelf.found("gone.lesson.md", at: 0..<5) }
    let problem = #expect(throws: LineProblem.self) { try shelf.found("frist-request", at: 0..<5) }
    #expect(problem?.suggestion == "tour first-request")
  }
}
