import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("The typed endpoints beside the services' references", .paced)
struct ServiceReferenceTests {
  private struct Entry {
    let names: Set<String>
    let required: Set<String>
  }

  private func entries(_ text: String) -> [String: Entry] {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(
      uniqueKeysWithValues: lines.map { words in
        let names = words.dropFirst(2)
        return (
          "\(words[0]) \(words[1])",
          Entry(
            names: Set(names.map { $0.filter { $0 != "!" } }),
            required: Set(names.filter { $0.hasSuffix("!") }.map { String($0.dropLast()) }))
        )
      })
  }

  @Test(
    "each is asked by a method and a path of the reference, with names that it has, and none is forgotten",
    arguments: [("github", ServiceReference.github), ("qiita", ServiceReference.qiita)])
  func agreement(_ name: String, _ text: String) throws {
    let service = try #require(ServiceCatalogue.service(named: name))
    let entries = entries(text)
    let asked = service.endpoints.map { endpoint in
      "\(endpoint.method) " + endpoint.path.replacing(/\{[^}]*\}/, with: "{}")
    }
    #expect(Set(asked) == Set(entries.keys))
    for (line, endpoint) in zip(asked, service.endpoints) {
      guard let entry = entries[line] else { continue }
      let others = endpoint.parameters.filter { $0.place != .path }
      let names = Set(others.map(\.name))
      #expect(names.isSubset(of: entry.names), "\(endpoint.command)")
      #expect(entry.required.isSubset(of: names), "\(endpoint.command)")
      let optional = others.filter { !$0.isRequired && $0.usual == nil }.map(\.name)
      #expect(entry.required.isDisjoint(with: optional), "\(endpoint.command)")
    }
  }
}
