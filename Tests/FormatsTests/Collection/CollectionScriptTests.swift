import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Scripts of collections", .paced)
struct CollectionScriptTests {
  private func read(_ text: String, runsBefore: Bool = false) -> CollectionScript {
    var script = CollectionScript(lines: [text], places: [1, 2, 3, 4, 5, 6, 7, 8], runsBefore: runsBefore)
    script.read()
    return script
  }

  @Test(
    "values are kept from wherever a script takes them",
    arguments: [
      ("pm.environment.set('a', pm.response.json().b.c)", AnswerSource.json(".b.c")),
      (
        "var j = JSON.parse(responseBody);\npostman.setEnvironmentVariable(\"a\", j['x-y'][0]);",
        .json("[\"x-y\"][0]")
      ),
      ("let j = pm.response.json()\nlet d = j.data\npm.globals.set(`a`, d?.id)", .json(".data.id")),
      ("pm.collectionVariables.set('a', pm.response.headers.get('ETag'));", .header("ETag")),
      ("bru.setVar('a', res.body.id)", .json(".id")),
      ("bru.setEnvVar('a', res.headers['x-id']);", .header("x-id")),
      ("insomnia.environment.set('a', insomnia.response.code);", .status),
      ("pm.test('t', () => { pm.environment.set('a', pm.response.text()); });", .body),
    ])
  func captures(_ text: String, _ source: AnswerSource) {
    #expect(
      read(text).captures == [
        CollectedCapture(name: "a", source: source, line: read(text).captures.first?.line ?? 0)
      ])
    #expect(read(text).leftOut.isEmpty)
  }

  @Test(
    "checks are kept in each of their spellings",
    arguments: [
      (
        "pm.response.to.have.status(201)", AnswerSource.status,
        CollectedCheck.Relation.compares("==", to: "201")
      ),
      ("pm.response.to.be.ok", .status, .compares("==", to: "2xx")),
      ("pm.expect(pm.response.code).to.equal(200)", .status, .compares("==", to: "200")),
      ("pm.expect(pm.response.json().a).to.eql('x')", .json(".a"), .compares("==", to: "\"x\"")),
      ("pm.expect(pm.response.json()).to.have.property('a')", .json(".a"), .exists),
      ("expect(res.body.n).to.be.above(3);", .json(".n"), .compares(">", to: "3")),
      ("expect(res.status).to.not.equal(500)", .status, .compares("!=", to: "500")),
      ("tests['ok'] = responseCode.code === 200;", .status, .compares("==", to: "200")),
      ("pm.response.to.have.header('ETag')", .header("ETag"), .exists),
    ])
  func checks(_ text: String, _ source: AnswerSource, _ relation: CollectedCheck.Relation) {
    #expect(read(text).checks == [CollectedCheck(source: source, relation: relation, line: 1)])
  }

  @Test("what needs JavaScript is named by its line and its call, without its arguments")
  func rest() {
    let script = read(
      "// told\nif (a) {\n  pm.environment.set('x', 'canary-1234');\n}\npm.sendRequest('canary-1234');")
    #expect(script.captures.isEmpty)
    #expect(script.leftOut.map(\.line) == [2, 5])
    #expect(script.leftOut.map(\.what) == ["`if` of a script", "`pm.sendRequest` of a script"])
    #expect(read("pm.environment.set('n', pm.response.json().list.length);").captures.isEmpty)
    #expect(read("pm.environment.set('n', pm.response.json().list.map(x => x));").captures.isEmpty)
  }

  @Test("before a request a text is a value, and what changes the request is known")
  func before() {
    #expect(read("pm.variables.set('a', 'b');", runsBefore: true).constants.map(\.value) == ["b"])
    #expect(read("pm.variables.set('a', now());", runsBefore: true).made == ["a"])
    #expect(read("if (x) { bru.setVar('a', 1) }", runsBefore: true).made == ["a"])
    #expect(read("req.setHeader('a', 'b');", runsBefore: true).changesRequest)
    #expect(!read("console.log('a');", runsBefore: true).changesRequest)
  }
}
