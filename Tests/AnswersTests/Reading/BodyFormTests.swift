import Testing

@testable import ApusAnswers

@Suite("What a body is read as")
struct BodyFormTests {
  private func form(_ type: String, _ path: String = "/x", _ body: String = "") -> BodyForm {
    BodyForm(mediaType: type, path: path, Array(body.utf8))
  }

  @Test("as its response says")
  func said() {
    for type in ["application/json", "application/problem+json; charset=utf-8", "text/markdown", ""] {
      #expect(form(type) == .json, "\(type)")
    }
    for type in ["application/x-ndjson", "application/jsonl", "application/json-seq"] {
      #expect(form(type) == .lines)
    }
    #expect(form("text/event-stream") == .events)
    #expect(form("text/csv; charset=utf-8") == .delimited(by: nil, hasNames: true))
    #expect(form("text/csv; header=absent") == .delimited(by: nil, hasNames: false))
    #expect(form("text/tab-separated-values") == .delimited(by: 9, hasNames: true))
    for type in ["application/xml", "text/xml", "application/atom+xml", "image/svg+xml"] {
      #expect(form(type) == .xml)
    }
    for type in ["text/html", "application/xhtml+xml"] { #expect(form(type) == .page) }
  }

  @Test("where it says little, by its name and its first bytes")
  func guessed() {
    #expect(form("text/plain", "/a/data.csv", "a,b") == .delimited(by: nil, hasNames: true))
    #expect(form("application/octet-stream", "/LOG.NDJSON") == .lines)
    #expect(form("", "/x", " \n<!DOCTYPE HTML><p>") == .page)
    #expect(form("text/plain", "/x", "<?xml version='1.0'?><a/>") == .xml)
    #expect(form("text/plain", "/feed.xml") == .xml)
    #expect(form("text/plain", "/x", "a,b") == .json)
  }

  @Test("JSON is JSON under the name of a page, and what is said goes before a name")
  func labels() {
    #expect(form("text/html", "/x", "{\"a\": 1}") == .json)
    #expect(form("text/csv", "/x", "[a],b") == .delimited(by: nil, hasNames: true))
    #expect(form("application/json", "/x.csv") == .json)
  }
}
