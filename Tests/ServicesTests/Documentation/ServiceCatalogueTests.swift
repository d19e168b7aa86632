import ApusClient
import ApusPacingTestSupport
import ApusServices
import Foundation
import Testing

@Suite("The catalogue of services and their endpoints", .paced)
struct ServiceCatalogueTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Services")

  @Test(
    "what is at a service has a copy in the practice API",
    arguments: [
      ("https://api.github.com/users/octocat/gists?page=2", "/github/users/octocat/gists?page=2"),
      ("https://qiita.com/api/v2/items/a%20b", "/qiita/api/v2/items/a%20b"),
      ("https://api.github.com/", "/github/"),
      ("https://qiita.com/apus/items/x", nil), ("https://github.com/octocat", nil),
      ("http://api.github.com/x", nil),
    ])
  func copies(_ url: String, _ copy: String?) throws {
    let practice = try WebURL("http://127.0.0.1:8080").origin
    let found = ServiceCatalogue.practiceCopy(of: try WebURL(url), at: practice)
    #expect(found?.description == copy.map { "http://127.0.0.1:8080" + $0 })
  }

  @Test("every endpoint in the folder of a service is in its list")
  func everyFileIsListed() throws {
    let listed = ServiceCatalogue.services.flatMap { service in
      service.endpoints.map { String(reflecting: $0) }
    }
    let files = try #require(FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil))
    var found: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // In a folder of the service's, or in one below it.
      let folders = file.pathComponents.drop { $0 != "Services" }.dropFirst()
      let service = folders.first ?? ""
      for match in text.matches(of: /public struct (\w+): \w*Endpoint \{/) {
        found.append("ApusServices.\(service).\(match.1)")
        #expect(file.lastPathComponent == "\(service)+\(match.1).swift")
      }
    }
    #expect(found.sorted() == listed.sorted(), "a service's `endpoints` and its folder differ")
  }

  @Test("every folder of a service is in the catalogue")
  func everyServiceIsListed() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0 != "Documentation" && !$0.contains(".") }
    #expect(folders.sorted() == ServiceCatalogue.services.map { "\($0)" }.sorted())
  }

  @Test("no two endpoints of a service share a name, and none is the beginning of another")
  func commands() {
    for service in ServiceCatalogue.all {
      for (index, endpoint) in service.endpoints.enumerated() {
        for other in service.endpoints[(index + 1)...] {
          #expect(!endpoint.words.starts(with: other.words) && !other.words.starts(with: endpoint.words))
        }
        #expect(endpoint.command == endpoint.command.lowercased())
      }
    }
    #expect(Set(ServiceCatalogue.all.map(\.name)).count == ServiceCatalogue.all.count)
  }

  @Test("every endpoint says what it is, and so does every parameter, in the order in which it is decoded")
  func documentation() throws {
    for service in ServiceCatalogue.services {
      for type in service.endpoints { try check(type) }
    }
  }

  private func check<E: DocumentedEndpoint>(_ type: E.Type) throws {
    let endpoint = try EndpointDescription(of: type)
    #expect(E.documentation.parameters.map(\.name) == endpoint.parameters.map(\.key), "\(type)")
    #expect(!endpoint.summary.isEmpty && !endpoint.summary.hasSuffix("."), "\(type)")
    for parameter in endpoint.parameters {
      let words = "\(type).\(parameter.name)"
      #expect(!parameter.meaning.isEmpty && !parameter.meaning.hasSuffix("."), "\(words)")
      #expect(!parameter.example.isEmpty, "\(words)")
      let isQuoted = parameter.example.hasPrefix("'") && parameter.example.hasSuffix("'")
      #expect(
        isQuoted || !parameter.example.contains(" "), "the example of \(words) is one word as it is typed")
      #expect(parameter.kind.value(of: parameter.example) != nil, "the example of \(words)")
      if let usual = parameter.usual { #expect(parameter.kind.value(of: usual) != nil, "\(words)") }
    }
  }
}
