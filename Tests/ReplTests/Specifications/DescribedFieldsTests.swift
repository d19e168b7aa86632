import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Fields that go out as they are described", .paced)
struct DescribedFieldsTests {
  private static let text = """
    openapi: 3.1.0
    paths:
      /echo/list:
        get:
          parameters:
            - {name: ids, in: query, explode: false, schema: {type: array, items: {type: integer}}}
            - {name: filter, in: query, style: deepObject, schema: {type: object}}
      /echo/form:
        post:
          requestBody:
            required: true
            content:
              application/x-www-form-urlencoded:
                schema:
                  type: object
                  required: [To, Tags]
                  properties: {To: {type: string, example: "+1"}, Tags: {type: array, items: {type: string}}, Body: {type: string}}
                encoding: {Tags: {explode: false}}
      /echo/parts:
        post:
          requestBody:
            content:
              multipart/form-data:
                schema: {type: object, properties: {up: {type: string, format: binary}, meta: {type: object}}}
                encoding: {meta: {contentType: application/json}}
    """

  @Test("a query has lists and objects as its style says, over a real socket")
  func query() async throws {
    let talk = try await Talk()
    try talk.folder.write(Self.text, to: "api.yaml")
    let plain = await talk.say("get /echo/list ids==1 ids==2").outText
    #expect(plain.contains("ids=1&ids=2"), "\(plain)")
    await talk.say("spec api.yaml")
    let answer = await talk.say(#"get /echo/list ids==1 ids==2 'filter=={"state":"open"}'"#).outText
    #expect(answer.contains("ids=1,2&filter%5Bstate%5D=open"), "\(answer)")
    #expect(await talk.say("http GET {{practice}}/echo/list ids==1 ids==2").outText.contains("ids=1&ids=2"))
  }

  @Test(
    "a form arrives as a form where the operation takes nothing else, typed as items and written in an editor"
  )
  func form() async throws {
    let talk = try await Talk { environment in
      environment.edit = {
        $0.replacing("Tags=string", with: "Tags=a\nTags=b").replacing("# Body=", with: "Body=x y")
      }
    }
    try talk.folder.write(Self.text, to: "api.yaml")
    await talk.say("spec api.yaml")
    let body = "To=%2B1&Tags=a,b&Body=x+y"
    let typed = await talk.say("post /echo/form To=+1 Tags=a Tags=b 'Body=x y'")
    #expect(typed.outText.contains(body) && typed.outText.contains("x-www-form-urlencoded"), "\(typed.text)")
    #expect(!typed.notes.contains("not as described"), "\(typed.notes)")
    #expect(await talk.say("edit post /echo/form").status == 0)
    let line = try #require(await talk.engine.takePrefill())
    #expect(line == "post /echo/form To=+1 Tags=a Tags=b 'Body=x y'")
    let edited = await talk.say(line)
    #expect(
      edited.outText.contains(body) && edited.outText.contains("x-www-form-urlencoded"), "\(edited.text)")
  }

  @Test("a part is JSON where its encoding says so, beside a file too")
  func parts() async throws {
    let talk = try await Talk()
    try talk.folder.write(Self.text, to: "api.yaml")
    try talk.folder.write("hello", to: "up.txt")
    await talk.say("spec api.yaml")
    let answer = await talk.say(#"post /echo/parts up@up.txt meta:={"a":1}"#).outText
    #expect(answer.contains(#"name=\"meta\"\r\nContent-Type: application/json"#), "\(answer)")
  }
}
