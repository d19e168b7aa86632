import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Options of pasted lines", .paced)
struct OptionTablePastedTests {
  private func names(_ option: RequestOption, _ dialect: Dialect) -> Set<String> {
    Set(OptionSpec.all.filter { $0.option == option }.flatMap { $0.names(in: dialect) })
  }

  @Test("only what changes nothing of what is sent, trusted or written is passed over")
  func harmless() {
    // Each name that is added here needs the reason why a request is the same with it.
    #expect(
      names(.harmless, .curl) == [
        // About the screen of curl.
        "--silent", "-s", "--show-error", "-S", "--progress-bar", "-#", "--no-progress-meter",
        "--styled-output",
        // The exit status, which tells of an error here in any case.
        "--fail", "-f", "--fail-with-body", "--fail-early",
        // A file of settings that is never read here.
        "--disable", "-q",
        // When packets go out, not what is in them.
        "--no-keepalive", "--keepalive-time", "--tcp-nodelay",
      ])
    #expect(
      names(.harmless, .httpie) == [
        "--check-status", "--ignore-netrc", "--quiet", "-q", "--all", "--sorted", "--unsorted", "--traceback",
        "--debug", "--pretty", "--style", "-s", "--format-options", "--history-print", "-P",
        "--response-mime",
      ])
    #expect(names(.harmless, .native).isEmpty && names(.refused, .native).isEmpty)
  }

  @Test("an option that is done makes another request of the line", arguments: Dialect.allCases)
  func done(_ dialect: Dialect) throws {
    for spec in OptionSpec.all(in: dialect) where spec.option != .harmless && spec.option != .refused {
      // They say more of another one.
      if [.every, .forTime].contains(spec.option) { continue }
      // A password alone is nobody's.
      if dialect == .wget, [.auth, .authSecret].contains(spec.option) { continue }
      for name in spec.names(in: dialect)
      where !Self.usual.contains(spec.option) && name != AuthScheme.usualPair.words.curlSwitch {
        let value = try spec.value.map {
          // A list of pages is named by its path.
          spec.option == .items ? ".rows" : try #require(Self.values[$0], "no value for \(name) \($0)")
        }
        let without = "\(Self.begin(dialect)) \(Self.beside(spec.option, dialect))"
        let with = "\(without) \(name) \(value ?? "")"
        // Without a URL the line is none.
        let before = spec.option == .url ? "none" : try made(without)
        #expect(try made(with) != before, "\(with) is \(without)")
      }
    }
  }

  /// What is so without them.
  private static let usual: Set<RequestOption> = [
    // Compression is offered; standard input has tests of its own.
    .compressed, .ignoreInput,
    // Without it the line is refused where it would matter.
    .globOff,
    // A line of several requests has tests of its own, and so has one that is partly in a file.
    .next, .config,
  ]

  private static func begin(_ dialect: Dialect) -> String {
    switch dialect {
    case .native: "send X"
    case .curl: "curl"
    case .httpie: "http"
    case .wget: "wget"
    }
  }

  /// The rest of a line in which the option makes a difference.
  private static func beside(_ option: RequestOption, _ dialect: Dialect) -> String {
    let url = option == .url ? "" : dialect == .native ? "/a/../b" : "h/a/../b"
    switch option {
    case .form, .multipart, .chunked, .charset: return url + " a=1"
    case .boundary: return url + " a=1 --multipart"
    case .dataInQuery: return url + " -d x=1"
    case .authSwitch: return url + " -u a:b"
    case .authType: return url + " -a a:b"
    case .follow where dialect == .native: return url + " --no-follow"
    case .certKey: return url + " --cert c.pem"
    case .continues: return url + (dialect == .native ? " -o f" : " --output f")
    case .outputFolder: return url + " -o f"
    case .remoteHeaderName: return url + " -O"
    case .proxyUser: return url + " -x p"
    case .compress: return url + " a=\(String(repeating: "a", count: 99))"
    default: return url
    }
  }

  private static let values = [
    "DATA": "x=1", "JSON": "{}", "NAME=CONTENT": "a=b", "NAME=TEXT": "a=b", "FILE": "c.pem",
    "HEADER": "X-A:1", "NAME=VALUE": "a=b", "TEXT": "text", "URL": "http://p:1", "RANGE": "0-9",
    "USER:PASSWORD": "a:b", "TYPE": "bearer", "TOKEN": "t", "METHOD": "PURGE", "SCHEME": "https",
    "NUMBER": "3",
    "SECONDS": "7", "yes|no|FILE": "no", "HOSTS": "'*'", "HOST:PORT:ADDRESS": "h:80:127.0.0.1", "PATH": "/s",
    "WHAT": "H", "RATE": "2/s", "RULE": "page", "VERSION": "1.2", "TLS": "tls1.2", "LIST": "A",
    "HOST:PORT:HOST:PORT": "a:1:b:2", "HOST": "p:1", "BYTES": "9", "SPEED": "9", "FORMAT": "%{url}",
    "USER": "me", "PASSWORD": "p", "FOLDER": "/f", "TIME": "'1 Jan 2020'", "NAME": "sjis",
    "FILE[:PASS]": "c.pem", "PASS": "p", "OFFSET": "-",
  ]

  /// Everything that a line comes to.
  private func made(_ line: String) throws -> String {
    let prepared = try prepare(line, files: ["c.pem": ""]) {
      $0.boundary = "b"
      $0.deflate = { _ in [1] }
      $0.netrc = { _, _, _ in NetrcEntry(user: "ada", password: Secret("canary"), place: "~/.netrc") }
    }
    let request = prepared.request
    return "\(request.url) \(SentText(request)) \(request.options) \(prepared.showing) \(prepared.paging)"
  }

  @Test("an option that would be ignored is refused where it stands", arguments: [Dialect.curl, .httpie])
  func refused(_ dialect: Dialect) throws {
    let program = dialect == .curl ? "curl" : "http"
    for spec in OptionSpec.all(in: dialect) where spec.option == .refused {
      for name in spec.names(in: dialect) {
        let found = try problem("\(program) http://h \(name) 1")
        #expect(found.problem.code == .usageArgument && found.place == name, "\(found)")
      }
    }
    for name in ["--ssl-reqd", "--expect100-timeout", "--happy-eyeballs-timeout-ms", "--tcp-fastopen"] {
      #expect(try problem("curl \(name) 1 http://h").place == name)
    }
    let joined = try problem("curl -sSfR http://h")
    #expect(
      joined.place == "R"
        && joined.problem.message.contains("-R of curl, which gives a file the time that the server says"))
    #expect(try problem("curl -e 'http://r;auto' http://h").place == "http://r;auto")
    #expect(try problem("curl --stderr=f https://h").place == "--stderr")
  }

  @Test("an option of curl or HTTPie that stands in no list is refused as well")
  func unknown() throws {
    for (program, dialect, options) in [("curl", Dialect.curl, Self.curl), ("http", .httpie, Self.httpie)] {
      for name in options.split(whereSeparator: \.isWhitespace).map(String.init)
      where OptionSpec.named(name, in: dialect) == nil {
        #expect(try problem("\(program) \(name) http://h").place == name)
      }
    }
  }

  @Test("what takes an option back in HTTPie does not turn checking off")
  func verify() throws {
    #expect(try prepare("https --no-verify h").request.options.tls.verifies)
    #expect(try prepare("https --verify no h").request.options.tls.verifies == false)
    #expect(try prepare("get /x --no-verify").request.options.tls.verifies == false)
  }

  /// `curl --help all` of 7.88.
  private static let curl = """
    --abstract-unix-socket --alt-svc --anyauth --append --aws-sigv4 --basic --cacert --capath --cert --cert-status
    --cert-type --ciphers --config --connect-to --continue-at --cookie-jar --create-dirs --create-file-mode --crlf
    --crlfile --curves --delegation --disallow-username-in-url --dns-interface --dns-ipv4-addr --dns-servers
    --doh-insecure --doh-url --dump-header --engine --etag-compare --etag-save --false-start --form-escape
    --haproxy-protocol --hsts --http0.9 --http3 --http3-only --ignore-content-length --interface --ipv4 --ipv6
    --junk-session-cookies --key-type --libcurl --limit-rate --local-port --location-trusted --login-options
    --max-filesize --metalink --negotiate --netrc --netrc-file --netrc-optional --next --no-alpn --no-clobber
    --no-npn --no-sessionid --ntlm --output-dir --parallel --pass --pinnedpubkey --post301 --post302 --post303
    --preproxy --proto --proto-default --proto-redir --proxy-anyauth --proxy-basic --proxy-cacert --proxy-header
    --proxy-insecure --proxy-key --proxy-pass --proxy-user --proxy1.0 --proxytunnel --rate --raw --remote-header-name
    --remote-name --remote-name-all --remote-time --remove-on-error --request-target --retry-all-errors
    --retry-connrefused --retry-delay --retry-max-time --sasl-ir --service-name --socks4 --socks4a --socks5
    --socks5-hostname --speed-limit --speed-time --ssl --ssl-allow-beast --ssl-no-revoke --sslv2 --sslv3 --stderr
    --suppress-connect-headers --time-cond --tls-max --tls13-ciphers --tlsauthtype --tlspassword --tlsuser --tlsv1
    --tlsv1.0 --tlsv1.1 --tlsv1.2 --tlsv1.3 --tr-encoding --trace --trace-ascii --trace-time --url-query --write-out
    --xattr -K -O -J -C -n -R -c -D -w -z -y -Y -1 -2 -3 -4 -6 -j -l -p -Q -t -U -Z
    """

  /// `http --help` of 3.2.
  private static let httpie = """
    --cert-key-pass --ciphers --compress -x --continue -c --download -d --max-headers --session
    --session-read-only --ssl --manual
    """
}
