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

  /// The libraries of `Package.swift`; the program's other rooms offer nothing to an app.
  private static let products: Set<Substring> = [
    "Client", "CurlTransport", "EndpointCheck", "JSON", "Reactive", "Testing", "URLSession",
  ]

  @Test("every library that is a product has a catalogue with a page of its name")
  func catalogues() throws {
    let manifest = try House.text(at: "Package.swift")
    let libraries = manifest.split(separator: ".library(name: \"Apus").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(Set(libraries) == Self.products)
    for product in Self.products {
      let page = try House.text(at: "Sources/\(product)/Apus\(product).docc/Apus\(product).md")
      #expect(page.hasPrefix("# ``Apus\(product)``\n"))
    }
  }

  @Test("everything that a product offers says what it is")
  func everything() {
    var count = 0
    for file in House.sources where Self.products.contains(file.target) {
      for declaration in PublicDeclaration.all(in: file) {
        count += 1
        #expect(
          declaration.isDocumented, "\(file.path):\(declaration.line) has no comment: \(declaration.text)")
      }
    }
    #expect(count > 500)
  }

  @Test("what is offered is found, cases and requirements too")
  func findsOffers() {
    let text = """
      /// One.
      public enum Some {
        case first
        /// Two.
        case second
        private enum Inner {
          case third
        }
        @inlinable
        public var here: Int { 1 }
        var hidden: Int { switch self { case .first: 1 } }
      }
      public protocol Asked {
        var answer: Int { get }
        /// Three.
        associatedtype More
      }
      public extension Some {}
      public import Other
      package let inner = 1
      """
    let file = SourceFile(path: "Some/Thing.swift", bytes: Array(text.utf8))
    let all = PublicDeclaration.all(in: file)
    #expect(all.map(\.line) == [2, 3, 5, 10, 13, 14, 16])
    #expect(all.filter(\.isDocumented).map(\.line) == [2, 5, 16])
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
