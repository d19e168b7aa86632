import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusRedaction

@Suite("Secrets in texts that stand in something else", .paced)
struct RedactorTextsTests {
  private func redacted(_ body: String, _ type: String? = "application/json") -> String {
    var redactor = Redactor()
    return String(decoding: redactor.redact(body: Array(body.utf8), contentType: type), as: UTF8.self)
  }

  @Test(
    "are taken out of headers",
    arguments: [
      ("X-Custom", "token=CANARY77", "token={{secret:token}}"),
      ("X-Custom", #"{"password":"CANARY77"}"#, #"{"password":"{{secret:password}}"}"#),
      ("Referer", "https://h/?token=CANARY77", "https://h/?token={{secret:token}}"),
      ("Location", "/cb#access_token=CANARY77&a=1", "/cb#access_token={{secret:access_token}}&a=1"),
      ("Link", "</n?token=CANARY77>; rel=next", "</n?token={{secret:token}}>; rel=next"),
      ("Refresh", "5;url=/x?token=CANARY77", "5;url=/x?token={{secret:token}}"),
      ("refresh", "Vz8dkfj3KJdk38djKkQ", "{{secret:refresh}}"),
      ("User-Agent", "app token=CNRY", "app token={{secret:token}}"),
      ("User-Agent", "app/1.0 (X11; rv:1.0)", "app/1.0 (X11; rv:1.0)"),
      ("Permissions-Policy", "identity-credentials-get=(self)", "identity-credentials-get=(self)"),
      ("Date", "Sat, 28 Nov 2026 07:00:00 GMT", "Sat, 28 Nov 2026 07:00:00 GMT"),
    ])
  func headers(_ name: String, _ value: String, _ expected: String) {
    var redactor = Redactor()
    #expect(redactor.redactValue(of: HeaderField(name: name, value: value)) == expected)
  }

  @Test(
    "are taken out of strings in JSON",
    arguments: [
      (#"{"db":"postgres://u:CANARY77@h/x"}"#, #"{"db":"postgres://u:{{secret:PASSWORD}}@h/x"}"#),
      (#"["/x?sig=CANARY77\u0026a=1"]"#, #"["/x?sig={{secret:sig}}&a=1"]"#),
      (#"{"q":"password=CANARY77&x=1"}"#, #"{"q":"password={{secret:password}}&x=1"}"#),
      (#"{"c":"Server=a;Password=CANARY77;"}"#, #"{"c":"Server=a;Password={{secret:Password}};"}"#),
      (#"["/?X-Amz-Signature=CANARY77"]"#, #"["/?X-Amz-Signature={{secret:X-Amz-Signature}}"]"#),
      (#"{"p":"{\"password\":\"CANARY77\"}"}"#, #"{"p":"{\"password\":\"{{secret:password}}\"}"}"#),
      (
        #"{"h":[["Authorization","CNRY"],["a", "b"]]}"#,
        #"{"h":[["Authorization","{{secret:Authorization}}"],["a", "b"]]}"#
      ),
      (
        #"{"headers":{"Cookie":"a=CNRY","Set-Cookie":""}}"#,
        #"{"headers":{"Cookie":"{{secret:Cookie}}","Set-Cookie":""}}"#
      ),
      (#"{"p":"{\"token\":[\"CANARY77\"]}"}"#, #"{"p":"{\"token\":[\"{{secret:token}}\"]}"}"#),
      (
        #"{"p":"{\"name\":\"password\",\"value\":\"CANARY77\"}"}"#,
        #"{"p":"{\"name\":\"password\",\"value\":\"{{secret:password}}\"}"}"#
      ),
      (
        #"["[{\"Val\": \"CNRY\", \"key\": \"token\"}]"]"#,
        #"["[{\"Val\": \"{{secret:token}}\", \"key\": \"token\"}]"]"#
      ),
      (
        #"{"p":"{\"q\":\"{\\\"field\\\":\\\"pin\\\",\\\"val\\\":\\\"1234\\\"}\"}"}"#,
        #"{"p":"{\"q\":\"{\\\"field\\\":\\\"pin\\\",\\\"val\\\":\\\"{{secret:pin}}\\\"}\"}"}"#
      ),
      (
        #"{"p":"{\"q\":\"{\\\"password\\\":\\\"CNRY\\\"}\"}"}"#,
        #"{"p":"{\"q\":\"{\\\"password\\\":\\\"{{secret:password}}\\\"}\"}"}"#
      ),
      (
        #"{"log":"Authorization: Bearer CANARY77"}"#,
        #"{"log":"Authorization: Bearer {{secret:Authorization}}"}"#
      ),
      (
        #"{"log":"{'password': 'CANARY77', 'n': 1}"}"#,
        #"{"log":"{'password': '{{secret:password}}', 'n': 1}"}"#
      ),
      (
        #"{"e":"password: is too short","f":"token: expired"}"#,
        #"{"e":"password: is too short","f":"token: expired"}"#
      ),
      (#"["[\"Authorization\",\"CNRY\"]"]"#, #"["[\"Authorization\",\"{{secret:Authorization}}\"]"]"#),
    ])
  func strings(_ body: String, _ expected: String) {
    #expect(redacted(body) == expected)
  }

  @Test("leave a body as it is, byte for byte, where nothing is told")
  func untold() {
    let body =
      #"{"a":"x=1","b":"me@h","c":"\/x?page_token=5","d=e":"=","f":"\"g\":","message":"bad token: x","#
      + #""h":"{\"name\":\"city\",\"value\":\"a\"}","i":"{\"value\":\"password\"}","j":"{\"value\":"}"#
    #expect(redacted(body) == body)
  }

  @Test(
    "are taken out of URLs: of their path, and of a URL that is an item of their query",
    arguments: [
      ("http://h/x;jsessionid=CANARY77?a=1", "http://h/x;jsessionid={{secret:jsessionid}}?a=1"),
      ("http://h/x?a=1;password=CANARY77", "http://h/x?a=1;password={{secret:password}}"),
      ("http://h/x?a=%2F%3Ftoken%3DCANARY77", "http://h/x?a=%2F%3Ftoken%3D{{secret:token}}"),
      ("http://h/token:refresh", "http://h/token:refresh"),
      ("http://h/x?a=/x%3Fpassword%3DCNRY%26b", "http://h/x?a=/x%3Fpassword%3D{{secret:password}}%26b"),
      ("http://h/x?a=/x?password=CNRY", "http://h/x?a=/x?password={{secret:password}}"),
      ("http://h/x?u=http://h/x%23pin%3D123", "http://h/x?u=http://h/x%23pin%3D{{secret:pin}}"),
      ("http://h/x?a=%7B%22pin%22%3A%2212%22%7D", "http://h/x?a=%7B%22pin%22%3A%22{{secret:pin}}%22%7D"),
      ("http://h/x?a=%7B%22pin%22%3A12%7D", "http://h/x?a=%7B%22pin%22%3A%22{{secret:pin}}%22%7D"),
      ("http://h/x?a=1%2B1%3D2&b=%41", "http://h/x?a=1%2B1%3D2&b=%41"),
    ])
  func urls(_ url: String, _ expected: String) throws {
    var redactor = Redactor()
    #expect(redactor.redact(try WebURL(url)) == expected)
  }

  @Test(
    "are taken out of lines that begin with a name",
    arguments: [
      ("db:\n  password: CANARY77\n", "db:\n  password: {{secret:password}}\n"),
      ("A=1\nexport API_KEY=CANARY77\n", "A=1\nexport API_KEY={{secret:API_KEY}}\n"),
      ("[db]\ntoken = \"CANARY77\" # new", "[db]\ntoken = \"{{secret:token}}\" # new"),
      ("- secret: 'CANARY77'\r\n", "- secret: '{{secret:secret}}'\r\n"),
      ("- secret: 'it''s one'\n", "- secret: '{{secret:secret}}'\n"),
      ("[db]\npassword = \"a\\\"b c\" ; x", "[db]\npassword = \"{{secret:password}}\" ; x"),
      ("use password=\"correct horse battery\".", "use password=\"{{secret:password}}\"."),
      (
        "a: {password: 'two words', b: c}\n  \"pwd\": \"three more words\"\n",
        "a: {password: '{{secret:password}}', b: c}\n  \"pwd\": \"{{secret:pwd}}\"\n"
      ),
      ("see https://h/?token=CANARY77, or", "see https://h/?token={{secret:token}}, or"),
      ("login ok, token: CANARY77\n", "login ok, token: {{secret:token}}\n"),
      ("  \"password\": \"CANARY77\",\n", "  \"password\": \"{{secret:password}}\",\n"),
      (
        "{'token':'CANARY77',password:\"CNRY\"}",
        "{'token':'{{secret:token}}',password:\"{{secret:password}}\"}"
      ),
      ("{'Authorization': 'Bearer CANARY77'}", "{'Authorization': 'Bearer {{secret:Authorization}}'}"),
      ("at postgres://me:CANARY77@h/x", "at postgres://me:{{secret:PASSWORD}}@h/x"),
      ("<x token=\"CANARY77\"/>", "<x token=\"{{secret:token}}\"/>"),
      ("42[\"a\",{\"pin\":1234}]", "42[\"a\",{\"pin\":\"{{secret:pin}}\"}]"),
      (
        "data: token=CANARY77\n\ndata: password: canary\n",
        "data: token={{secret:token}}\n\ndata: password: {{secret:password}}\n"
      ),
      (
        "data: {\"a\":1,\ndata: \"token\":\ndata: \"CANARY77\"}\n\n",
        "data: {\"a\":1,\ndata: \"token\":\ndata: \"{{secret:token}}\"}\n\n"
      ),
    ])
  func lines(_ text: String, _ expected: String) {
    #expect(redacted(text, "text/plain") == expected)
  }

  @Test(
    "are none in sentences and in source",
    arguments: [
      "Password: must be long", "token = read()\nx", "session: abc", "token:x", "password: *anchor\n",
      "password:\n  - a", "the token=a", "var token = \"a\"", "{{secret:token}}\ntoken: {{secret:token}}",
    ])
  func sentences(_ text: String) {
    #expect(redacted(text, "text/plain") == text)
  }

  @Test("are known from then on, but for what may be a word like others")
  func doubtful() {
    var redactor = Redactor()
    #expect(redactor.redact(sentence: "bad token=required") == "bad token={{secret:token}}")
    #expect(redactor.redact("required") == "required")
    #expect(redactor.redact(sentence: "bad token=CANARY77") == "bad token={{secret:token}}")
    #expect(redactor.redact("CANARY77") == "{{secret:token}}")
    #expect(redactor.redact(sentence: "OK") == "OK")
  }

  @Test("are taken out of a column of CSV by its head")
  func columns() {
    #expect(
      redacted("id,password,b\n1,\"a\"\"b,c\",x\r\n2,hunter2,\n", "text/csv")
        == "id,password,b\n1,\"{{secret:password}}\",x\r\n2,{{secret:password}},\n")
    #expect(redacted("id,name\n1,x\n", "text/csv") == "id,name\n1,x\n")
  }

  @Test(
    "are taken out of the fields, the head and the links of a page",
    arguments: [
      ("<META name=csrf-token content='ab'>", "<META name=csrf-token content='{{secret:csrf-token}}'>"),
      (
        "<input type=hidden value=\"ab\" name=\"csrf_token\"/><p>",
        "<input type=hidden value=\"{{secret:csrf_token}}\" name=\"csrf_token\"/><p>"
      ),
      ("<a href=\"/x?a=1&amp;token=ab\">", "<a href=\"/x?a=1&amp;token={{secret:token}}\">"),
      ("<input name=a value=b>", "<input name=a value=b>"),
      (
        "<TextArea class=a name=password>\n CNRY </textarea>x",
        "<TextArea class=a name=password>\n {{secret:password}} </textarea>x"
      ),
      ("<textarea name=note>CNRY</textarea>", "<textarea name=note>CNRY</textarea>"),
      ("<textarea name=password></textarea>x", "<textarea name=password></textarea>x"),
      ("<textareas name=password>x", "<textareas name=password>x"),
      ("<textarea name=password", "<textarea name=password"),
      ("<input type=password value='ab'>", "<input type=password value='{{secret:password}}'>"),
      (
        "<script>var x={\"apiToken\":\"CNRY\"}; window.apiToken = 'CNRY'</script>",
        "<script>var x={\"apiToken\":\"{{secret:apiToken}}\"}; window.apiToken = '{{secret:apiToken}}'</script>"
      ),
      ("<input name=token value", "<input name=token value"),
      ("<script>\ntoken = ab\n</script>", "<script>\ntoken = ab\n</script>"),
    ])
  func pages(_ page: String, _ expected: String) {
    #expect(redacted(page, "text/html; charset=utf-8") == expected)
  }

  @Test("are taken out of JSON that was cut short")
  func cut() {
    #expect(
      redacted(#"{"a": [{"token": "abc", "id": "1", "password" : "de\"f"#)
        == #"{"a": [{"token": "{{secret:token}}", "id": "1", "password" : "{{secret:password}}"#)
  }

  @Test(
    "are looked for in a hostile text in no more time than in another",
    .timeLimit(.minutes(Sanitizer.isOn ? 60 : 1)))
  func hostile() {
    let count = 20_000
    for text in [
      "{\"" + String(repeating: "token=", count: count) + "\":1}", String(repeating: "<input ", count: count),
      String(repeating: "<input a=\"", count: count), "[" + String(repeating: "\"a\":", count: count),
      "\"" + String(repeating: "\\\\", count: count) + "token=a\"",
      String(repeating: "token: ", count: count),
    ] {
      #expect(redacted(text, "text/html") == text || text.hasPrefix("\""))
    }
  }
}
