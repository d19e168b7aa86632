import ApusClient
import Testing

@testable import ApusLessons

@Suite("The text of a lesson")
struct LessonReaderTests {
  static let text = """
    ---
    lesson: 1
    title: Two steps
    language: en
    minutes: 5
    ---
    # Not shown twice

    Look at this.

    ```show
    get /a
    get /b
    ? http.404
    ```

    Now do it.

    ```setup
    let n = 1
    ```
    ```goal
    request method POST
    status 201
    ```
    ```hint
    A method that sends something.
    ```
    ```answer
    post /a x=1
    ```
    ```wrong
    get /a
    # That only asks.
    ```

    That was it.
    """

  @Test("is read into steps: prose, and the blocks under it")
  func steps() throws {
    let lesson = try LessonDocument(parsing: Array(Self.text.utf8), file: "x.lesson.md")
    #expect(lesson.title == "Two steps")
    #expect(lesson.language == "en")
    #expect(lesson.minutes == 5)
    #expect(lesson.goalCount == 1)
    let first = try #require(lesson.steps.first)
    #expect(first.prose.contains("Look at this."))
    #expect(first.shown.map(\.text) == ["get /a", "get /b"])
    #expect(first.shown.map { $0.failure?.name } == [nil, "http.404"])
    let second = try #require(lesson.steps.last)
    #expect(second.setup.map(\.text) == ["let n = 1"])
    #expect(second.goals.first?.conditions.map(\.text) == ["request method POST", "status 201"])
    #expect(second.answers.first?.map(\.text) == ["post /a x=1"])
    #expect(second.wrongs.first?.reason == "That only asks.")
    #expect(lesson.ending.contains("That was it."))
    #expect(lesson.goalsBefore(step: 2) == 1)
  }

  @Test(
    "names the line and the column of what is wrong in it",
    arguments: [
      ("", "x:1:1: expected `---`, the start of the front matter"),
      ("---\ntitle: A\n", "x:3:1: expected `---`, the end of the front matter"),
      ("---\ntitle: A\n---\n", "x:1:1: expected `lesson: 1` in the front matter"),
      ("---\nlesson: 1\n---\n", "x:1:1: expected a `title` in the front matter"),
      ("---\nlesson: 2\n---\n", "x:2:8: expected the version 1, found 2"),
      ("---\nlesson: 1\nlesson: 1\n---\n", "x:3:1: lesson appears twice"),
      (
        "---\nlesson: 1\nauthor: me\n---\n",
        "x:3:1: expected one of lesson, title, language, minutes, found author"
      ),
      ("---\nlesson: 1\nminutes: soon\n---\n", "x:3:9: expected minutes, from 1 to 600"),
      ("---\nlesson: 1\nlanguage: xx\n---\n", "x:3:10: expected a language such as en or ja"),
      ("---\nwords\n---\n", "x:2:1: expected a key and a value, such as `title: Caching`"),
    ])
  func head(_ text: String, _ problem: String) {
    #expect(Self.problem(text) == problem)
  }

  @Test(
    "names the block that is wrong",
    arguments: [
      ("```gaol\nstatus 200\n```", "x:5:4: expected a `goal` block, found gaol"),
      ("```show\nget /", "x:5:1: this block has no end"),
      ("Only words.", "x:5:1: expected a step: a `show`, `goal`, `predict` or `quiz` block"),
    ])
  func blocks(_ text: String, _ problem: String) {
    #expect(Self.problem("---\nlesson: 1\ntitle: A\n---\n" + text) == problem)
  }

  @Test("may have the mark and the line ends of an editor of Windows")
  func windows() throws {
    let plain = try LessonDocument(parsing: Array(Self.text.utf8), file: "x")
    let text = "\u{feff}" + Self.text.replacing("\n", with: "\r\n")
    let lesson = try LessonDocument(parsing: Array(text.utf8), file: "x")
    #expect(lesson.title == plain.title && lesson.digest == plain.digest)
    #expect(lesson.steps.map(\.prose) == plain.steps.map(\.prose))
    #expect(Self.problem("---\r\nlesson: 1\r\nlesson: 1\r\n") == "x:3:1: lesson appears twice")
  }

  @Test("is bounded, and UTF-8")
  func bounds() {
    let head = Array("---\nlesson: 1\ntitle: A\n---\n".utf8)
    let long = head + [UInt8](repeating: 0x61, count: LessonReader.mostBytes)
    #expect(Self.problem(long) == "x:1:1: a lesson has at most 256 kB")
    #expect(Self.problem(head + [0xff, 0x0a]) == "x:5:1: expected UTF-8")
  }

  static func problem(_ text: String) -> String? { problem(Array(text.utf8)) }

  static func problem(_ bytes: [UInt8]) -> String? {
    do {
      _ = try LessonDocument(parsing: bytes, file: "x")
      return nil
    } catch {
      return error.description
    }
  }
}
