import ApusLanguageTestSupport
import Testing

@testable import ApusLanguage

@Suite("Secrets that are typed")
struct TypedSecretsTests {
  @Test(
    "are masked where a line is shown again, also where it is refused",
    arguments: [
      ("curl -uu:S3CRET h", "curl -uu:••• h"), ("curl -sSuu:S3CRET h", "curl -sSuu:••• h"),
      ("curl -b'sid=S3CRET; b=2' h", "curl -b'sid=•••; b=•••' h"), ("curl -U u:S3CRET h", "curl -U u:••• h"),
      ("curl --pass S3CRET h", "curl --pass ••• h"), ("curl -E c.pem:S3CRET h", "curl -E c.pem:••• h"),
      ("curl -x u:S3CRET@h:1 h", "curl -x u:•••@h:1 h"), ("curl u:S3CRET@h/x", "curl u:•••@h/x"),
      ("curl -HX-Api-Key:S3CRET h", "curl -HX-Api-Key:••• h"), ("curl -dpwd=S3CRET h", "curl -dpwd=••• h"),
      ("http -au:S3CRET h", "http -au:••• h"),
      ("http --cert-key-pass=S3CRET h", "http --cert-key-pass=••• h"),
      ("get /x -A bearer -aS3CRET", "get /x -A bearer -a•••"),
      ("get /x?jwt=S3CRET&b=2", "get /x?jwt=•••&b=2"),
      ("get /x#access_token=S3CRET", "get /x#access_token=•••"), ("authx bearer S3CRET", "authx bearer •••"),
      ("post /x {\"pwd\":\"S3CRET\"}", "post /x {\"pwd\":\"•••\"}"),
      ("get /x Cookie: sid=S3CRET", "get /x Cookie: •••"),
      ("r.get('h', headers={'Authorization': 'Bearer S'})", "r.get('h', headers={'Authorization': '•••'})"),
      ("cookies set sid S3CRET", "cookies set sid •••"), ("cookies sid=S3CRET", "cookies sid=•••"),
      (".token = S3CRET", ".token = •••"), ("$token = S3CRET", "$token = •••"),
      ("expect .token == S3CRET", "expect .token == •••"),
      ("expect .a.token[0] != 'S3CRET'", "expect .a.token[0] != •••"),
      ("expect header X-Api-Key == S3CRET", "expect header X-Api-Key == •••"),
      (".[?@.password == \"S3CRET\"]", ".[?@.password == \"•••\"]"),
      ("get /x?a=1;password=S3CRET", "get /x?a=1;password=•••"), ("get /a;token=S3CRET", "get /a;token=•••"),
      ("post /x password[0]=S3CRET", "post /x password[0]=•••"),
      (
        "post /x {\"fields\":[{\"name\":\"password\",\"value\":\"S}3\"}]}",
        "post /x {\"fields\":[{\"name\":\"password\",\"value\":\"•••\"}]}"
      ), ("jwt a.b.x", "jwt •••"), ("curl --us u:S3CRET h", "curl --us u:••• h"),
      ("use github S3CRET", "use github •••"),
      ("get /x Cookie: sid=S; S3CRET", "get /x Cookie: ••• •••"),
      ("get '/x?next=/x%3Fpassword%3DS3'", "get '/x?next=/x%3Fpassword%3D•••'"),
      ("get '/x?query=%7Ba(password:%22S3%22)%7D'", "get '/x?query=%7Ba(password:%22•••%22)%7D'"),
      ("get /x X-D:'token=S3'", "get /x X-D:'token=•••'"),
      ("get /x a==/x?password=S3", "get /x a==/x?password=•••"),
      ("post /x --raw '<a><password>S3</password></a>'", "post /x --raw '<a><password>•••</password></a>'"),
      ("curl h -d '<password>S3</password>'", "curl h -d '<password>•••</password>'"),
      (
        "post /x {\"headers\":[[\"Authorization\",\"S3\"],[\"a\",\"b\"]]}",
        "post /x {\"headers\":[[\"Authorization\",\"•••\"],[\"a\",\"b\"]]}"
      ),
      (
        "gql /x 'query($p:String=\"S1\"){a(password:$p,b:$b)}' p=S3 b=c",
        "gql /x 'query($p:String=\"•••\"){a(password:$p,b:$b)}' p=••• b=c"
      ),
      (
        "post /x {\"query\":\"{a(password:$p)}\",\"variables\":{\"p\":\"S3\",\"b\":\"c\"}}",
        "post /x {\"query\":\"{a(password:$p)}\",\"variables\":{\"p\":\"•••\",\"b\":\"c\"}}"
      ),
      (
        "post /x {\"csrf\":[\"S3\"],\"Authorization\":[\"Bearer S3\"],\"otp\":{\"code\":\"S3\"},\"pin\":[\"{{p}}\"]}",
        "post /x {\"csrf\":[\"•••\"],\"Authorization\":[\"•••\"],\"otp\":{\"code\":\"•••\"},\"pin\":[\"{{p}}\"]}"
      ),
      ("use github --host ghe.example", "use github --host ghe.example"),
      ("use github --host https://ghe.example:8443", "use github --host https://ghe.example:8443"),
      ("use qiita --team greenstore --no-spec", "use qiita --team greenstore --no-spec"),
      ("use github --host S3CRET0123", "use github --host •••"),
      ("let t = S3CRET", "let t = S3CRET"), ("find \"password: x\"", "find \"password: x\""),
      ("get /x | curl -uu:S3CRET h", "get /x | curl -uu:••• h"),
      (
        "let token from \"post /login user=a password=S3CRET\" .access_token --for 10m",
        "let token from \"post /login user=a password=•••\" .access_token --for 10m"
      ), ("let token from S3CRET", "let token ••• •••"),
    ])
  func masked(_ line: String, _ shown: String) {
    #expect(MaskedLine(line).text == shown)
  }

  @Test(
    "are none where a name only looks like one",
    arguments: [
      "expect .token exists", "expect .token == 7", "expect .next_page_token == abcdef",
      "expect .city == Kobe1234",
      "get /a;v=2", "get /x < file", "gql /x '{a(id:$p)}' p=x", "get /x X-D:'a=b; c: d'", "get /x a==b=c",
      "post /x {\"a\":[[\"b\",\"c\"],[\"token\"],[\"token\",1]]}",
      ".[?@.name == \"password\"]", "jwt .access_token", "jwt {{t}}", "curl --head h",
      "post /x {\"fields\":[{\"name\":\"city\",\"value\":\"Kobe\"},{\"value\":\"x\",\"n\":\"password\"}]}",
    ])
  func plain(_ line: String) {
    #expect(MaskedLine(line).text == line)
  }
}
