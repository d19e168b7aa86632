import ApusText
import Testing

@Suite("A theme in a file")
struct ThemeFileTests {
  private func text(_ file: String, _ role: Role, _ depth: ColourDepth = .trueColour) throws -> String {
    Theme.of(try ThemeFile.styles(file, named: "mine"), depth).text(of: Line("x", role))
  }

  @Test("a role looks as its line says, and others as the base has them")
  func roles() throws {
    let file =
      "# mine\nbase mono\nkey bold #88c0d0 # blue\n\nstring bright-green\nnumber 208 underline\nliteral plain\n"
    #expect(try text(file, .key) == "\u{1b}[1;38;2;136;192;208mx\u{1b}[0m")
    #expect(try text(file, .string) == "\u{1b}[92mx\u{1b}[0m")
    #expect(try text(file, .number) == "\u{1b}[4;38;5;208mx\u{1b}[0m")
    #expect(try text(file, .literal) == "x")
    #expect(try text(file, .match) == "\u{1b}[7mx\u{1b}[0m")
  }

  @Test(
    "what is wrong is named with its line",
    arguments: [
      ("key blau", 1, "blau"), ("\nnosuch red", 2, "nosuch"), ("base pink", 1, "dark, light or mono"),
      ("key #12345", 1, "#12345"), ("key 256", 1, "256"), ("key \u{1b}[31m", 1, "no colour"),
    ])
  func problems(_ file: String, _ line: Int, _ word: String) throws {
    let problem = try #require(throws: ThemeFile.Problem.self) { try ThemeFile.styles(file, named: "f") }
    #expect(problem.line == line && problem.message.contains(word))
  }

  @Test(
    "no file has anything else reach the terminal than colours",
    arguments: ["key 1;31", "key #zzzzzz", "key bold;5"])
  func codes(_ file: String) {
    #expect(throws: ThemeFile.Problem.self) { try ThemeFile.styles(file, named: "f") }
  }

  @Test("every role has its name")
  func names() throws {
    #expect(ThemeFile.roles.count == Role.allCases.count && ThemeFile.roles.contains("headerName"))
    for role in ThemeFile.roles {
      #expect(throws: Never.self) { try ThemeFile.styles("\(role) red", named: "f") }
    }
  }
}
