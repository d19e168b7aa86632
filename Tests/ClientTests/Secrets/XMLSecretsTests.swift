import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Secrets in XML", .paced)
struct XMLSecretsTests {
  private func secrets(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return XMLSecrets.all(in: bytes).map { "\($0.name)=\(String(decoding: bytes[$0.range], as: UTF8.self))" }
  }

  @Test(
    "are found by the names of elements and attributes, in any prefix and at any depth",
    arguments: [
      ("<a><password>x y</password></a>", "password=x y"),
      ("\u{feff}<?xml version='1.0'?>\n<p:Password\n>\n x </p:Password>", "Password=x"),
      ("<a password=\"x\"/>", "password=x"), ("<a b='1' s:apiKey = 'x>y' />", "apiKey=x>y"),
      ("<a password=x>", "password=x"), ("<password><![CDATA[<x>]]></password>", "password=<x>"),
      ("<password>&x;</password>", "password=&x;"),
      ("<password><!-- n --><b><c>x</c></b></password>", "password=x"),
      (
        "<!DOCTYPE a [<!ENTITY x \"<password>no</password>\">]><a><clientSecret>x</clientSecret></a>",
        "clientSecret=x"
      ),
      ("<dict><key>password</key><string>x</string><key>user</key><string>u</string></dict>", "password=x"),
      (
        "<struct><member><name>password</name><value><string>x</string></value></member></struct>",
        "password=x"
      ),
      ("<add key=\"ApiKey\" value=\"x\"/>", "ApiKey=x"), ("<param name='password'>x</param>", "password=x"),
      ("<a><b></c><password>x</password></a>", "password=x"), ("<a><b></a><password>x", "password=x"),
      ("<token v='x'/>", "token=x"), ("<testSetting name='password' value='x'/>", "password=x"),
      ("<a><token it='a8Fk29xQ01Zz71kQ' kind='b'/></a>", "token=a8Fk29xQ01Zz71kQ"),
      ("<input name='password' value='x'><p>text</p>", "password=x"),
    ])
  func found(_ text: String, _ secret: String) {
    #expect(secrets(text) == [secret])
  }

  @Test(
    "are not what has no such name, what is empty, a comment or a declaration, or no XML",
    arguments: [
      "", "<", "<a", "</", "<!", "<!--", "<![CDATA[", "<?", "<a b", "<a b=", "<a b='", "< 3", "<=>",
      "password=x",
      "<a>x</a>", "<password/>", "<password> </password>", "<password></password>x",
      "<password>true</password>",
      "<!-- <password>x</password> -->", "<?p <password>x</password> ?>", "<tokenType>x</tokenType>",
      "<token kind='bearer'/>", "<session><set v='x'/></session>", "<color v='a8Fk29xQ01Zz71kQ'/>",
      "<a><key>color</key><string>x</string></a>",
      "<testcase name='the whole session'><error message='x'>y</error></testcase>", "{\"password\": \"x\"}",
      "x<password>y</password>",
    ])
  func nothing(_ text: String) {
    #expect(secrets(text).isEmpty)
  }

  @Test("are looked for in UTF-16, too", arguments: [true, false])
  func utf16(_ isBigEndian: Bool) throws {
    let units = "\u{feff}<a><password>x</password></a>".utf16
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBigEndian ? pair : pair.reversed()
    }
    let request = Request(method: .post, url: try WebURL("http://a.test/"), body: .bytes(bytes))
    #expect(request.secretInBody == "the field password")
    let bare = Request(
      method: .post, url: try WebURL("http://a.test/"), body: .bytes(Array(bytes.dropFirst(2))))
    #expect(bare.secretInBody == "the field password")
  }

  @Test("take a time that grows with the text, however deep it is and however wrong its ends are")
  func hostile() {
    let count = 20_000
    let deep = String(repeating: "<a>", count: count) + String(repeating: "</b>", count: count)
    #expect(secrets(deep + "<password>x</password>") == ["password=x"])
    #expect(secrets("<a " + String(repeating: "\"=/", count: count)).isEmpty)
    #expect(secrets(String(repeating: "<!", count: count)).isEmpty)
    #expect(secrets("<a>" + String(repeating: "<![CDATA[]", count: count)).isEmpty)
    #expect(secrets("<a>" + String(repeating: "]", count: count)).isEmpty)
  }
}
