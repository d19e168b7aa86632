import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("An article in a file", .paced)
struct ArticleTests {
  private func article(_ text: String) throws -> Article { try Article(Array(text.utf8)) }

  /// As Qiita's tool writes a new one, filled in.
  private static let written = """
    ---
    title: はじめての Apus
    tags:
      - Swift
      - "HTTP"
    private: false
    updated_at: ''
    id: null
    organization_url_name: null
    slide: false
    ignorePublish: false
    ---
    # Begin

    ---
    {{ this }} stays as it is.

    """

  @Test("has its title, its tags and who sees it in its front matter, and its text behind that")
  func whole() throws {
    let found = try article(Self.written)
    #expect(found.title == "はじめての Apus" && found.tags == ["Swift", "HTTP"])
    #expect(!found.isPrivate && found.id == nil)
    #expect(found.text == "# Begin\n\n---\n{{ this }} stays as it is.\n")
    #expect(
      found.content.text
        == ##"{"title":"はじめての Apus","body":"# Begin\n\n---\n{{ this }} stays as it is.\n","##
        + #""tags":[{"name":"Swift","versions":[]},{"name":"HTTP","versions":[]}],"private":false,"#
        + #""organization_url_name":null,"slide":false}"#)
  }

  @Test("that was posted before has its id, and what belongs to the API goes along")
  func posted() throws {
    let found = try article(
      "---\r\ntitle: 2024\r\ntags: [Swift, 6]\r\nprivate: true\r\nid: 4bd431809afb1bb99e4f\r\nslide: true\r\n---\r\ntext"
    )
    #expect(found.id == "4bd431809afb1bb99e4f" && found.isPrivate)
    #expect(found.title == "2024" && found.tags == ["Swift", "6"] && found.text == "text")
    #expect(found.content.text.hasSuffix(#""private":true,"slide":true}"#))
    let campaign = try article(
      "---\ntitle: a\ntags: [b]\nposting_campaign_uuid: c\nagreed_posting_campaign_term: true\n---\nd")
    #expect(
      campaign.content.text.hasSuffix(#""posting_campaign_uuid":"c","agreed_posting_campaign_term":true}"#))
  }

  @Test(
    "that Qiita would refuse is refused with what is wrong",
    arguments: [
      ("# Title\n\ntext", "it has no front matter"), ("---\ntitle: a\n", "has no end"),
      ("", "it has no front matter"),
      ("---\na\n---\nb", "it has no front matter"), ("---\ntitle: [\n---\nb", "no YAML that can be read"),
      ("---\ntags: [a]\n---\nb", "it has no title"), ("---\ntitle: ''\ntags: [a]\n---\nb", "it has no title"),
      ("---\ntitle: [a]\ntags: [a]\n---\nb", "its title is to be a text"),
      ("---\ntitle: a\ntags: a\n---\nb", "its tags are to be a list"),
      ("---\ntitle: a\ntags: []\n---\nb", "it has 0 tags"),
      ("---\ntitle: a\ntags: [a,b,c,d,e,f]\n---\nb", "it has 6 tags"),
      ("---\ntitle: a\ntags: ['']\n---\nb", "one of its tags is empty"),
      ("---\ntitle: a\ntags: [a b]\n---\nb", "a tag has no blanks"),
      ("---\ntitle: a\ntags: [b]\n---\n\n", "no text behind"),
      ("---\ntitle: a\ntags: [b]\nprivate: yes\n---\nb", "its private is to be true or false"),
      ("---\ntitle: a\ntags: [b]\nignorePublish: true\n---\nb", "ignorePublish: true"),
      ("---\ntitle: a\ntags: [b]\nprivate: true\norganization_url_name: o\n---\nb", "for public ones"),
      ("---\ntitle: a\ntags: [b]\nposting_campaign_uuid: o\n---\nb", "asks for consent"),
    ])
  func refused(_ text: String, _ words: String) {
    let problem = #expect(throws: ArticleProblem.self) { try article(text) }
    #expect(problem?.description.contains(words) == true, "\(problem?.description ?? "nothing")")
  }
}
