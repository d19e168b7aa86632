import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What a header promises", .paced)
struct HeaderPromiseTests {
  private func promise(_ name: String, _ values: String...) -> HeaderPromise {
    HeaderPromise(name, in: HeaderFields(values.map { HeaderField(name: name, value: $0) }))
  }

  @Test("is its words, its value, or only that it is there")
  func promises() {
    #expect(promise("allow", "GET, HEAD", "put") == .words(["get", "head", "put"]))
    #expect(promise("www-authenticate", "Digest realm=\"a, b\", Bearer") == .words(["digest", "bearer"]))
    #expect(promise("link", "</a>; rel=\"next last\"") == .words(["rel=next", "rel=last"]))
    #expect(
      promise("content-security-policy", "default-src 'self'; img-src *")
        == .words(["default-src", "img-src"]))
    #expect(promise("content-disposition", "Attachment; filename=a") == .value("attachment"))
    #expect(promise("content-location", "/a") == promise("content-location", "/b"))
    #expect(promise("content-location", "http://h/a") == .value("http://h"))
    #expect(promise("location", "http://h/a") == .presence)
    #expect(promise("x-total-count", "10") == .number && promise("x-total-count", "many") == .presence)
    #expect(promise("x-mine", "1") == .presence)
  }

  @Test("of a type is its charset, too, unless every reader knows it")
  func types() {
    #expect(
      promise("content-type", "Text/CSV; header=present; charset=UTF-8") == .value("text/csv; charset=utf-8"))
    #expect(promise("content-type", "application/json;charset=utf-8") == .value("application/json"))
    #expect(
      promise("content-type", "application/json; charset=latin1")
        == .value("application/json; charset=latin1"))
  }
}
