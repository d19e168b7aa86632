import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Templates", .paced)
struct QiitaTemplateRoutesTests {
  @Test("a template is made, filled in, changed and removed")
  func template() throws {
    let bench = Bench()
    let root = "/qiita/api/v2/templates"
    let body = ##"{"name": "n", "title": "%{Year}", "body": "%{month}/%{day}", "tags": [{"name": "t"}]}"##
    let made = try bench.ask("POST", root, body)
    #expect(made.status == 201)
    #expect(try made.at("expanded_title") == "2021" && made.at("expanded_body") == "01/01")
    #expect(try bench.ask("PATCH", root + "/2", #"{"title": "題"}"#).at("expanded_title") == "題")
    #expect(try bench.ask("GET", root).at("[]") == "2")
    #expect(try bench.ask("DELETE", root + "/2").status == 204)
    #expect(try bench.ask("GET", root + "/2").status == 404)
    #expect(try bench.ask("POST", root, #"{"title": "t"}"#).status == 400)
    let expanded = try bench.ask("POST", "/qiita/api/v2/expanded_templates", body)
    #expect(try expanded.at("expanded_tags[0].name") == "t")
  }
}
