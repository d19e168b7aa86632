import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A sample of a schema", .paced)
struct SampleBodyTests {
  @Test(
    "is the example, the default or the first of the values, or the plainest value there is",
    arguments: [
      (#"{"type":"string","example":"e","default":"d","enum":["e","d"]}"#, #""e""#),
      (#"{"type":"string","default":"d"}"#, #""d""#), (#"{"enum":["a","b"]}"#, #""a""#),
      (#"{"const":5}"#, "5"),
      (#"{"type":"string","examples":["x"]}"#, #""x""#), (#"{"type":"string"}"#, #""string""#),
      (#"{"type":"string","format":"date-time"}"#, #""2024-01-31T12:30:00Z""#),
      (
        #"{"type":"string","format":"date-time","example":"2014-03-03 18:58:10"}"#, #""2024-01-31T12:30:00Z""#
      ),
      (#"{"type":"string","format":"uuid"}"#, #""00000000-0000-4000-8000-000000000000""#),
      (#"{"type":"integer"}"#, "0"),
      (#"{"type":"number","minimum":1.50}"#, "1.50"), (#"{"type":"boolean"}"#, "false"), ("{}", "null"),
      ("true", "null"),
      (#"{"type":"array","items":{"type":"integer"}}"#, "[0]"), (#"{"type":"array"}"#, "[]"),
      (#"{"oneOf":[{"type":"null"},{"type":"integer"}]}"#, "0"),
      (#"{"type":"object","additionalProperties":{"type":"integer"}}"#, #"{"key":0}"#),
      (#"{"allOf":[{"enum":["x"],"type":"string"},{"description":"d"}]}"#, #""x""#),
      (#"{"type":"number","example":1.10}"#, "1.10"), (#"{"type":"object"}"#, "{}"),
    ])
  func values(_ schema: String, _ sample: String) throws {
    #expect(try Sample.schema(schema).sample().text == sample)
  }

  @Test("has the fields that are required, or all, and none that only answers have")
  func fields() throws {
    let shop = try Sample.shop()
    let create = try #require(shop.operation(id: "create-order")?.body?.json)
    #expect(create.sample()?.text == #"{"item":"りんご"}"#)
    #expect(create.sample(.all)?.text == #"{"item":"りんご","count":3}"#)
    let schema = try Sample.schema(
      #"{"properties":{"a":{"type":"integer"},"id":{"type":"integer","readOnly":true},"b":{"type":"boolean"}}}"#
    )
    #expect(schema.sample().text == "{}")
    #expect(schema.sample(.all).text == #"{"a":0,"b":false}"#)
  }

  @Test("has the fields of all its parts, and what one of its choices asks for")
  func combined() throws {
    let schema = try Sample.schema(
      #"""
      {"allOf":[{"type":"object","required":["a"],"properties":{"a":{"type":"integer"}}},
                {"required":["b"],"properties":{"b":{"type":"boolean"},"c":{}}}]}
      """#)
    #expect(schema.sample().text == #"{"a":0,"b":false}"#)
    let choice = try Sample.schema(
      #"{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"anyOf":[{"required":["b"]}]}"#
    )
    #expect(choice.sample().text == #"{"b":0}"#)
  }

  @Test("is the first whole body of the description that fits, where there is one")
  func wholeExample() throws {
    let specification = try Sample.openAPI(
      #"""
      {"/a":{"post":{"requestBody":{"content":{"application/json":{
        "schema":{"type":"object"},"examples":{"zero":{"value":0},"one":{"$ref":"#/components/examples/one"}}}}}}}}
      """#, components: #"{"examples":{"one":{"value":{"shown":1.0}}}}"#)
    #expect(specification.operations.first?.body?.json?.sample()?.text == #"{"shown":1.0}"#)
  }

  @Test("of a schema that contains itself ends")
  func recursive() throws {
    let reference = ##"{"$ref":"#/components/schemas/a"}"##
    let others =
      #"{"a":{"type":"object","properties":{"n":{"type":"integer"},"a":\#(reference),"l":{"type":"array","items":\#(reference)}}}}"#
    #expect(try Sample.schema(reference, others).sample(.all).text == #"{"n":0,"l":[]}"#)
    let required = #"{"a":{"type":"object","required":["a"],"properties":{"a":\#(reference)}}}"#
    #expect(try Sample.schema(reference, required).sample().text == #"{"a":null}"#)
    let parts = #"{"a":{"allOf":[\#(reference),\#(reference)]}}"#
    #expect(["null", "{}"].contains(try Sample.schema(reference, parts).sample().text))
  }

  @Test("stays small even where the schema could be told at any length")
  func wide() throws {
    let others = (0..<12).map { level in
      let fields = (0..<12).map { ##""f\##($0)":{"$ref":"#/components/schemas/s\##(level + 1)"}"## }
      return #""s\#(level)":{"type":"object","properties":{\#(fields.joined(separator: ","))}}"#
    }
    let schema = try Sample.schema(
      ##"{"$ref":"#/components/schemas/s0"}"##, "{\(others.joined(separator: ","))}")
    #expect(schema.sample(.all).bytes.count < 1_000_000)
  }

  @Test("has fields that are required and described nowhere")
  func undescribed() throws {
    #expect(
      try Sample.schema(#"{"type":"object","required":["b","a"]}"#).sample().text == #"{"a":null,"b":null}"#)
  }

  @Test("of an answer has the fields only answers have, and none that only requests have")
  func answered() throws {
    let schema = try Sample.schema(
      #"{"properties":{"a":{"type":"integer","readOnly":true},"b":{"type":"integer","writeOnly":true}}}"#)
    #expect(schema.sample(.answered).text == #"{"a":0}"#)
    #expect(schema.sample(.all).text == #"{"b":0}"#)
  }

  @Test("fits its schema")
  func fits() throws {
    let shop = try Sample.shop()
    for operation in shop.operations {
      for content in operation.responses.flatMap(\.contents) {
        let schema = try #require(content.schema)
        #expect(try schema.accepts(JSONDocument(schema.sample(.answered).bytes).root), "\(operation)")
      }
      for content in operation.body?.contents ?? [] {
        let schema = try #require(content.schema)
        for fields in [SampleFields.required, .all] {
          #expect(try schema.accepts(JSONDocument(schema.sample(fields).bytes).root), "\(operation)")
        }
      }
    }
  }
}
