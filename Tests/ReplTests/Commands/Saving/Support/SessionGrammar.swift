import ApusRandomTestSupport

/// Makes up sessions that somebody might hold with the practice API: every command, in every dialect, mistakes
/// included.
struct SessionGrammar {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Some lines of a session.
  mutating func lines() -> [String] {
    let count = 4 + random.below(16)
    return (0..<count).map { _ in
      let line = expanded("line")
      return random.flip(0.06) ? withTypo(line) : line
    }
  }

  /// A rule's text with every `<name>` in it replaced by one of that rule's texts.
  private mutating func expanded(_ rule: String) -> String {
    let parts = random.pick(Self.rules[rule] ?? [rule]).split(
      separator: "<", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      guard let end = part.firstIndex(of: ">"), Self.rules[String(part[..<end])] != nil else {
        text += "<" + part
        return
      }
      text += expanded(String(part[..<end])) + part[part.index(after: end)...]
    }
  }

  /// One character too many, too few, or another. What writes files is left as it is.
  private mutating func withTypo(_ line: String) -> String {
    guard !line.contains(where: { ">|".contains($0) }), !line.contains("-o "), !line.isEmpty else {
      return line
    }
    var characters = Array(line)
    let place = random.below(characters.count)
    switch random.below(3) {
    case 0: characters.remove(at: place)
    case 1: characters[place] = random.pick(Self.typos)
    default: characters.insert(random.pick(Self.typos), at: place)
    }
    return String(characters)
  }

  private static let typos = Array("[]{}\"':=@.$,~ x7あ\\")
}

