import Testing

@testable import ApusClient

@Suite("What a downloaded file is called")
struct DownloadNameTests {
  private func name(_ disposition: String?, at url: String = "http://a.test/files/from%20url.bin?x=/y") throws
    -> DownloadName
  {
    var headers: HeaderFields = [:]
    if let disposition {
      headers = headers.setting(HeaderField(name: "Content-Disposition", value: disposition))
    }
    return DownloadName(
      ResponseHead(version: "HTTP/1.1", status: 200, headers: headers), from: try WebURL(url))
  }

  @Test(
    "it is never a path, never hidden, and holds nothing that is not seen",
    arguments: [
      ("../../etc/passwd", "passwd"), ("/etc/cron.d/job", "job"), ("C:\\Windows\\a.dll", "a.dll"),
      ("..\\..\\x", "x"), (".bashrc", "bashrc"), ("...", "from url.bin"), ("", "from url.bin"),
      ("a\u{202e}gpj.exe", "agpj.exe"), ("a\u{200b}b\u{1b}[2J.txt", "ab[2J.txt"), ("a.txt. ", "a.txt"),
      ("~", "~"), ("-rf", "-rf"), ("りんご.txt", "りんご.txt"), ("dir/", "dir"),
    ])
  func safe(_ announced: String, _ expected: String) throws {
    #expect(try name("attachment; filename=\"\(announced.replacing("\\", with: "\\\\"))\"").text == expected)
  }

  @Test("without a word of the server's the URL's last part is the name, or the name of a page")
  func fromURL() throws {
    #expect(try name(nil).text == "from url.bin")
    #expect(try name(nil, at: "http://a.test/a/b/").text == "b")
    #expect(try name(nil, at: "http://a.test/").text == "index")
    #expect(try name(nil, at: "http://a.test/x%2F..%2F..%2Fevil").text == "evil")
  }

  @Test("a long name is cut before its ending, and a number stands there, too")
  func numbers() throws {
    let long = try name("attachment; filename=\"" + String(repeating: "ü", count: 300) + ".tar\"").text
    #expect(long.utf8.count <= 200 && long.hasSuffix("ü.tar"))
    #expect(try name(nil).numbered(1) == "from url.bin")
    #expect(try name(nil).numbered(3) == "from url-3.bin")
    #expect(try name("attachment; filename=none").numbered(2) == "none-2")
  }
}
