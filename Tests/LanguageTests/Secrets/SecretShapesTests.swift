import ApusLanguageTestSupport
import Testing

@testable import ApusLanguage

/// Lines with `S3CRET` in them are not in the history.
@Suite("Lines with what is probably a secret")
struct SecretShapesTests {
  /// Whatever a line is, a value that it keeps or proves with is a secret.
  @Test(
    "keep a line out of the history",
    arguments: [
      "let t = S3CRET", "try: let t = S3CRET", "auht X7abc", "uath X7", "ath X7", "aauth X7",
      "set var pw S3CRET", "set variable pw S3CRET", "set header X-Tok S3CRET",
      "set query tok S3CRET", "X-Tok:S3CRET", "tok==S3CRET", "pw=S3CRET", "get /x -A bearer -aS3CRET",
      "get /x -A bearer -a=S3CRET", "curl -uu:S3CRET http://h", "curl -sSuu:S3CRET http://h",
      "curl -su u:S3CRET http://h", "curl -b'sid=S3CRET' http://h", "curl -b 'a=1; sid=S3CRET' http://h",
      "curl -U u:S3CRET http://h", "curl --proxy-user u:S3CRET http://h", "curl -E c.pem:S3CRET http://h",
      "curl --cert c.pem:S3CRET http://h", "curl --pass S3CRET http://h", "curl --proxy-pass S3CRET http://h",
      "curl --oauth2-bearer S3CRET http://h", "curl --tlspassword S3CRET http://h",
      "curl -x u:S3CRET@h:1 http://h", "curl --preproxy u:S3CRET@h:1 http://h", "curl u:S3CRET@h/x",
      "curl -HX-Api-Key:S3CRET http://h", "curl -H'Authorization: Bearer S3CRET' http://h",
      "curl --proxy-header 'X-Token: S3CRET' http://h", "curl -dpassword=S3CRET http://h",
      "curl -d 'a=1&pwd=S3CRET' http://h", "curl -F otp=S3CRET http://h", "curl -Fotp=S3CRET http://h",
      "curl --oauth2-be S3CRET http://h", "repeat 2 curl -uu:S3CRET http://h", "$ curl -uu:S3CRET http://h",
      "http -au:S3CRET http://h", "http --auth=u:S3CRET http://h", "http --cert-key-pass S3CRET http://h",
      "http u:S3CRET@h/x", "https --proxy http:http://u:S3CRET@h http://h", "get /x --cert c.pem:S3CRET",
      "get /x -u u:S3CRET", "get /x --proxy-user u:S3CRET", "get /x#access_token=S3CRET",
      "get /x?a=1&jwt=S3CRET",
      "post /x {\"pwd\":\"S3CRET\"}", "post /x {pwd:\"S3CRET\"}", "post /x newPassword=S3CRET",
      "post /x pin:=12345",
      "authx bearer S3CRET", "aut bearer S3CRET", "auht basic me S3CRET", "oauth bearer S3CRET",
      "auth bearer S3CRET", "auth basic me:S3CRET", "get /x | curl -uu:S3CRET -T - http://h",
      "GET /x Authorization:S3CRET",
      "get /echo Cookie: sid=HISTX", "get /echo Cookie: a=1; sid=HISTX", "get /echo Cookie:a=1; sid=HISTX",
      "requests.get('http://h/', headers={'Authorization': 'Bearer HISTY'})",
      "fetch('http://h/', {headers: {Authorization: 'Bearer HISTY'}})",
      "fetch('http://h/', {headers: [['Authorization', 'Bearer HISTY']]})",
      "axios.get('http://h/', {auth: {username: 'u', password: `HISTY`}})",
      "cookies set sid HISTX", "cookies sid=HISTX", "cookies sid HISTX", ".token = HISTX", ".token=HISTX",
      "use github HISTX", "let sid = plain", "let t = SECRET", "let t = secret", "let thing = SECRET",
      "let thing = a1b2c3d4", "let thing = hunter2", "let thing = abcdefghijklmnop", "let thing = aBcDeFgH",
      "let thing = 12ab-34cd",
      "note the password: is hunter2", "find 'password: hunter2'",
    ])
  func secrets(_ line: String) {
    #expect(SecretShapes.isIn(line: line))
  }

  @Test(
    "that only name where a secret is, and lines without one, are kept",
    arguments: [
      "get /x", "let id = 42", "let id = .items[0].id", "let t = env:TOKEN", "let t = file:token.txt",
      "let t = {{other}}", "let on = true", "let home = https://h/x", "set header Accept text/plain",
      "set header X-Tok {{t}}", "set query per_page 5", "get /x?token={{t}}", "set query page {{n}}",
      "set timeout 5",
      "set follow on",
      "Accept:application/json", "per_page==5", "get /x Accept:text/plain", "get /x q==swift",
      "auth bearer env:T",
      "auth none", "auth bearer", "get /x -a {{user}}:{{pw}}", "get /x -A bearer -a {{t}}", "path",
      "curl http://h:80/x",
      "curl -b cookies.txt http://h", "curl -E c.pem http://h", "curl --head http://h", "curl -sSL http://h",
      "curl -o out.json http://h", "http h/x q==a@b", "get /x --cert c.pem", "post /x name=Ada",
      "get /x?page=2#top",
      "note the password: is long", "let name = octocat", "let user = ada", "let city = 東京",
      "let when = 2024-01-01", "let when = 2024-01-01T12:00:00Z", "let city = 'San Francisco'",
      "let mail = ada@example.com", "let lang = JavaScript", "let version = v2", "let tag = v1.2.3",
      "let money = EUR",
      "let q = abc", "find \"password: x\"", "find token", "cookies", "cookies clear", "use github",
      "use github now",
      "get /x Cookie: {{jar}}", "fetch('http://h/', {mode: 'cors'})",
      "post /x {\"note\": \"password\"}", "post /x {\"secret\": true}", "mail me@h.test",
    ])
  func others(_ line: String) {
    #expect(!SecretShapes.isIn(line: line))
  }
}
