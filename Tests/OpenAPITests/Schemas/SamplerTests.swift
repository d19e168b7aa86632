import ApusDescriptionTestSupport
import ApusJSON
import Testing

@testable import ApusOpenAPI

@Suite("What a sample is made of")
struct SamplerTests {
  @Test(
    "bounds, lengths, patterns and counts are kept",
    arguments: [
      (#"{"type":"string","minLength":9}"#, #""stringxxx""#),
      (#"{"type":"string","maxLength":3}"#, #""str""#),
      (#"{"type":"string","pattern":"^(?=.*\\d)(?=.*[A-Z])(?=.*[a-z]).{8,64}$"}"#, #""aA0-aA0-aA0-""#),
      (#"{"type":"string","pattern":"^(?!-)[a-z0-9-]+\\.[a-z]{2,}$"}"#, #""a.aa""#),
      (#"{"oneOf":[{"type":"string","enum":["human","json"]}],"default":"Human"}"#, #""human""#),
      (
        #"{"allOf":[{"properties":{"type":{"type":"string","readOnly":true}}},{"properties":{"type":{"enum":["x"]}},"required":["type"]}]}"#,
        #"{"type":"x"}"#
      ), (#"{"properties":{"id":{"readOnly":true,"type":"string"}},"required":["id"]}"#, "{}"),
      (#"{"type":"string","pattern":"^(0|[1-9][0-9]*)$"}"#, #""0""#),
      (#"{"type":"string","pattern":"^[0-9a-f]+$","minLength":4,"maxLength":4}"#, #""aaaa""#),
      (#"{"type":"string","pattern":"^[A-Z]{3}-\\d{2}$"}"#, #""AAA-00""#),
      (#"{"type":"string","enum":["a","bb"],"minLength":2}"#, #""bb""#),
      (#"{"type":"integer","maximum":-3}"#, "-3"), (#"{"type":"integer","exclusiveMinimum":4}"#, "5"),
      (#"{"type":"integer","minimum":4,"exclusiveMinimum":true}"#, "5"),
      (#"{"type":"integer","minimum":7,"multipleOf":5}"#, "10"),
      (#"{"type":"number","exclusiveMinimum":0,"maximum":0.5}"#, "0.5"),
      (#"{"type":"array","items":{"type":"integer"},"minItems":3,"uniqueItems":true}"#, "[0,1,2]"),
      (#"{"type":"array","items":{"enum":["a","b"]},"minItems":2,"uniqueItems":true}"#, #"["a","b"]"#),
      (#"{"type":"array","items":{},"maxItems":0}"#, "[]"),
      (
        #"{"type":"array","items":{"type":"string"},"minItems":2,"uniqueItems":true}"#,
        #"["string","string2"]"#
      ),
      (
        #"{"type":"array","items":{"type":"string","pattern":"^[0-9]+$"},"minItems":3,"uniqueItems":true}"#,
        #"["0","00","000"]"#
      ),
      (#"{"type":"object","minProperties":1,"properties":{"a":{"type":"integer"},"b":{}}}"#, #"{"a":0}"#),
      (#"{"type":"string","example":"toolong","maxLength":3}"#, #""str""#),
    ] as [(String, String)])
  func bounds(_ schema: String, _ sample: String) throws {
    let schema = try Sample.schema(schema)
    #expect(schema.sample().text == sample)
    #expect(schema.acceptsWholly(try JSONDocument(sample).root))
  }

  @Test("one branch of a choice is followed, and what it says of a field goes with what is said beside it")
  func choices() throws {
    let schema = try Sample.schema(
      #"""
      {"type":"object","required":["type"],"properties":{"type":{"type":"integer"}},
       "oneOf":[{"properties":{"type":{"const":3},"a":{"type":"string"}},"required":["a"]},
                {"properties":{"type":{"const":4},"b":{"type":"string"}},"required":["b"]}]}
      """#)
    #expect(schema.sample().text == #"{"type":3,"a":"string"}"#)
    #expect(!schema.acceptsWholly(try JSONDocument(#"{"type":0,"a":"x","b":"y"}"#).root))
  }

  @Test("where too little would fit several branches, more is given")
  func ambiguous() throws {
    let schema = try Sample.schema(
      #"""
      {"oneOf":[{"type":"object","properties":{"id":{"type":"integer"}},"additionalProperties":false},
                {"type":"object","properties":{"name":{"type":"string"}},"additionalProperties":false}]}
      """#)
    #expect(schema.sample().text == #"{"id":0}"#)
  }

  @Test("a discriminator says which branch it is")
  func discriminator() throws {
    let schema = try Sample.schema(
      ##"""
      {"oneOf":[{"$ref":"#/components/schemas/cat"},{"$ref":"#/components/schemas/dog"}],
       "discriminator":{"propertyName":"kind","mapping":{"miaow":"#/components/schemas/cat"}}}
      """##,
      #"""
      {"cat":{"type":"object","properties":{"kind":{"type":"string"},"lives":{"type":"integer"}},"required":["lives"]},
       "dog":{"type":"object","properties":{"kind":{"type":"string"}},"required":["barks"]}}
      """#)
    #expect(schema.sample().text == #"{"kind":"miaow","lives":0}"#)
  }

  @Test("an example too long to be begun with is left out, unless all is asked for")
  func longExample() throws {
    let long = String(repeating: "x", count: 5_000)
    let schema = try Sample.schema(#"{"type":"string","example":"\#(long)"}"#)
    #expect(schema.sample().text == #""string""#)
    #expect(schema.sample(.all).text == #""\#(long)""#)
  }
}
