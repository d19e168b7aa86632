import JSON
import PacingTestSupport
import Testing

@testable import OpenAPI

@Suite("A description with something wrong anywhere", .paced)
struct RandomSpecificationTests {
  /// Random numbers that are the same for the same seed.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let intruders = [
    "null", "7", "-1.5e400", "[]", "{}", #""x""#, "true", "false", #"[null,{"type":7}]"#, #""{""#,
    #""/{a}{b}""#,
    ##"{"$ref":"#/components/schemas/order"}"##, ##"{"$ref":"#/paths"}"##, ##"{"$ref":"#"}"##,
    ##"{"$ref":7}"##,
    ##"{"allOf":[{"$ref":"#/components/schemas/order"},{"$ref":"#/components/schemas/person"}]}"##,
    ##"{"oneOf":[{"$ref":"#/components/schemas/person"},null]}"##,
    #"{"type":["object",7],"required":7,"enum":[]}"#,
  ]

  private func places(in node: Node) -> [Range<Int>] {
    [node.byteRange] + node.children.flatMap(places)
  }

  @Test("is refused or read as far as it goes, and nothing made of it fails", arguments: 0..<12)
  func damaged(_ seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) &+ 1)
    let sound = try Sample.shop().document
    for _ in 0..<10 {
      var document = sound
      for _ in 0..<3 {
        let places = places(in: document.root).dropFirst()
        guard let place = places.randomElement(using: &numbers),
          let intruder = Self.intruders.randomElement(using: &numbers)
        else { continue }
        var bytes = Array(document.bytes)
        bytes.replaceSubrange(place, with: intruder.utf8)
        document = try Document(bytes)
      }
      guard let specification = try? Specification(document) else { continue }
      try use(specification)
    }
  }

  private func use(_ specification: Specification) throws {
    _ = (specification.title, specification.version, specification.servers, specification.brokenReferences())
    _ = specification.children(of: "/orders/7")
    for operation in specification.operations {
      _ = specification.match(operation.method, operation.path)?.warnings(
        for: RequestParts(query: [("page", "x")]))
      for content in (operation.body?.contents ?? []) + operation.responses.flatMap(\.contents) {
        guard let schema = content.schema else { continue }
        let sample = try Document(schema.sample(.all).bytes)
        _ = (schema.description, schema.mismatches(in: sample.root), content.sample())
      }
      for style in SwiftSource.Style.allCases {
        #expect(!SwiftSource.text(of: EndpointModel(operation, of: specification), style).isEmpty)
      }
    }
  }
}
