import ApusPacingTestSupport
import Testing

@testable import ApusAnswers
@testable import ApusJSON

@Suite("Links in JSON", .paced)
struct JSONLinksTests {
  private func links(_ json: String) throws -> [String] {
    var effort = Effort()
    return try JSONLinks.all(in: JSONDocument(json).root, within: &effort).map { found in
      let link = found.link
      return [link.method, link.name, link.target, link.place].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test(
    "are found as each of these formats has them, with the path to each",
    arguments: [
      (
        #"{"id": 1, "html_url": "https://h.test/a", "trees_url": "https://h.test/t{/sha}", "login": "https", "n": null}"#,
        ["html_url https://h.test/a .html_url", "trees_url https://h.test/t{/sha} .trees_url"]
      ),
      (
        #"{"_links": {"self": {"href": "/o/1"}, "item": [{"href": "/i/1"}, {"href": "/i/{id}", "templated": true}]}}"#,
        [
          "self /o/1 ._links.self.href", "item /i/1 ._links.item[0].href",
          "item /i/{id} ._links.item[1].href",
        ]
      ),
      (
        #"{"links": {"self": "http://h.test/x", "next": {"href": "?page=2"}}, "data": [{"links": {"related": "/r"}}]}"#,
        [
          "self http://h.test/x .links.self", "next ?page=2 .links.next.href",
          "related /r .data[0].links.related",
        ]
      ),
      (
        #"{"links": [{"rel": ["self", "up"], "href": "/a"}], "actions": [{"name": "add", "method": "POST", "href": "/b"}]}"#,
        ["self up /a .links[0].href", "POST add /b .actions[0].href"]
      ),
      (
        #"{"next": "/things?page=2", "@odata.nextLink": "/o?$skip=2", "avatarUrl": "/img.png", "path": "/not", "text": "see http://x"}"#,
        [
          "next /things?page=2 .next", "@odata.nextLink /o?$skip=2 .[\"@odata.nextLink\"]",
          "avatarUrl /img.png .avatarUrl",
        ]
      ),
      (
        #"["http://h.test/a", ["HTTPS://h.test/b"], "http://", "http://a b"]"#,
        ["link http://h.test/a .[0]", "link HTTPS://h.test/b .[1][0]"]
      ),
      (#""http://h.test""#, []), ("{}", []),
    ])
  func formats(_ json: String, _ expected: [String]) throws { #expect(try links(json) == expected) }

  @Test("are looked for as long as the effort lasts")
  func effort() throws {
    var effort = Effort(limit: 5)
    let json = "[" + (0..<50).map { "\"http://h.test/\($0)\"" }.joined(separator: ",") + "]"
    #expect(try JSONLinks.all(in: JSONDocument(json).root, within: &effort).count < 10)
  }
}
