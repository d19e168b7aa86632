import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusSurroundings

@Suite("Other programs that are asked for something", .paced)
struct OtherProgramsTests {
  private let programs = OtherPrograms.on { "/nowhere:/bin:/usr/bin" }

  @Test("are found where PATH has them, and what they write is read")
  func output() throws {
    let shell = try #require(programs.path("sh"))
    #expect(shell == "/bin/sh")
    #expect(programs.output(shell, ["-c", "echo $0 \"$1\"; echo no >&2", "a", "b c"]) == "a b c\n")
    #expect(programs.path("no-such-program") == nil)
    #expect(OtherPrograms.on { nil }.path("sh") == nil)
  }

  @Test("say nothing where they fail, say too much, or are not there")
  func failures() {
    #expect(programs.output("/bin/sh", ["-c", "echo x; exit 1"]) == nil)
    #expect(programs.output("/bin/sh", ["-c", "while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxx; done"]) == nil)
    #expect(programs.output("/nowhere/sh", []) == nil)
    #expect(
      OtherPrograms.none.path("sh") == nil && OtherPrograms.none.output("/bin/sh", ["-c", "echo"]) == nil)
  }

  @Test("are started on their own, and one that ends at once says how")
  func started() throws {
    let folder = try TestFolder()
    let hour: Int32 = 3_600_000
    let script = "echo \"$1\" > \(folder.path)/said"
    #expect(OtherPrograms.problem(starting: "/bin/sh", ["-c", script, "sh", "a b"], patience: hour) == nil)
    #expect(folder.text(of: "said") == "a b\n")
    #expect(
      OtherPrograms.problem(starting: "/bin/sh", ["-c", "exit 3"], patience: hour) == "it ended with status 3"
    )
    #expect(programs.start("/nowhere/sh", []) != nil)
    #expect(OtherPrograms.none.start("/bin/sh", []) == "there is none")
  }

  @Test("are not waited for where they stay")
  func staying() throws {
    let folder = try TestFolder()
    let script = "while [ -d \(folder.path) ]; do sleep 0.1; done"
    #expect(OtherPrograms.problem(starting: "/bin/sh", ["-c", script], patience: 0) == nil)
  }

  @Test("end when somebody does not want to wait for them")
  func cancelled() async {
    let programs = programs
    let work = Task { programs.output("/bin/sh", ["-c", "exec sleep 3600"]) }
    work.cancel()
    #expect(await work.value == nil)
  }

  @Test("are no program's that lines of a file from elsewhere can ask")
  func elsewhere() {
    var environment = Environment()
    environment.programs = programs
    #expect(environment.asking(Permissions { _ in true }).programs.path("sh") == nil)
  }
}
