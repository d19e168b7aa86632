import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("How a parameter is written, and was", .paced)
struct ParameterWritingTests {
  private func writing(_ place: String, _ old: String, _ new: String) throws -> ParameterWriting? {
    let parameters = try [old, new].map { said in
      try #require(Parameter(JSONDocument(#"{"name":"p","in":"\#(place)",\#(said)}"#).root))
    }
    return ParameterWriting(from: parameters[0], to: parameters[1])
  }

  private static let list = #""schema":{"type":"array"}"#
  private static let object = #""schema":{"type":"object"}"#
  private static let text = #""schema":{"type":"string"}"#

  @Test(
    "is told by the first sample that is another text",
    arguments: [
      ("query", list, #""explode":false,"# + list, "p=1&p=2", "p=1,2"),
      ("query", list, #""style":"pipeDelimited","explode":false,"# + list, "p=1&p=2", "p=1%7C2"),
      ("query", object, #""style":"deepObject","# + object, "a=1&b=2", "p[a]=1&p[b]=2"),
      ("query", object, #""content":{"application/json":{\#(object)}}"#, "a=1&b=2", #"p={"a":1,"b":2}"#),
      ("query", #""type":"array""#, #""type":"array","collectionFormat":"multi""#, "p=1,2", "p=1&p=2"),
      ("query", #""type":"array""#, list, "p=1,2", "p=1&p=2"),
      ("cookie", list, #""explode":false,"# + list, "p=1; p=2", "p=1,2"),
      ("header", object, #""explode":true,"# + object, "a,1,b,2", "a=1,b=2"),
      ("path", text, #""style":"matrix","# + text, "1", ";p=1"),
      ("path", #""style":"label","# + list, #""style":"label","explode":true,"# + list, ".1,2", ".1.2"),
      ("query", #""schema":{}"#, #""explode":false,"schema":{}"#, "p=1&p=2", "p=1,2"),
    ])
  func different(_ place: String, _ old: String, _ new: String, _ before: String, _ after: String) throws {
    let writing = try #require(try writing(place, old, new))
    #expect([writing.before, writing.after] == [before, after])
  }

  @Test(
    "is the same where only what is usual is said, or where no value that both take is written anew",
    arguments: [
      ("query", list, #""style":"form","explode":true,"# + list),
      ("path", list, #""style":"simple","explode":false,"# + list),
      ("query", #""type":"array""#, #""type":"array","collectionFormat":"csv""#),
      ("query", #""type":"array","collectionFormat":"multi""#, list),
      ("query", text, #""explode":false,"# + text), ("path", object, #""style":"label","# + list),
      ("header", list, #""style":"matrix","explode":true,"# + list),
    ])
  func same(_ place: String, _ old: String, _ new: String) throws {
    #expect(try writing(place, old, new) == nil)
  }
}
