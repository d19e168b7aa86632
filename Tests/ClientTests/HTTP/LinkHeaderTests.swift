import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Links of a response", .paced)
struct LinkHeaderTests {
  @Test("are found by their relations, however they are written")
  func relations() {
    let links = LinkHeader(
      HeaderFields([
        HeaderField(name: "Link", value: "<?page=2>; rel=\"next last\", </a,b>; title=\"x; y\"; REL=prev"),
        HeaderField(name: "link", value: "<?page=9>; rel=next"),
      ]))
    #expect(links["next"] == "?page=2" && links["LAST"] == "?page=2" && links["prev"] == "/a,b")
    #expect(LinkHeader(["Link": #"</n>; title="a \"b\""; rel="next""#])["next"] == "/n")
    #expect(links["first"] == nil && LinkHeader(["Link": "nonsense"])["next"] == nil)
  }
}
