internal import ApusJSON
package import ApusOpenAPI

/// The sample description with something wrong anywhere.
package enum DamagedSample {
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

  private static func places(in node: Node) -> [Range<Int>] {
    [node.byteRange] + node.children.flatMap(places)
  }

  /// Some that can still be read, the same for the same seed.
  package static func specifications(_ seed: Int) throws -> [Specification] {
    var numbers = Numbers(state: UInt64(seed) &+ 1)
    let sound = try Sample.shop().document
    var read: [Specification] = []
    for _ in 0..<10 {
      var document = sound
      for _ in 0..<3 {
        let places = places(in: document.root).dropFirst()
        guard let place = places.randomElement(using: &numbers),
          let intruder = intruders.randomElement(using: &numbers)
        else { continue }
        var bytes = Array(document.bytes)
        bytes.replaceSubrange(place, with: intruder.utf8)
        document = try JSONDocument(bytes)
      }
      if let specification = try? Specification(document) { read.append(specification) }
    }
    return read
  }
}
