import ApusClient
import ApusLanguageTestSupport
import Testing

@testable import ApusLanguage

@Suite("A line as it may be shown again")
struct MaskedLineTests {
  @Test(
    "a line is shown again without the secrets in it",
    arguments: [
      ("get http://me:s3cret@h/x?y=a@b", "get http://me:•••@h/x?y=a@b"),
      ("get 'http://t0ken@h/x' -v", "get 'http://•••@h/x' -v"),
      ("set proxy socks5://me:p@ss@h:1", "set proxy socks5://me:•••@h:1"),
      ("get http://me:s3/cr@et#a?b@h/x a=b", "get http://me:•••@h/x a=b"),
      ("base http://me:s#cret@h/", "base http://me:•••@h/"),
      ("curl -u me:{{p}}s http://h", "curl -u me:••• http://h"), ("get /x -a me:a{{p}}", "get /x -a me:•••"),
      (
        #"gql {"query":"{login(password:\"s3cret\"){id}}"}"#,
        #"gql {"query":"{login(password:\"•••\"){id}}"}"#
      ),
      (
        #"post /x {"a":"{\"q\":\"{login(password:\\\"s3cret\\\")}\"}"}"#,
        #"post /x {"a":"{\"q\":\"{login(password:\\\"•••\\\")}\"}"}"#
      ),
      ("get /x Authorization:s3cret", "get /x Authorization:•••"),
      ("get /x 'Authorization: Bearer s3cret' A:b", "get /x 'Authorization: •••' A:b"),
      ("curl -H 'X-Api-Key: s3cret' http://h", "curl -H 'X-Api-Key: •••' http://h"),
      ("get /x access_token==s3cret password=s3cret", "get /x access_token==••• password=•••"),
      ("get /x -a me:s3cret --auth=me:s3cret", "get /x -a me:••• --auth=me:•••"),
      ("get /x -A bearer -a s3cret", "get /x -A bearer -a •••"),
      ("auth bearer s3cret more", "auth bearer ••• •••"), ("auth basic me s3cret", "auth basic me •••"),
      ("auth basic me:s3cret", "auth basic me:•••"), ("auth basic me:{{p}}", "auth basic me:{{p}}"),
      ("auth basic me:{{p}}s", "auth basic me:•••"), ("auth hmac X-S:s3cret", "auth hmac X-S:•••"),
      ("auth header X-Api-Key:s3cret", "auth header X-Api-Key:•••"), ("auth hmac X-S", "auth hmac X-S"),
      ("auth basic me:$p", "auth basic me:•••"),
      ("auth aws AKID s3cret --region r --service s", "auth aws AKID ••• --region r --service s"),
      ("auth aws AKID env:K --token s3cret --region r", "auth aws AKID env:K --token ••• --region r"),
      ("auth hmac X-S s3cret --sign {body}", "auth hmac X-S ••• --sign {body}"),
      ("verify hmac X-S s3cret --body f.json", "verify hmac X-S ••• --body f.json"),
      ("set header Authorization s3cret", "set header Authorization •••"),
      ("post /x りんご=1 token=s3cret", "post /x りんご=1 token=•••"),
      (
        "post /x {\"password\": \"s3cr\\\"et\", \"n\": \"a\"}",
        "post /x {\"password\": \"•••\", \"n\": \"a\"}"
      ),
      ("post /x {\"refresh_token\" : \"s3cret", "post /x {\"refresh_token\" : \"•••"),
      ("let token = s3cret", "let token = •••"), ("set var password s3cret", "set var password •••"),
      ("set query access_token s3cret", "set query access_token •••"),
      ("post /x user[password]=s3cret a[][token][]=t", "post /x user[password]=••• a[][token][]=•••"),
    ])
  func masked(_ line: String, _ shown: String) {
    #expect(MaskedLine(line).text == shown)
  }

  @Test(
    "what is no secret stays readable",
    arguments: [
      "", "get /x", "get http://h:80/a@b", "get http://h:{{port}}/@b", "get http://[::1]:80/a@b",
      "curl -u {{u}}:{{p}} http://h", "get /x -u {{u}}@corp", #"post /x {"path":"C:\users"}"#,
      #"post /x {"a":"\ud800 b\"#, #"post /x {"a":"say \"b\": c"}"#, "get /x Accept:text/plain key:=1",
      "auth bearer env:TOKEN",
      "auth bearer cmd:'gh auth token'", "auth aws --region r --service s", "auth aws AKID env:K --region r",
      "verify hmac X-S env:K --value sha256={signature}", "verify hmac X-S", "verify this",
      "get /x Authorization:{{token}}", "get /x Authorization:@file", "set header Accept x", "mail me@h.test",
      "get /x Authorization:", "auth none", "auth", "let token = .access_token", "let token = env:TOKEN",
      "let id = s3cret", "set query page 2", "post /x {\"password\": 1}", "post /x {\"a\": \"password\"}",
      "post /x {\"password\": \"{{pw}}\"}", "let token = {{other}}",
    ])
  func plain(_ line: String) {
    #expect(MaskedLine(line).text == line)
  }

  @Test(
    "no file has what may be a secret in a header or a query item that is kept, whatever its name",
    arguments: [
      ("set header X-Tok S3CRET9", ["S3CRET9"]), ("set query tok S3CRET9", ["S3CRET9"]),
      ("X-Tok:S3CRET9 X-Env:staging", ["S3CRET9"]), ("tok==S3CRET9", ["S3CRET9"]),
      ("let pw = S3CRET9", ["S3CRET9"]), ("set header X-Client web-app", []), ("set query per_page 100", []),
      ("set header X-Version 2022-11-28", []), ("set header Accept application/vnd.x+json;v=9", []),
      ("Accept:application/vnd.x+json;v=9", []), ("X-Tok:{{t}}", []), ("set header X-Tok {{t}}", []),
      ("set header X-Tok env:TOK", []), ("q==language:swift", []), ("get /x X-Tok:S3CRET9", []),
    ])
  func doubts(_ line: String, _ values: [String]) {
    #expect(MaskedLine(line).doubts.map { $0.withValue { $0 } } == values)
  }

  @Test("places behind a secret, before it and in it are found in the masked line")
  func places() {
    let line = "get http://me:s3cret@h nope"
    let masked = MaskedLine(line)
    let bytes = Array(masked.text.utf8)
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[masked.range(of: range)], as: UTF8.self)
    }
    #expect(text(23..<27) == "nope")
    #expect(text(0..<3) == "get")
    #expect(text(4..<22) == "http://me:•••@h")
    #expect(text(15..<17) == "•••")
    #expect(masked.range(of: 27..<27).lowerBound == bytes.count)
  }
}
