import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@Suite("Variants of a schema", .paced)
struct SchemaVariantsTests {
  private static let pets = ##"""
    {"cat":{"type":"object","required":["kind"],"properties":{"kind":{"enum":["c"]},"lives":{"type":"integer"}}},
     "dog":{"allOf":[{"type":"object","required":["kind"],"properties":{"kind":{"const":"d"}}}]},
     "bird":{"type":"object","properties":{"kind":{"type":"string"}}},"name":{"type":"string"}}
    """##
  private static let both =
    ##""oneOf":[{"$ref":"#/components/schemas/cat"},{"$ref":"#/components/schemas/dog"}]"##

  private func variants(_ schema: String) throws -> String? {
    SchemaVariants(try Sample.schema(schema, Self.pets)).map { found in
      found.key + ": " + found.all.map { "\($0.value)=\($0.schema.name ?? "-")" }.joined(separator: " ")
    }
  }

  @Test(
    "are told apart by what the description says",
    arguments: [
      (#""discriminator":{"propertyName":"kind"}"#, "kind: c=cat d=dog"),
      (
        ##""discriminator":{"propertyName":"kind","mapping":{"tom":"#/components/schemas/cat","rex":"dog","tim":"cat"}}"##,
        "kind: tom=cat tim=cat rex=dog"
      ),
      (#""discriminator":"kind""#, "kind: c=cat d=dog"),
      // Each demands a value of its own.
      (#""title":"a""#, "kind: c=cat d=dog"),
    ])
  func told(_ more: String, _ found: String) throws {
    #expect(try variants("{\(Self.both),\(more)}") == found)
  }

  @Test("are known by their names where nothing says what the member holds")
  func named() throws {
    let both = ##""oneOf":[{"$ref":"#/components/schemas/bird"},{"$ref":"#/components/schemas/cat"}]"##
    #expect(
      try variants(##"{\##(both),"discriminator":{"propertyName":"kind"}}"##) == "kind: bird=bird c=cat")
    #expect(
      try variants(##"{\##(both),"discriminator":{"propertyName":"sort"}}"##) == "sort: bird=bird cat=cat")
  }

  @Test(
    "are none where nothing tells them apart",
    arguments: [
      ##"{"oneOf":[{"$ref":"#/components/schemas/cat"}]}"##,
      ##"{"oneOf":[{"$ref":"#/components/schemas/cat"},{"$ref":"#/components/schemas/name"}]}"##,
      ##"{"oneOf":[{"$ref":"#/components/schemas/cat"},{"type":"object","properties":{"kind":{"const":"d"}}}]}"##,
      ##"{"anyOf":[{"$ref":"#/components/schemas/cat"},{"$ref":"#/components/schemas/cat"}]}"##,
      ##"{"oneOf":[{"type":"object"},{"$ref":"#/components/schemas/cat"}],"discriminator":{"propertyName":"kind"}}"##,
      #"{"type":"object"}"#, "true",
    ])
  func untold(_ schema: String) throws {
    #expect(try variants(schema) == nil)
  }
}
