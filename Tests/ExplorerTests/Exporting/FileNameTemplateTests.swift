import ApusJSON
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusExplorer

@Suite("Names of files that answers go into", .paced)
struct FileNameTemplateTests {
  private func name(_ template: String, _ json: String, number: Int = 7, digits: Int = 3) throws -> String {
    try FileNameTemplate(Word(typed: template)).name(
      number, digits: digits, ending: "json", of: JSONDocument(json).root)
  }

  @Test("have the number, values and the ending in them")
  func parts() throws {
    #expect(try name("{n}-{.id}.json", #"{"id": 42}"#) == "007-42.json")
    #expect(
      try name("{.owner.login} {.tags[0]}.{ext}", #"{"owner": {"login": "りんご"}, "tags": ["🍎"]}"#)
        == "りんご 🍎.json")
    #expect(
      try name("x{.missing}.json", "{}") == "x.json" && name("{.a}", #"{"a": {"b": [1]}}"#) == #"{_b__[1]}"#)
    #expect(FileNameTemplate.usual.name(3, digits: 2, ending: "html", of: nil) == "03.html")
  }

  @Test(
    "stay one name in the folder, whatever a server puts into them",
    arguments: [
      "../../etc/passwd", "/etc/passwd", "..", ".", "", "...", ".bashrc", "a/b", "a\\\\b", "nul\\u0000x",
      "\\u001b[2J", "\\u202efdp.exe", "a\\nb",
      "C:\\\\x", " x ",
    ])
  func hostile(_ value: String) throws {
    for template in ["{.id}", "{.id}.json", "{n}-{.id}.json"] {
      let name = try name(template, "{\"id\": \"\(value)\"}")
      #expect(!name.contains("/") && !name.contains("\\") && !name.hasPrefix(".") && !name.isEmpty, "\(name)")
      #expect(name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202e }, "\(name)")
    }
  }

  @Test("are no longer than file systems take, and keep their ending")
  func long() throws {
    let name = try name("{.id}.json", "{\"id\": \"\(String(repeating: "り", count: 500))\"}")
    #expect(name.utf8.count <= 200 && name.hasSuffix("り.json"))
    #expect(try self.name("{.id}", "{\"id\": \"\(String(repeating: "a", count: 900))\"}").count == 200)
  }

  @Test("that are none are refused", arguments: ["{", "{m}", "{id}", "a/{n}", "{.a[}", "../{n}"])
  func refused(_ template: String) {
    #expect(throws: LineProblem.self) { try FileNameTemplate(Word(typed: template)) }
  }
}
