import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Errors of a description", .paced)
struct SpecificationErrorTests {
  @Test(
    "that is none is refused with words that say what it is",
    arguments: [
      ("", "is empty"), (" \n", "is empty"), ("<!DOCTYPE html><html></html>", "HTML"),
      ("openapi: [3.0.0\n", "no YAML that can be read: did not find"),
      ("# a comment\n- swagger: '2.0'\n", "an array"),
      ("---\nopenapi: 4.1.0\n", "version 4.1.0"), ("%YAML 1.2\n---\n", "null"), ("[]", "this is an array"),
      ("null", "this is null"), ("\"text\"", "this is a string"),
      ("{\"openapi\":\"3.0\",}", "line 1, column 18"),
      ("{}", "neither `openapi` nor `swagger`"), ("{\"openapi\":\"4.0.0\"}", "version 4.0.0"),
      ("{\"swagger\":\"1.2\"}", "version 1.2"), ("{\"openapi\":null}", "version null"),
      ("{\"swaggerVersion\":\"1.2\",\"apis\":[]}", "version 1.2"), ("#%RAML 1.0\ntitle: x\n", "RAML"),
      ("{\"asyncapi\":\"3.0.0\"}", "AsyncAPI"), ("{\"info\":{\"_postman_id\":\"x\"},\"item\":[]}", "Postman"),
      ("{\"swagger\":\"3.0.0\"}", "version 3.0.0"),
      ("{\"kind\":\"discovery#restDescription\",\"resources\":{}}", "a discovery document of Google"),
      ("{\"kind\":\"discovery#directoryList\",\"items\":[]}", "a discovery document of Google"),
      ("{\"$schema\":\"http://json-schema.org/draft-04/schema#\"}", "a JSON Schema without `links`"),
      ("hello", "not JSON"), ("{\"openapi\"", "not JSON"),
    ])
  func refused(_ text: String, _ words: String) {
    let error = #expect(throws: SpecificationError.self) { try Sample.specification(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "nothing")")
  }

  @Test(
    "each is a sentence that names what was found",
    arguments: [
      (.empty, "the text is empty"),
      (.noYAML("libyaml is missing"), "this is YAML, for which libyaml is missing"),
      (.otherFormat("RAML"), "this is RAML, and only OpenAPI, Swagger and JSON Hyper-Schema are read"),
      (.notAnObject(.array), "an OpenAPI document is an object, this is an array"),
      (.notAnObject(.null), "an OpenAPI document is an object, this is null"),
      (.notAnObject(.integer), "an OpenAPI document is an object, this is a number"),
      (.unsupportedVersion("1.2"), "version 1.2 is not known here; OpenAPI 3.0 to 3.2 and Swagger 2.0 are"),
    ] as [(SpecificationError, String)])
  func sentences(_ error: SpecificationError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
