import ApusFolderTestSupport
import Foundation
import Testing

@testable import ApusLessons

@Suite("What was done in lessons, kept in a file")
struct LessonProgressTests {
  private func source(_ name: String = "test") throws -> LessonSource {
    try LessonTable.source(LessonTable.text, name: name)
  }

  @Test("is readable, for its owner alone, and there again")
  func kept() throws {
    let folder = try TestFolder()
    let path = folder.path + "/state/lessons"
    let progress = LessonProgress(path: path)
    #expect(progress.keep(LessonScore(met: [0], shown: [1]), of: try source(), at: 2) == nil)
    #expect(folder.text(of: "state/lessons")?.contains("step 3  goals 2  met 1  shown 2  test") == true)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(LessonProgress(path: path).score(of: try source())?.met == [0])
    #expect(progress.reset("other") == nil)
    #expect(progress.entries().count == 1)
    #expect(progress.reset(nil) == nil)
    #expect(progress.entries().isEmpty)
  }

  @Test("is added to by each of two terminals")
  func together() throws {
    let folder = try TestFolder()
    let first = LessonProgress(path: folder.path + "/lessons")
    let second = LessonProgress(path: folder.path + "/lessons")
    #expect(first.keep(LessonScore(met: [0]), of: try source(), at: 1) == nil)
    #expect(second.keep(LessonScore(met: [1]), of: try source(), at: 1) == nil)
    #expect(second.keep(LessonScore(met: [0]), of: try source("other"), at: 1) == nil)
    #expect(first.entries()["test"]?.met == [0, 1])
    #expect(first.entries().count == 2)
  }

  @Test(
    "is moved aside where it cannot be read, and that is said once",
    arguments: ["words", "step 1  goals x", "\u{0}"])
  func damaged(_ text: String) throws {
    let folder = try TestFolder()
    try folder.write(text, to: "lessons")
    let progress = LessonProgress(path: folder.path + "/lessons")
    #expect(progress.entries().isEmpty)
    #expect(progress.takeDamaged() == folder.path + "/lessons.damaged")
    #expect(progress.takeDamaged() == nil)
    #expect(folder.text(of: "lessons.damaged") == text)
  }

  @Test("of a lesson that was changed since is another's")
  func changed() throws {
    let folder = try TestFolder()
    try folder.write("step 3  goals 7  met 1  shown -  test\n", to: "lessons")
    #expect(LessonProgress(path: folder.path + "/lessons").score(of: try source()) == nil)
  }

  @Test("what a killed program left beside it is removed when it is next written, and nothing else")
  func leftovers() throws {
    let folder = try TestFolder()
    for name in ["lessons.41.new", "lessons.new", "lessons.x.new", "other.41.new"] {
      try folder.write("x", to: name)
    }
    let progress = LessonProgress(path: folder.path + "/lessons")
    #expect(progress.keep(LessonScore(), of: try source(), at: 1) == nil)
    #expect(folder.text(of: "lessons.41.new") == nil)
    for name in ["lessons.new", "lessons.x.new", "other.41.new"] { #expect(folder.text(of: name) == "x") }
  }
}
