import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Charsets of a line", .paced)
struct RequestPreparationCharsetTests {
  private func body(_ line: String) throws -> (type: String?, bytes: [UInt8]) {
    let request = try prepare(line).request
    return (request.headers["Content-Type"], Array(request.body?.bytesInMemory ?? []))
  }

  @Test("a body is written in the charset, and says so")
  func json() throws {
    let apple: [UInt8] = [0x82, 0xe8, 0x82, 0xf1, 0x82, 0xb2]
    let items = try body("post /x n=りんご --charset Shift_JIS")
    #expect(items.type == "application/json; charset=Shift_JIS")
    #expect(items.bytes == Array("{\"n\": \"".utf8) + apple + Array("\"}".utf8))
    let typed = try body("post /x {\"n\":\"りんご\"} --charset=sjis")
    #expect(typed.type == "application/json; charset=sjis" && typed.bytes.dropFirst(6).starts(with: apple))
    let raw = try body("post /x --raw りんご Content-Type:'text/plain; a=b; charset=utf-8' --charset cp932")
    #expect(raw.type == "text/plain; a=b; charset=cp932" && raw.bytes == apple)
    #expect(try body("post /x --raw a --charset utf-8").bytes == [0x61])
    #expect(try body("put /x a=b").type == "application/json")
  }

  @Test("a form is escaped byte by byte, and what is ASCII stays")
  func form() throws {
    let form = try body("post /x --form n=りんご 'a b=1+1 %' --charset Shift_JIS")
    #expect(String(decoding: form.bytes, as: UTF8.self) == "n=%82%E8%82%F1%82%B2&a+b=1%2B1+%25")
    #expect(form.type == "application/x-www-form-urlencoded; charset=Shift_JIS")
    let data = try body("post /x -d n=り%E3%82%8A%41%zz --charset Shift_JIS")
    #expect(String(decoding: data.bytes, as: UTF8.self) == "n=%82%E8%82%E8%41%zz")
    let parts = try prepare("post /x --multipart n=り --charset euc-jp").request.body
    guard case .multipart(let made)? = parts?.content, case .bytes(let bytes)? = made.parts.first?.content
    else {
      Issue.record("no parts")
      return
    }
    #expect(bytes == [0xa4, 0xea] && made.parts.first?.contentType == "text/plain; charset=EUC-JP")
  }

  @Test(
    "what cannot be done is said before anything is sent",
    arguments: [
      ("post /x n=🍎 --charset Shift_JIS", "Shift_JIS has no U+1F34E, 🍎", "Shift_JIS"),
      ("post /x n=a --charset no-such", "there is no charset no-such here", "no-such"),
      ("post /x n=a --charset UTF-8//IGNORE", "there is no charset UTF-8//IGNORE here", "UTF-8//IGNORE"),
      ("get /x --charset big5", "--charset is about a body, and this line has none", "--charset big5"),
      (
        "post /x @a.txt --charset big5", "--charset is about the text of a line; a file goes as it is",
        "--charset big5"
      ),
      ("get /x --response-charset no-such", "there is no charset no-such here", "no-such"),
      (
        "get /x --reconnect -o f",
        "--reconnect shows events while they arrive, and nothing else; `>` puts them into a file",
        "--reconnect"
      ),
    ])
  func refused(_ line: String, _ message: String, _ place: String) throws {
    let refused = try problem(line, files: ["a.txt": "x"])
    #expect(refused.problem.message == message && refused.place == place)
  }

  @Test("an answer may be read in any charset of the system, in HTTPie's lines too")
  func response() throws {
    for line in ["get /x --response-charset sjis", "http --response-charset=sjis h/x"] {
      #expect(try prepare(line).request.options.responseCharset == "sjis")
    }
    #expect(try prepare("get /x --response-charset utf-16").request.options.responseCharset == "utf-16")
    #expect(try prepare("get /x").request.options.responseCharset == nil)
  }

  @Test("a line that reconnects shows what comes while it arrives")
  func reconnect() throws {
    let showing = try prepare("get /x --reconnect").showing
    #expect(showing.reconnects && showing.streams)
    #expect(try !prepare("get /x --reconnect --no-reconnect").showing.streams)
  }
}
