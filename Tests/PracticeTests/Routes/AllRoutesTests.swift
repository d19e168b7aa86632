import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("The lists of routes and faults", .paced)
struct AllRoutesTests {
  @Test("every file of routes is in the list", arguments: ["Routes", "Faults"])
  func listIsComplete(folder: String) throws {
    let protocolName = folder == "Routes" ? "RouteGroup" : "FaultGroup"
    let listed = folder == "Routes" ? AllRoutes.groups.map { "\($0)" } : AllFaults.groups.map { "\($0)" }
    let declared = try groups(in: folder, of: protocolName)
    #expect(!declared.isEmpty)
    let missing = Set(declared).subtracting(listed)
    #expect(missing.isEmpty, "add to the list in All\(folder).swift: \(missing.sorted())")
    #expect(listed.count == Set(listed).count)
  }

  /// The types that are declared as groups, each in the file of its name.
  private func groups(in folder: String, of protocolName: String) throws -> [String] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Sources/Practice/\(folder)")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var names: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let name = file.deletingPathExtension().lastPathComponent
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.contains("enum \(name): \(protocolName)") { names.append(name) }
    }
    return names
  }

  @Test("every route answers its example, and says what it is")
  func examples() throws {
    try withServer { server in
      for route in AllRoutes.routes where !route.isFallback {
        let client = try RawClient(port: server.port)
        client.send(request(for: route))
        let response = try client.readResponse()
        #expect(
          response.status == ExampleAnswer(route)?.status, "\(route.example): \(response.status)")
        #expect(route.summary.hasSuffix("."), "\(route.pattern.text)")
      }
    }
  }

  @Test("HEAD answers as GET does, without the body")
  func heads() throws {
    try withServer { server in
      for route in AllRoutes.routes where route.methods.accept("HEAD") {
        let client = try RawClient(port: server.port)
        client.send(request(for: route, method: "GET"))
        let get = try client.readResponse()
        client.send(request(for: route, method: "HEAD"))
        let head = try client.readResponse(isHead: true)
        #expect(head.status == get.status, "\(route.example)")
        let echoesMethod = get.text.contains("\"method\": \"GET\"")
        if !echoesMethod { #expect(head.head == get.head, "\(route.example)") }
        // A body that came all the same would stand before the next response.
        #expect(try client.get("/status/299").status == 299, "\(route.example)")
      }
    }
  }

  @Test("what is not there is 404 in the words of the service")
  func notFound() throws {
    let words = [
      ("/nothing", "Nothing is at /nothing."), ("/github/nothing", "\"message\": \"Not Found\""),
      ("/qiita/api/v2/nothing", "\"type\": \"not_found\""),
      ("/greenstore/nothing", "\"code\": \"not_found\""), ("/mamari/nothing", "\"code\": \"not_found\""),
    ]
    try withServer { server in
      for (path, text) in words {
        let response = try get(server, path)
        #expect(response.status == 404)
        #expect(response.text.contains(text))
      }
    }
  }
}
