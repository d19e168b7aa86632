import ApusClient
import ApusFolderTestSupport
import ApusLanguage
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSystem
import Testing

@testable import ApusAnswers
@testable import ApusExplorer
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("How an answer is shown", .paced)
struct ResponseDisplayTests {
  private static let body = #"{"a": [1, 2]}"#

  private func shown(
    to traits: Console.Traits = Talk.terminal, _ body: String = body, status: Int = 200,
    view: ViewKind = .tree, headers: HeaderFields = ["Content-Type": "application/json"],
    _ choose: (inout PreparedRequest.ShowOptions) -> Void = { _ in }
  ) throws -> (out: String, notes: String) {
    let desk = try Desk(to: traits)
    desk.context.session.settings.view = view
    var options = PreparedRequest.ShowOptions()
    choose(&options)
    let record = try Record("http://h.test/x?y=1", status: status, body, headers: headers)
    try ResponseDisplay(desk.output, view, Environment()).show(record, showing: options)
    desk.output.sayAfterwords()
    return desk.taken()
  }

  @Test("to a program byte for byte, to a person as the session's view is")
  func views() throws {
    #expect(try shown(to: .plain).out == Self.body)
    #expect(try shown().out == "a  array of 2\n├─ [0]  1\n└─ [1]  2\n")
    #expect(try shown(view: .json).out.hasPrefix("{\n  \"a\": ["))
    #expect(try shown(view: .raw).out == Self.body + "\n")
    #expect(try shown("[{\"a\": 1}]", view: .table).out.contains("a"))
    #expect(try shown("").out == "")
    #expect(try shown("no JSON", headers: ["Content-Type": "text/plain"]).out == "no JSON\n")
    #expect(try shown().notes.hasPrefix("200"))
  }

  @Test("in the parts that a line names, in their order, and with nothing else")
  func parts() throws {
    let both = try shown(to: .plain) { $0.parts = "hb" }
    #expect(both.out.hasPrefix("HTTP/1.1 200") && both.out.hasSuffix(Self.body) && both.notes == "")
    #expect(try shown(to: .plain) { $0.parts = "H" }.out.hasPrefix("GET /x?y=1 HTTP/1.1"))
    #expect(try shown(to: .plain) { $0.parts = "b" }.out == Self.body)
    #expect(try shown(to: .plain) { $0.parts = "B" }.out == "")
  }

  @Test("in a log of GitHub's runner with no head that is a command there, and a body byte for byte")
  func runner() throws {
    var traits = Console.Traits.plain
    traits.isForRunner = true
    let body = "::error::x\n##[group]y"
    let headers: HeaderFields = ["Content-Type": "text/plain", "X-Title": "##[error]z"]
    let shown = try shown(to: traits, body, headers: headers) { $0.parts = "hb" }
    #expect(shown.out.contains("X-Title: ##\\[error]z") && shown.out.hasSuffix(body), "\(shown.out)")
    let verbose = try self.shown(to: traits, body, headers: headers) { $0.isVerbose = true }
    #expect(verbose.out == body && !verbose.notes.contains("##["), "\(verbose.notes)")
    #expect(verbose.notes.split(separator: "\n").allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::") })
  }

  @Test("with the whole story where the line asks for it")
  func verbose() throws {
    #expect(try shown { $0.isVerbose = true }.notes.contains("/x?y=1"))
    #expect(try !shown().notes.contains("/x?y=1"))
  }

  @Test("in a file where the line says so, but for an error's body, which goes there only when wanted")
  func files() throws {
    let folder = try TestFolder()
    let path = folder.path + "/out"
    let written = try shown(to: .plain) { $0.output = path }
    #expect(written.out == "" && written.notes.hasSuffix("13 B in \(path)\n"), "\(written.notes)")
    #expect(folder.text(of: "out") == Self.body)
    let refused = try shown(to: .plain, "no", status: 404) { $0.output = path }
    #expect(
      folder.text(of: "out") == Self.body && refused.notes.hasSuffix("nothing was written to \(path)\n"))
    _ = try shown(to: .plain, "no", status: 404) {
      $0.output = path
      $0.savesErrors = true
    }
    #expect(folder.text(of: "out") == "no")
    let failure = try #require(throws: CommandFailure.self) {
      try shown { $0.output = folder.path + "/none/there" }
    }
    #expect(failure.code == .requestParameter && failure.message.contains("cannot be written: "))
  }

  @Test("a part of one stands beside the file, under a name that nothing has")
  func part() throws {
    let desk = try Desk()
    try desk.folder.write("old", to: "f")
    try desk.folder.write("mine", to: "f.part")
    let display = ResponseDisplay(desk.output, .tree, Environment())
    try display.write(Array("half".utf8), into: desk.folder.path + "/f", isWhole: false)
    #expect(desk.folder.text(of: "f") == "old" && desk.folder.text(of: "f.part2") == "half")
    #expect(desk.taken().notes == "4 B in \(desk.folder.path)/f.part2\n")
  }

  @Test("success is below 300")
  func success() throws {
    #expect(
      try !Record(status: 204).isNoSuccess && Record(status: 302).isNoSuccess
        && Record(status: 404).isNoSuccess)
  }
}
