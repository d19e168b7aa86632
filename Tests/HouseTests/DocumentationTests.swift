import Testing

@Suite("What is documented")
struct DocumentationTests {
  @Test("every public member that throws says what it throws and when")
  func throwing() {
    for file in House.sources
    where file.mentions("throws") && (file.mentions("public") || file.mentions("open")) {
      for member in PublicMember.all(in: file) where member.canThrow {
        #expect(member.saysWhatItThrows, "\(file.path):\(member.line) lacks an item `- Throws:`")
      }
    }
  }

  @Test("what is public and throws is found however it is written")
  func findsThem() {
    let file = SourceFile(path: "Some/Thing.swift", bytes: Array(Self.sample.utf8))
    let throwing = PublicMember.all(in: file).filter(\.canThrow)
    #expect(throwing.map(\.line) == [2, 4, 10, 14, 15, 20, 25])
    #expect(throwing.filter(\.saysWhatItThrows).map(\.line) == [20])
  }

  private static let sample = """
    public protocol Asked {
      func ask(_ line: String) throws -> Int
      func count(_ body: () throws -> Void) -> Int
      var answer: Int { get async throws }
      var calm: Int { get }
      static func rest()
    }
    public struct Thing {
      private func hidden() throws {}
      public init<T>(
        _ text: (T) throws -> Void
      ) throws(Refusal) {}
      public func quiet(_ work: () throws -> Void) -> Int { try? work() }
      public func each(_ work: () throws -> Void) rethrows {}
      public static subscript(name: String) -> Int {
        get throws(Refusal) { 1 }
      }
      /// - Throws: never.
      @inlinable
      public var first: Int { get throws { 1 } }
      public var calm: Int { let work = { () throws in 1 } }
      package func inner() throws {}
      /// Reads.
      public var other: Int { 1 }
      public func last()
        async throws -> Int
      { 1 }
    }
    """
}
