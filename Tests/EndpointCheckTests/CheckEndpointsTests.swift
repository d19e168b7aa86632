import ApusFolderTestSupport
import Foundation
import Testing

#if os(Linux)
  /// The program that the package's plugin starts, as it was built.
  @Suite("The program behind `swift package check-endpoints`")
  struct CheckEndpointsTests {
    private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "apus-check-endpoints")

    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func check(_ path: String) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = Self.program
      process.arguments = [path]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test("lists what it finds in a folder, and ends with 1")
    func found() throws {
      try folder.write("struct Find: Call {\n  var queryItems: Int { 1 }\n}", to: "Deep/A.swift")
      try folder.write("typealias Call = Endpoint", to: "B.swift")
      try folder.write("struct Other: Endpoint { var header: Int { 1 } }", to: "C.txt")
      let result = try check(folder.path)
      #expect(result.status == 1)
      #expect(
        result.output
          == "\(folder.path)/Deep/A.swift:2: warning: nothing uses `queryItems` of Find: `query` is meant\n")
    }

    @Test("says that all is used, and ends with 0")
    func clean() throws {
      try folder.write("struct Find: Endpoint { var query: [QueryItem] { [] } }", to: "A.swift")
      let result = try check(folder.path)
      #expect(result.status == 0)
      #expect(result.output == "every member of every endpoint and service is used\n")
    }

    @Test("ends with 2 where it cannot read")
    func unreadable() throws {
      let result = try check(folder.path + "/nowhere.swift")
      #expect(result.status == 2)
      #expect(result.output.hasPrefix("error: "))
    }
  }
#endif
