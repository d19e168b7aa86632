import ApusClient
import Testing

@testable import ApusLessons

@Suite("The blocks of a lesson")
struct LessonBlockReaderTests {
  private func reader(_ kind: LessonBlock.Kind, _ text: String) -> LessonBlockReader {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let numbered = lines.enumerated().map { (text: $1, number: $0 + 11) }
    return LessonBlockReader(file: "x", block: LessonBlock(kind: kind, lines: numbered, place: 10))
  }

  @Test("hold questions, whose answers are chosen by number, letter or text")
  func quiz() throws {
    let quiz = try reader(.quiz, "Which says\nno?\n- [ ] 200\n# That is yes.\n- [x] 404").quiz()
    #expect(quiz.question == "Which says no?")
    #expect(quiz.choices.map(\.isRight) == [false, true])
    #expect(quiz.choices.first?.remark == "That is yes.")
    #expect(["2", "b", "404", "3", "c", "x"].map(quiz.number) == [2, 2, 2, nil, nil, nil])
    #expect(throws: LessonProblem.self) { try reader(.quiz, "Which?\n- [x] a\n- [x] b").quiz() }
    #expect(throws: LessonProblem.self) { try reader(.quiz, "- [x] a\n- [ ] b").quiz() }
    #expect(throws: LessonProblem.self) { try reader(.quiz, "Which?\n- [x] a\n- [ ] b\nmore").quiz() }
  }

  @Test("hold failures of the practice API, once or more often")
  func faults() throws {
    #expect(try reader(.fault, "network.reset").fault() == LessonFault(name: "network.reset"))
    #expect(try reader(.fault, "network.reset 2").fault().count == 2)
    let problem = #expect(throws: LessonProblem.self) { try reader(.fault, "network.rest").fault() }
    #expect(problem?.message.contains("network.reset") == true)
    #expect(throws: LessonProblem.self) { try reader(.fault, "network.reset often").fault() }
  }

  @Test("hold lines, with the failure that each should end in")
  func lines() throws {
    let lines = try reader(.show, "get /a\n\nget /b\n? http.404").lines()
    #expect(lines.map(\.text) == ["get /a", "get /b"])
    #expect(lines.last?.failure?.name == "http.404")
    for text in ["? http.404", "get /a\n? nothing.known", "skip", "", String(repeating: "a", count: 5_000)] {
      #expect(throws: LessonProblem.self) { try reader(.show, text).lines() }
    }
  }

  @Test("hold wrong lines with their reasons")
  func wrongs() throws {
    let wrongs = try reader(.wrong, "get /a\nget /b\n# Two.\nget /c\n# One.").wrongs()
    #expect(wrongs.map(\.reason) == ["Two.", "One."])
    #expect(wrongs.map(\.lines.count) == [2, 1])
    #expect(throws: LessonProblem.self) { try reader(.wrong, "get /a").wrongs() }
    #expect(throws: LessonProblem.self) { try reader(.wrong, "# Why").wrongs() }
  }

  @Test("name the place of what is wrong in a goal")
  func goals() throws {
    let problem = #expect(throws: LessonProblem.self) { try reader(.goal, "status 200\nstatus maybe").goal() }
    #expect(
      problem?.description.hasPrefix("x:12:8: expected a status") == true, "\(String(describing: problem))")
    #expect(
      try reader(.predict, "header Location").prediction().conditions.map(\.text) == [
        "predicted header Location"
      ])
    #expect(throws: LessonProblem.self) { try reader(.predict, "status\nbody").prediction() }
  }
}
