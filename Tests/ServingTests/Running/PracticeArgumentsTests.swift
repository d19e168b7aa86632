import ApusPacingTestSupport
import ApusPractice
import ApusSurroundings
import ApusSystem
import Testing

@testable import ApusServing

@Suite("A class that `apus practice` is told to have", .paced)
struct ClassOfArgumentsTests {
  private func names(_ text: String, _ students: Int? = nil) throws -> [String]? {
    var arguments = PracticeArguments()
    arguments.names = "class.txt"
    arguments.students = students
    let files = FileReader(contents: { _ in .success(Array(text.utf8)) }, problem: { _ in nil })
    return try arguments.classroom(with: files)?.students.map(\.name)
  }

  @Test("has the names of a file, and numbers for the rest")
  func names() throws {
    #expect(try names("Ada\n\n  りんご \r\n") == ["Ada", "りんご"])
    #expect(try names("Ada\n", 3) == ["Ada", "student 2", "student 3"])
    #expect(try names("Ada\nBob\n", 1) == ["Ada", "Bob"])
    #expect(try PracticeArguments().classroom(with: .disk(home: nil)) == nil)
  }

  @Test("is refused where the file has none, or cannot be read")
  func refused() {
    #expect(throws: CommandFailure.self) { try names(" \n") }
    #expect(throws: CommandFailure.self) { try names(String(repeating: "a\n", count: 201)) }
    var arguments = PracticeArguments()
    arguments.names = "/nowhere/class.txt"
    #expect(throws: CommandFailure.self) { try arguments.classroom(with: .disk(home: nil)) }
  }

  @Test("has names that drive no terminal")
  func visible() throws {
    #expect(try names("\u{1b}[2J")?.first?.contains("\u{1b}") == false)
  }
}
