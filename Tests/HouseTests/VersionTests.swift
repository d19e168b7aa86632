import Testing

@Suite("The version")
struct VersionTests {
  /// The one place that holds it.
  private func number() throws -> Substring {
    let file = try House.text(at: "Sources/Surroundings/ProgramVersion.swift")
    let line = try #require(file.split(separator: "\n").first { $0.contains("let number = ") })
    return try #require(line.split(separator: "\"").dropFirst().first)
  }

  @Test("the README says to depend on it, and the change log begins with it")
  func everywhere() throws {
    let number = try number()
    #expect(try House.text(at: "README.md").contains(", from: \"\(number)\")"))
    let headings = try House.text(at: ".github/CHANGELOG.md").split(separator: "\n").filter {
      $0.hasPrefix("## ")
    }
    #expect(headings.first?.hasPrefix("## \(number)") ?? false)
  }

  @Test("no other source spells it")
  func once() throws {
    let number = "\"\(try number())\""
    let spelling = House.sources.filter { file in file.lines.contains { $0.contains(number) } }
    #expect(spelling.map(\.path) == ["Surroundings/ProgramVersion.swift"])
  }
}
