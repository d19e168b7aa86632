import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusServices

@Suite("The types a body can be decoded as", .paced)
struct KnownTypeTests {
  @Test("are what the endpoints of this folder answer with, and each service's errors")
  func complete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Services")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var declared: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      if let service = text.firstMatch(of: /struct (\w+): Service \{/) {
        declared.insert("\(service.1).ErrorResponse")
      }
      guard let endpoint = text.firstMatch(of: /extension (\w+) \{[\s\S]*struct (\w+): DocumentedEndpoint \{/)
      else {
        continue
      }
      guard let other = text.firstMatch(of: /typealias Response = \[?(\w+)\]?/) else {
        declared.insert("\(endpoint.1).\(endpoint.2)")
        continue
      }
      if other.1 != "EmptyResponse" { declared.insert("\(endpoint.1).\(other.1)") }
    }
    #expect(declared.count > 10)
    let known = KnownType.all.map(\.name)
    #expect(Set(known) == declared)
    #expect(known.count == declared.count)
  }

  @Test("say what answers with them")
  func sources() throws {
    let sources = Dictionary(uniqueKeysWithValues: KnownType.all.map { ($0.name, $0.source) })
    #expect(sources["GitHub.User"] == "GET /users/{login}")
    #expect(sources["GitHub.Repository"] == "GET /repos/{owner}/{repo}")
    #expect(sources["GreenStore.SaveFruit"] == "POST /food/fruits")
    #expect(sources["Qiita.ErrorResponse"] == "any error")
  }

  private func type(_ name: String) throws -> KnownType {
    try #require(KnownType.all.first { $0.name == name })
  }

  @Test("read a body as the endpoint does: snake case, dates of its own")
  func reading() throws {
    let fruit = try JSONDocument(#"{"fruit_id": 7, "created_at": "2020-12-31 23:59:59"}"#).root
    let value = try type("GreenStore.SaveFruit").value(of: fruit)
    let saved = try #require(value as? GreenStore.SaveFruit.Response)
    #expect(saved.fruitId == 7)
    #expect(saved.createdAt == Date(timeIntervalSince1970: 1_609_459_199))
    let list = try type("GreenStore.SaveFruit").list(of: JSONDocument("[\(fruit.text)]").root)
    #expect((list as? [GreenStore.SaveFruit.Response])?.count == 1)
  }

  @Test("say where a part of a document does not fit, in the whole of it")
  func failing() throws {
    let document = try JSONDocument(#"{"items": [{"message": 1}]}"#)
    let part = try #require(document.root["items"]?[0])
    let failure = try #require(throws: JSONDecodingError.self) {
      try type("GitHub.ErrorResponse").value(of: part)
    }
    #expect(failure.path == ".items[0].message")
    #expect(failure.typeName == "String")
  }
}
