import ApusClient
import ApusEncodings
import Testing

@testable import ApusJSON
@testable import ApusLanguage
@testable import ApusRedaction
@testable import ApusSessionExports

@Suite("Marks under the names of their variables")
struct VariableMarksNamingTests {
  @Test("a mark that is all of a header or of a string has its variable's name, and no other is touched")
  func named() throws {
    var marks = VariableMarks()
    let t = marks.add("t", recorded: .text("x")).text
    let n = marks.add("n", recorded: try .json(JSONDocument("7").root)).text
    var request = Request(url: try WebURL("http://h.test/"))
    request.headers = ["Authorization": "Bearer \(t)", "X-N": n, "X-Key": "abc\(t)", "X-Mine": "a b \(t)"]
    request.body = .bytes(Array(#"{"a": "\#(t)", "b": "is \#(t)", "n": \#(n)}"#.utf8))
    let named = marks.named(request)
    #expect(
      named.headers.map(\.shown) == ["Bearer {{secret:t}}", "{{secret:n}}", "abc\(t)", "a b \(t)"])
    guard case .bytes(let bytes)? = named.body?.content else {
      Issue.record("there is no body")
      return
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"{"a": "{{secret:t}}", "b": "is \#(t)", "n": \#(n)}"#)
    let plain = Request(url: try WebURL("http://h.test/"))
    #expect(marks.named(plain).body == nil)
  }

  private func text(of body: RequestBody?) throws -> String {
    guard case .bytes(let bytes)? = body?.content else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "a mark that is all of an item of the query or of a field has its variable's name, and a part of one has not"
  )
  func pairs() throws {
    var marks = VariableMarks()
    let t = marks.add("t", recorded: .text("x")).text
    let next = marks.add("next", recorded: .text("/a/2")).text
    let address = PercentEncoding.encode(next, for: .queryValue)
    var request = Request(url: try WebURL("http://h.test/\(t)?token=\(t)&a=1&b=x\(t)&to=\(address)&\(t)#f"))
    request.body = .bytes(
      Array("token=\(t)&a=x\(t)&to=\(address)&c".utf8), contentType: "application/x-www-form-urlencoded")
    let named = marks.named(request)
    #expect(named.url.query == "token={{secret:t}}&a=1&b=x\(t)&to={{secret:next}}&\(t)")
    #expect(named.url.path == "/\(t)" && named.url.fragment == "f")
    #expect(try text(of: named.body) == "token={{secret:t}}&a=x\(t)&to={{secret:next}}&c")
    #expect(named.body?.contentType == "application/x-www-form-urlencoded")
  }

  @Test("a part of a form that is a mark is its variable, and a file is what it was")
  func parts() throws {
    var marks = VariableMarks()
    let t = marks.add("t", recorded: .text("x")).text
    let file = MultipartForm.Part("token", fileName: "a", content: .bytes(Array(t.utf8)))
    let form = MultipartForm([.field("token", t), .field("a", "x\(t)"), file], boundary: "B")
    var request = Request(url: try WebURL("http://h.test/"))
    request.body = .multipart(form)
    guard case .multipart(let named)? = marks.named(request).body?.content else {
      Issue.record("it is no form of parts")
      return
    }
    let texts = named.parts.map { part in
      if case .bytes(let bytes) = part.content { String(decoding: bytes, as: UTF8.self) } else { "" }
    }
    #expect(texts == ["{{secret:t}}", "x\(t)", t] && named.boundary == "B")
  }

  @Test("text with signs of equality in it that is no form stays what it is")
  func others() throws {
    var marks = VariableMarks()
    let t = marks.add("t", recorded: .text("x")).text
    var request = Request(url: try WebURL("http://h.test/"))
    for text in ["a = 1\ntoken=\(t)\n", "<a b=\"1\">c=\(t)</a>", "=", "&&", ""] {
      request.body = .bytes(Array(text.utf8), contentType: "text/plain")
      #expect(try self.text(of: marks.named(request).body) == text)
    }
    request.body = .bytes([0xff, 0x3d])
    guard case .bytes(let bytes)? = marks.named(request).body?.content else {
      Issue.record("there is no body")
      return
    }
    #expect(bytes == [0xff, 0x3d])
  }
}
