import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("What echo shows of a request", .paced)
struct EchoRoutesTests {
  @Test("echo shows the request in order, with its case and its repetitions")
  func echo() throws {
    try withServer { server in
      let response = try ask(
        server, "PUT", "/echo/a%20b?x=1&x=2&y=%2B+", ["x-Twice: a", "X-TWICE: b", "X-Utf: りんご"], body: "hé")
      let seen = try json(response)
      #expect(seen["method"] as? String == "PUT")
      #expect(seen["target"] as? String == "/echo/a%20b?x=1&x=2&y=%2B+")
      #expect(pairs(seen["query"]) == ["x=1", "x=2", "y=+ "])
      #expect(
        pairs(seen["headers"])
          == ["Host=practice.localhost", "x-Twice=a", "X-TWICE=b", "X-Utf=りんご", "Content-Length=3"])
      #expect((seen["body"] as? [String: Any])?["text"] as? String == "hé")
    }
  }

  @Test("echo shows bytes that are no text in Base64, and Latin-1 headers as text")
  func echoBytes() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nX-Name: Jos"
      client.send(Array(head.utf8) + [0xe9] + Array("\r\n\r\n".utf8) + [0xff, 0x00, 0x61])
      let text = try client.readResponse().text
      #expect(text.contains("\"base64\": \"/wBh\""))
      #expect(text.contains("\"value\": \"José\""))
    }
  }

  @Test("echo takes forms apart, of both kinds")
  func forms() throws {
    try withServer { server in
      let plain = try ask(
        server, "POST", "/echo", ["Content-Type: application/x-www-form-urlencoded; charset=utf-8"],
        body: "a=1&a=2+3&b=%E3%81%82")
      let form = try json(plain)["form"]
      #expect(pairs(form) == ["a=1", "a=2 3", "b=あ"])
      let parts =
        "--B\r\nContent-Disposition: form-data; name=\"a;b\"\r\n\r\none\r\n"
        + "--B\r\nContent-Disposition: form-data; name=f; filename=\"x \\\"y\\\".txt\"\r\n"
        + "Content-Type: text/plain\r\n\r\ntwo\r\nlines\r\n--B--\r\n"
      let multipart = try ask(
        server, "POST", "/echo", ["Content-Type: multipart/form-data; boundary=\"B\""], body: parts)
      let list = try #require(try json(multipart)["multipart"] as? [[String: Any]])
      #expect(list.count == 2)
      #expect(list.first?["name"] as? String == "a;b")
      #expect(list.last?["filename"] as? String == "x \"y\".txt")
      #expect(list.last?["text"] as? String == "two\r\nlines")
    }
  }

  @Test(
    "a form that is broken is null, not an error",
    arguments: [
      ("application/x-www-form-urlencoded", "a=%", "form"), ("multipart/form-data", "--B--", "multipart"),
      ("multipart/form-data; boundary=B", "no delimiter", "multipart"),
      ("multipart/form-data; boundary=B", "--B\r\nno blank line\r\n--B--\r\n", "multipart"),
    ])
  func brokenForms(type: String, body: String, key: String) throws {
    try withServer { server in
      let response = try ask(server, "POST", "/echo", ["Content-Type: \(type)"], body: body)
      #expect(try json(response)[key] is NSNull)
    }
  }
}
