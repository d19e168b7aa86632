import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl

/// What these lines say about their requests is nothing: they go to files, or send none.
@Suite("One run of the program", .paced)
struct StartTests {
  private let asked = Asked { request in .response(status: request.url.path == "/no" ? 404 : 200, body: "{}")
  }
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func run(_ arguments: String...) async throws -> Int32 {
    try await Start(Invocation(arguments: ["--no-config"] + arguments), transport: asked).run()
  }

  @Test("ends with the status of its last line")
  func status() async throws {
    #expect(try await run("-e", "let a = 1") == 0)
    #expect(try await run("-e", "let a = 1", "-e", "quit") == 0)
    #expect(asked.all.isEmpty)
  }

  @Test("sends the lines of a file, to the base that it was given")
  func files() async throws {
    try folder.write("let a = 7\nset timeout 3\nget /{{a}} -o \(folder.path)/out\n", to: "lines")
    #expect(try await run("--base", "http://h.test/v1", "run", folder.path + "/lines") == 0)
    #expect(asked.lines == ["GET /v1/7"] && folder.text(of: "out") == "{}")
  }

  @Test(
    "refuses a file that is not there, or of another kind, and a base that is none, before anything is sent")
  func refusals() async throws {
    try folder.write("{\"a\": 1}", to: "data.json")
    #expect(try await run("run", folder.path + "/none") == 2)
    #expect(try await run("run", folder.path + "/data.json") == 2)
    #expect(try await run("--base", "http://[", "-e", "get /") == 2)
    #expect(asked.all.isEmpty)
  }

  @Test("cannot go well where its recording cannot be made")
  func recording() async throws {
    try folder.write("no folder", to: "file")
    #expect(try await run("--record", folder.path + "/file/it", "-e", "let a = 1") != 0)
    #expect(folder.text(of: "file") == "no folder")
    // Folders that are not there are made.
    for name in ["it", "none/there/it"] {
      #expect(try await run("--record", folder.path + "/" + name, "-e", "let a = 1") == 0)
      #expect(folder.text(of: name + ".session.md")?.contains("$ let a = 1") == true)
    }
  }

  @Test("has a screen only where somebody talks with it")
  func screens() throws {
    #expect(try Invocation(arguments: ["-e", "get /"]).screen == nil)
    #expect(try Invocation(arguments: ["get", "/"]).screen == nil)
    #expect(try Invocation(arguments: ["run", "x"]).screen == nil)
  }
}
