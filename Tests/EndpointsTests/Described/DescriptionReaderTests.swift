import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSurroundings
import ApusSystem
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("Descriptions made of texts", .paced)
struct DescriptionReaderTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private var reader: DescriptionReader {
    DescriptionReader(Environment(files: .disk(home: nil, workingFolder: folder.path)), home: nil) { url in
      url.hasSuffix("/a.yaml")
        ? .success(Array("get: {summary: Here}".utf8)) : .failure(FileProblem("not there"))
    }
  }

  private static let parts = """
    {"openapi": "3.0.0", "paths": {"/a": {"$ref": "a.yaml"}, "/b": {"$ref": "b.yaml"}}}
    """

  @Test("have the parts that are beside them in the network, and say what is missing")
  func network() async throws {
    let url = try WebURL("http://h.test/d/api.json")
    let loaded = try await reader.specification(
      in: Array(Self.parts.utf8), name: "x", location: url.text, url: url)
    #expect(loaded.index.operations.map(\.title) == ["Here"] && loaded.location == url.text)
    #expect(loaded.warnings.contains { $0.contains("not there") })
  }

  @Test("of a file that has all it refers to look for no other")
  func whole() async throws {
    try folder.write(Self.parts, to: "api.json")
    try folder.write("get: {summary: Here}", to: "a.yaml")
    let path = folder.path + "/api.json"
    #expect(try await reader.specification(inFile: path, name: "x").index.operations.count == 1)
    #expect(try await reader.specification(inFile: path, name: "x", isWhole: true).index.operations.isEmpty)
  }

  @Test("are refused in words where they are none, under the name that was typed")
  func none() async throws {
    for (text, words) in [
      ("", "x cannot be read"), ("<html>", "x cannot be read"), ("{", "x is not JSON"),
      ("[1]", "x is no description"),
    ] {
      let failure = await #expect(throws: CommandFailure.self) {
        try await reader.specification(inText: Array(text.utf8), name: "x")
      }
      #expect(failure?.message.hasPrefix(words) == true, "\(failure?.message ?? "")")
    }
    await #expect(throws: (any Error).self) {
      try await reader.specification(inFile: folder.path + "/none.json", name: "x")
    }
  }
}
