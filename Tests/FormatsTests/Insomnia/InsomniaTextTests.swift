import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Texts of Insomnia's", .paced)
struct InsomniaTextTests {
  @Test(
    "variables and made values are called as they are here",
    arguments: [
      ("{{ _.a }}/{{b}}", "{{a}}/{{b}}"), ("{{ _['a-b'] }}", "{{a-b}}"), ("{% uuid 'v4' %}", "{{$guid}}"),
      ("{% now 'unix', '' %}", "{{$timestamp}}"), ("{% prompt 'x' %}", "{% prompt 'x' %}"),
      ("a {% b", "a {% b"),
    ])
  func plain(_ text: String, _ wanted: String) {
    #expect(InsomniaText.plain(text) == wanted)
  }

  @Test("a tag that takes a header or a whole answer names it")
  func answers() {
    let text =
      "{% response 'header', 'req_1', 'X-Id' %}{% response 'raw', 'req_1', '' %}{% response 'body', 'req_1', '//x' %}"
    var sources: [AnswerSource] = []
    let found = InsomniaText.withAnswers(text) { _, source in
      sources.append(source)
      return "v\(sources.count)"
    }
    #expect(found == "{{v1}}{{v2}}{% response 'body', 'req_1', '//x' %}")
    #expect(sources == [.header("X-Id"), .body])
  }
}
