import Testing

@Suite("What is thrown at an app")
struct ErrorTests {
  private static let products: Set<Substring> = [
    "Client", "CurlTransport", "EndpointCheck", "JSON", "Reactive", "Testing", "URLSession",
  ]

  /// The types of a product that are errors, and those that say what they are in sentences for people.
  private static func errors(in files: [SourceFile]) -> (declared: Set<Substring>, told: Set<Substring>) {
    var (declared, told): (Set<Substring>, Set<Substring>) = ([], [])
    for file in files where file.mentions("Error") {
      for line in file.lines where line.hasSuffix("{") || line.hasSuffix("{}") {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        guard line.contains(":"), let kind = words.firstIndex(where: { kinds.contains($0) }),
          kind + 1 < words.count
        else { continue }
        let (name, said) = (words[kind + 1], words[(kind + 2)...])
        if line.hasPrefix("public "), said.contains("Error") { declared.insert(name) }
        if said.contains("LocalizedError") || said.contains("APIFailure") { told.insert(name) }
      }
    }
    return (declared, told)
  }

  private static let kinds: Set<Substring> = ["struct", "enum", "class", "extension"]

  @Test("every public error has sentences for people")
  func sentences() {
    let (declared, told) = Self.errors(in: House.sources.filter { Self.products.contains($0.target) })
    #expect(declared.count >= 12)
    #expect(declared.subtracting(told).sorted() == [])
  }

  @Test("one that has none is found")
  func findsThem() {
    let text = """
      public struct Bad: Error, Sendable {
      public enum Good<Value: Sendable>: Error {
      extension Good: LocalizedError {
      extension Other: APIFailure {}
      struct Inner: Error {}
      public struct NoError: Sendable {
      """
    let found = Self.errors(in: [SourceFile(path: "Some/Thing.swift", bytes: Array(text.utf8))])
    #expect(found.declared == ["Bad", "Good"] && found.told == ["Good", "Other"])
  }
}