extension SessionGrammar {
  /// Texts by the name of their rule. What stands more than once comes up more often.
  private static let rules: [String: [String]] = [
    "line": [
      "<asking>", "<asking>", "<asking>", "<asking>", "<asking>", "<sending>", "<sending>", "<dialect>",
      "<path>", "<path>", "<path>", "<look>", "<look>", "<look>", "<back>", "<back>", "<session>",
      "<session>", "<variable>", "<variable>", "<check>", "<export>", "<teaching>", "<typed>", "<service>",
      "<tail>", "<tail>", "<fault>", "<fault>", "<secret>", "<cookies>", "<time>", "<description>",
      "<profile>", "note <text>", "<wrong>",
    ],
    "asking": [
      "get <place>", "get <place>", "get <place>", "get <place> <option>", "get <place> <item>",
      "get <place> <item> <item> <option>", "<method> <place>",
    ],
    "sending": [
      "post <sink> <field>", "post <sink> <field> <field> <item>", "put <sink> <field>",
      "post <sink> {\"name\": <json>, \"n\": <json>}", "post <sink> <field> <option>",
      "post <sink> --form <field> <field>", "post <sink> --multipart <field> <field>",
      "post <sink> --raw '<text>'", "post /echo @kept.json", "post /echo f@kept.json --multipart",
      "post /echo {\n  \"a\": <json>,\n  \"b\": [<json>]\n}", "delete /documents/<word>",
      "patch <sink> <field>",
      "post /github/gists public:=false files[<word>.txt][content]='<text>'",
      "post /qiita/api/v2/items title=<text> body=<word>", "post /jobs", "post /documents name=<word>",
      "post /greenstore/api/v1/food/fruits name=<text> price:=<number>", "send PURGE /echo/<word>",
    ],
    "dialect": [
      "curl -s {{practice}}<absolute>", "curl -X POST {{practice}}/echo -d a=<word> -d 'b=<text>'",
      "curl -G {{practice}}/echo -d q=<word> -H 'X-A: <text>'", "curl -I {{practice}}<absolute>",
      "curl {{practice}}/echo --json '{\"a\": <json>}'", "curl -L {{practice}}/redirect/2",
      "http POST {{practice}}/echo <field> <field>", "http {{practice}}<absolute> <item>",
      "http -f POST {{practice}}/echo <field>", "GET <place>", "http --offline PUT {{practice}}/echo <field>",
    ],
    "place": [
      "<absolute>", "<absolute>", "<absolute>", "<absolute>", "<absolute>", "<absolute>", "<absolute>",
      "<word>", "..",
      "{{a}}", "?x={{b}}",
    ],
    "absolute": [
      "/github/users/<login>", "/github/users/<login>", "/github/users/<login>/repos?per_page=<number>",
      "/github/search/repositories?q=swift&per_page=3", "/github/gists", "/github/gists/1", "/github/user",
      "/github/rate_limit", "/qiita/api/v2/items?per_page=2", "/qiita/api/v2/users/<word>",
      "/qiita/api/v2/authenticated_user", "/greenstore/api/v1/food/fruits", "/echo?x=<word>",
      "/echo/<word>?a=1&a=2", "/mamari/api/suggest?query=<word>", "/status/<status>", "/status/<status>",
      "/gzip", "/html", "/xml", "/csv", "/image", "/bytes/<number>", "/bytes/3000", "/range/40", "/json/3000",
      "/stream/3", "/sse/3", "/redirect/2", "/etag", "/flaky/2", "/jobs/1", "/limited", "/limited/github",
      "/documents/notes", "/cursor/items", "/text/shift_jis", "/problem", "/delay/0", "/credentials",
      "/bearer",
      "/basic-auth/ada/lovelace", "/", "/nothing/<word>", "/echo?x={{a}}",
    ],
    "login": ["octocat", "octocat", "hubot", "nobody-xyz", "{{a}}"],
    "sink": ["/echo", "/echo", "/echo/<word>", "/github/gists", "/upload", "/status/<status>", "/bearer"],
    "method": ["head", "options", "delete", "put", "HEAD", "trace", "post"],
    "status": ["200", "201", "204", "301", "304", "400", "401", "404", "418", "422", "429", "500", "503"],
    "option": [
      "--follow", "-v", "--headers", "--body", "--print hb", "--offline", "--timeout 5", "--all-pages",
      "--all-pages --max-pages 2", "--stream", "--retry 1", "-a ada:lovelace", "-A bearer -a t0ken", "--nope",
      "--max-redirects 1 --follow", "-k",
    ],
    "item": [
      "X-A:<word>", "Accept:application/json", "q==<word>", "page==<number>", "X-B;", "Accept:",
      "tag==<text>",
      "If-None-Match:'\"practice\"'", "Cookie:a=<word>", "X-V:{{a}}", "d==2026-11-20T08:09:39Z",
    ],
    "field": [
      "name=<text>", "n:=<json>", "a[b][0]=<word>", "list[]=<word>", "size='<number> kB'", "who={{a}}",
      "took='<number> ms'", "password=<word>", "emoji=👩‍👩‍👧‍👦",
    ],
    "text": ["りんご", "'a b'", "swift", "日本語テキスト", "e\u{301}te", "'12 ms'", "'[..]'", "'...'", "'2026-11-20'"],
    "word": ["a", "swift", "りんご", "octocat", "x1", "42", "{{b}}"],
    "number": ["0", "1", "2", "3", "17", "1000"],
    "json": ["1", "\"りんご\"", "[1, 2.50]", "{\"k\": null}", "true", "1e400", "null", "{{b}}"],
    "path": [
      ".", ".login", ".items", ".items[0]", ".items[].full_name", ".items[0].owner.login", "..login", "$..id",
      "$.items[?@.stargazers_count > 100].name", ".headers", ".headers[0]", ".body", ".query", ".nothing",
      "$1.login", "$2", "$99", "$[0]", "[0]", ".[0]", "$.items[?length(@.name) > 3]", ".items[-1:].id",
      "$[?", ".items[",
    ],
    "look": [
      "tree", "tree --depth 1", "tree .items", "body", "body --pretty", "headers", "raw", "table .items",
      "table .items name id", "table", "keys", "keys .owner", "find <word>", "find octocat", "count",
      "count .items", "timing", "timing 1", "request", "headers 1", "request 2", "raw 1", "body 1",
      "ls", "ls -l /github", "ls -r /qiita", "open kept.json", "show 1",
    ],
    "back": [
      "history", "history", "show 1", "show <number>", "!!", "!1", "rerun 1", "rerun 2", "reuse 1",
      "diff 1 2",
      "diff 2 1", "next", "follow", "!!", "edit 1", "edit",
    ],
    "session": [
      "cd /github", "cd users", "cd ..", "cd -", "cd /", "cd {{a}}", "pwd", "base",
      "base {{practice}}/github",
      "X-Trace:<word>", "page==<number>", "Accept:", "X-Trace:", "set", "env", "view <view>", "set timeout 3",
      "set follow on", "set follow off", "set hints off", "set header X-S <word>", "set query q <word>",
      "set var v <text>", "unset header X-S", "unset var a", "unset timeout", "unset query q",
      "set view json",
      "use practice", "use",
    ],
    "view": ["tree", "json", "table", "raw", "headers"],
    "variable": [
      "let a = .login", "let a = octocat", "let b = .items[0].id", "let b = '<text>'",
      "let a = .items[0].name",
      "let b = {\"x\": <json>}", "let a = .nothing", "let b = <number>", "let v = {{a}}", "let s = env:TOKEN",
    ],
    "check": [
      "expect status 200", "expect status 2xx", "expect .login == \"octocat\"", "expect .login != 1",
      "expect header etag", "expect header content-type", "expect time < 10s", "expect .items exists",
      "expect shape GitHub.User", "expect shape {login: string}", "expect body contains りんご",
    ],
    "export": [
      "curl", "curl 1", "httpie", "httpie 1", "http", "http 1", "har 1", "har", "swift", "swift 1",
      "swift --style urlsession", "swift --name Thing", "swift --style callback", "preview <asking>",
      "preview <sending>",
    ],
    "teaching": [
      "explain", "explain", "explain", "explain <status>", "explain network.reset", "explain header ETag",
      "explain method PATCH", "explain <word>", "help", "help get", "help paths", "help <word>",
      "help get /github/users/{login}", "tour",
    ],
    "typed": [
      "shape", "shape .items[]", "shape 1..2", "shape User = .", "as GitHub.User", "as User", "as",
      "as GitHub.SearchRepositories", "as [GitHub.Repository] .items", "as Qiita.Item", "as GitHub.Gist",
    ],
    "service": [
      "github user <login>", "github search swift+api", "github user ''", "qiita me", "qiita delete 1",
      "github",
      "greenstore save-fruit <text> <number>", "mamari suggest <word>", "github gist create", "github user",
      "qiita post",
    ],
    "tail": [
      "get <place> | wc -c", "get <place> | head -1", "get <place> > kept.json", "<path> | tr a-z A-Z",
      "tree | head -2", "get <place> >> kept.json", "<path> > kept.json", "get <place> -o kept.json",
      "body | cat",
      "get <place> | cat >/dev/null", "open kept.json", "get <place> | exit 3", "http 1 > kept.http",
      "run kept.http", "history | wc -l", "get <place> --offline | cat", "headers | sort",
    ],
    "fault": [
      "get /faults/<code>", "get /faults/<code>", "get /faults/<code> -v",
      "get /faults/redirect.<chain> --follow",
      "get /faults/timeout.idle --timeout 0.2", "get http://127.0.0.1:1/", "get https://127.0.0.1:1/",
    ],
    "code": [
      "network.reset", "network.reset/body", "network.closed", "protocol.status", "protocol.header",
      "protocol.framing", "body.truncated", "body.truncated/gzip", "body.encoding", "body.empty",
      "decode.syntax",
      "decode.syntax/utf8", "decode.type", "decode.missing", "decode.value", "odd.escapes",
      "odd.escapes/header",
      "odd.escapes/reason", "odd.escapes/bidi", "odd.numbers", "odd.keys", "odd.cookies", "odd.charset",
      "odd.latin1", "odd.trailers", "odd.interim", "odd.fields", "http.422", "http.500/broken",
    ],
    "chain": ["loop", "limit", "unsafe", "location", "loop/two"],
    "secret": [
      "auth bearer env:TOKEN", "auth basic ada env:TOKEN", "auth bearer t0ken-that-is-typed", "auth",
      "auth none",
      "auth basic ada lovelace", "auth digest ada lovelace", "auth header X-Api-Key env:TOKEN", "auth bearer",
      "get /bearer Authorization:'Bearer {{s}}'", "get /echo?access_token=<word>12345678",
      "get /bearer X-T:{{s}}",
      "post /echo password=hunter2hunter2", "auth bearer env:NOBODY", "get /credentials X-Api-Key:{{s}}",
    ],
    "cookies": [
      "get /cookies/set?flavour=oat --follow", "get /cookies/set?a=<word>", "cookies", "cookies clear",
      "get /cookies", "get /cookies/delete?flavour --follow", "cookies",
    ],
    "time": [
      "repeat <number> get /status/204", "repeat 5 get <place>", "repeat 3 post <sink> <field>",
      "watch 1h get <place>", "watch 10ms get /github/rate_limit", "get /delay/1 --timeout 0.1",
      "repeat 4 <asking>",
    ],
    "description": [
      "spec /openapi.json", "spec", "help get /github/users/{login}", "ls -l", "get /github/users/<login>",
      "swift",
    ],
    "profile": ["profile save p", "profile use p", "profile list", "profile use nobody"],
    "wrong": [
      "gte /echo", "get /echo --no-such-option", "get http:///users", "get /echo 'Bad Name:1'",
      "post /echo a=@no-such-file", "get /echo?x={{nobody}}", "get /echo 'open", "let x", "expect",
      "repeat x get /",
      "watch get /", "login", "{\"a\": 1}", "swift 99", "show", "tree .a.b", "table .login", "auth nobody",
      "cd", "set nothing 1", "view nothing", "open nothing.json", "run nothing.http", "post /echo {\"a\": }",
      "use nothing", "/", "?", "!99", "as Nothing", "shape .nothing", "diff 1", "\u{1b}[31mred",
      "get \u{202e}/x",
      "こんにちは", "http", "curl",
    ],
  ]
}
