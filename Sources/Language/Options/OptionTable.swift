internal import ApusClient

extension OptionSpec {
  /// Every option there is. In a native line HTTPie's meaning of a letter wins over curl's, but for `-d`, `-m`, `-x`
  /// and `-H`, which are there under curl's.
  package static let all: [OptionSpec] =
    body + headers + schemes + sending + connection + transfer + documentation + showing + harmless
    + refused + wget

  private static let body = [
    OptionSpec(.json, native: "--json -j", "ask for JSON, and say that the body is JSON"),
    OptionSpec(.form, native: "--form -f", "send the items as a form"),
    OptionSpec(.multipart, native: "--multipart", "send the items as the parts of a form"),
    OptionSpec(.raw, "TEXT", native: "--raw", "send this text as the body"),
    OptionSpec(.chunked, httpie: "--chunked", "send the body in chunks"),
    OptionSpec(.boundary, "TEXT", native: "--boundary", "what stands between the parts of a form"),
    OptionSpec(
      .data, "DATA", native: "--data -d", httpie: "", curl: "--data -d --data-ascii",
      "send this as the body; @FILE reads it; several are joined by &"),
    OptionSpec(
      .dataRaw, "DATA", native: "--data-raw", httpie: "", curl: "--data-raw",
      "as --data, where @ is a character"),
    OptionSpec(
      .dataBinary, "DATA", native: "--data-binary", httpie: "", curl: "--data-binary",
      "as --data, where a file keeps its line ends"),
    OptionSpec(
      .dataURLEncode, "DATA", native: "--data-urlencode", httpie: "", curl: "--data-urlencode",
      "as --data, percent-encoded"),
    OptionSpec(.jsonText, "JSON", curl: "--json", "send this as a JSON body"),
    OptionSpec(
      .formPart, "NAME=CONTENT", curl: "--form -F", "one part of a form; @FILE sends a file, <FILE its text"),
    OptionSpec(.formString, "NAME=TEXT", curl: "--form-string", "one part of a form, as it is"),
    OptionSpec(
      .dataInQuery, native: "--get -G", httpie: "", curl: "--get -G",
      "put the data into the query and ask with GET"),
    OptionSpec(
      .uploadFile, "FILE", native: "--upload-file -T", httpie: "", curl: "--upload-file -T",
      "send a file as the body with PUT"),
    OptionSpec(
      .charset, "NAME", native: "--charset", httpie: "", "send the body's text in this charset, and say so"),
    OptionSpec(
      .ignoreInput, native: "--ignore-stdin", httpie: "--ignore-stdin -I",
      "leave standard input alone, as a script in a loop may want"),
  ]

  private static let headers = [
    OptionSpec(
      .header, "HEADER", native: "--header -H", httpie: "", curl: "--header -H",
      "send this header: 'Name: value'"),
    OptionSpec(
      .cookie, "NAME=VALUE", native: "--cookie", httpie: "", curl: "--cookie -b", "send these cookies"),
    OptionSpec(
      .userAgent, "TEXT", native: "--user-agent", httpie: "", curl: "--user-agent -A", "send this User-Agent"),
    OptionSpec(
      .referer, "URL", native: "--referer -e", httpie: "", curl: "--referer -e", "send this Referer"),
    OptionSpec(
      .range, "RANGE", native: "--range", httpie: "", curl: "--range -r", "ask for these bytes only"),
    OptionSpec(
      .auth, "USER:PASSWORD", native: "--auth -a --user -u", httpie: "--auth -a", curl: "--user -u",
      "credentials: USER:PASSWORD, or a token with -A \(AuthScheme.usualToken.name)"),
    OptionSpec(
      .authType, "TYPE", native: "--auth-type -A", "what --auth holds: \(AuthScheme.standardNames)"),
  ]

  /// Those of curl's that choose how to show who asks.
  private static let schemes =
    AuthScheme.all.compactMap { scheme in
      scheme.words.curlSwitch.map {
        OptionSpec(.authSwitch, curl: $0, "use \(scheme.name) authentication")
      }
    }
    + AuthScheme.all.compactMap { scheme in
      scheme.words.curlSecret.map {
        OptionSpec(.authSecret, "TOKEN", curl: $0, "send a \(scheme.name) token")
      }
    }

  private static let sending = [
    OptionSpec(
      .method, "METHOD", native: "--request -X", httpie: "", curl: "--request -X", "use this method"),
    OptionSpec(.url, "URL", native: "--url", httpie: "", curl: "--url", "the URL"),
    OptionSpec(.head, native: "--head", httpie: "", curl: "--head -I", "ask for the headers only"),
    OptionSpec(.defaultScheme, "SCHEME", native: "", httpie: "--default-scheme", "for a URL that names none"),
    OptionSpec(.globOff, curl: "--globoff -g", "take braces and brackets of a URL as they are"),
    OptionSpec(.pathAsIs, native: "--path-as-is", curl: "--path-as-is", "leave . and .. in the path"),
    OptionSpec(
      .follow, native: "--follow -F -L --location", httpie: "--follow -F",
      curl: "--location -L",
      "follow redirects"),
    OptionSpec(
      .sendHeadersAnyway, native: "--send-headers-anyway", httpie: "", curl: "",
      "send what is kept for the session, and all headers, to another origin too"),
    OptionSpec(
      .maxRedirects, "NUMBER", native: "--max-redirects", curl: "--max-redirs", "follow at most so many"),
    OptionSpec(
      .timeout, "SECONDS", native: "--timeout -m --max-time", httpie: "--timeout", curl: "--max-time -m",
      "give up after so long in all; 0 waits for ever"),
    OptionSpec(
      .connectTimeout, "SECONDS", native: "--connect-timeout", httpie: "", curl: "--connect-timeout",
      "give up connecting after so long"),
    OptionSpec(
      .retry, "NUMBER", native: "--retry", httpie: "", curl: "--retry",
      "try again so many times what is harmless to ask twice"),
    OptionSpec(
      .retryAllErrors, native: "--retry-all-errors", httpie: "", curl: "--retry-all-errors",
      "have --retry try any method again, after any failure"),
    OptionSpec(.allPages, native: "--all-pages", httpie: "", "collect the pages, by Link or by the body"),
    OptionSpec(.maxPages, "NUMBER", native: "--max-pages", httpie: "", "stop after so many pages"),
    OptionSpec(
      .pageBy, "RULE", native: "--page-by", httpie: "",
      "collect the pages by NAME==PATH, by a PATH that leads on, or by the parameter NAME that counts them"),
    OptionSpec(
      .items, "LIST", native: "--items", httpie: "", "collect the pages of this list, which is a path"),
    OptionSpec(
      .rate, "RATE", native: "--rate", httpie: "",
      "ask for no more than so many pages or repetitions in a time: 2/s, 30/m"),
    OptionSpec(
      .until, "RULE", native: "--until", httpie: "",
      "ask again until a rule of `help rules` holds, or a filter such as '@.n > 1'"),
    OptionSpec(.every, "TIME", native: "--every", httpie: "", "pause so long before --until asks again: 1s"),
    OptionSpec(
      .forTime, "TIME", native: "--for", httpie: "", "give up waiting for --until after so long: 60s"),
  ]

  private static let connection = [
    OptionSpec(
      .verify, "yes|no|FILE", native: "--verify", "check certificates; a file names the authorities"),
    OptionSpec(
      .insecure, native: "--insecure -k", httpie: "", curl: "--insecure -k", "do not check certificates"),
    OptionSpec(
      .caCert, "FILE", native: "--cacert", httpie: "", curl: "--cacert", "trust the authorities in this file"),
    OptionSpec(
      .cert, "FILE[:PASS]", native: "--cert", curl: "--cert -E",
      "show this certificate; PASS is what its key is encrypted with, or env:NAME"),
    OptionSpec(.certKey, "FILE", native: "--cert-key --key", httpie: "--cert-key", curl: "--key", "its key"),
    OptionSpec(
      .certPass, "PASS", native: "--pass --cert-key-pass", httpie: "--cert-key-pass", curl: "--pass",
      "what the key is encrypted with, or env:NAME; asked for where this is missing"),
    OptionSpec(
      .proxy, "URL", native: "--proxy -x", httpie: "--proxy", curl: "--proxy -x", "go through this proxy"),
    OptionSpec(
      .netrc, native: "--netrc", httpie: "", curl: "--netrc -n --netrc-optional",
      "send what ~/.netrc, or the file that NETRC names, has for the host"),
    OptionSpec(.noProxy, "HOSTS", curl: "--noproxy", "go to these hosts without a proxy; * is all of them"),
    OptionSpec(
      .resolve, "HOST:PORT:ADDRESS", native: "--resolve", httpie: "", curl: "--resolve",
      "use this address for a host"),
    OptionSpec(
      .unixSocket, "PATH", native: "--unix-socket", httpie: "", curl: "--unix-socket",
      "connect to a socket in the file system"),
    OptionSpec(.http10, native: "--http1.0", httpie: "", curl: "--http1.0 -0", "speak HTTP/1.0"),
    OptionSpec(.http11, native: "--http1.1", httpie: "", curl: "--http1.1", "speak HTTP/1.1"),
    OptionSpec(
      .http2, native: "--http2", httpie: "", curl: "--http2", "speak HTTP/2; on http: ask for a change to it"),
    OptionSpec(
      .http2PriorKnowledge, native: "--http2-prior-knowledge", httpie: "", curl: "--http2-prior-knowledge",
      "speak HTTP/2 at once on http: too, from then on"),
    OptionSpec(
      .compressed, native: "--compressed", httpie: "", curl: "--compressed",
      "offer compression, as is usual here"),
  ]

  private static let showing = [
    OptionSpec(
      .offline, native: "--offline --dry-run", httpie: "--offline", "show the request and send nothing"),
    OptionSpec(.verbose, native: "--verbose -v", curl: "--verbose -v", "show the request too"),
    OptionSpec(
      .print, "WHAT", native: "--print -p", "what to show: H B the request, h b the response, m the timing"),
    OptionSpec(.headersOnly, native: "--headers -h", "show the response's headers only"),
    OptionSpec(.bodyOnly, native: "--body -b", "show the response's body only"),
    OptionSpec(.meta, native: "--meta", httpie: "--meta -m", "show the timing only"),
    OptionSpec(.includeHeaders, curl: "--include -i", "show the response's headers too"),
    OptionSpec(.output, "FILE", native: "--output -o", curl: "--output -o", "put the body into a file"),
    OptionSpec(
      .saveErrors, native: "--save-errors", httpie: "", "put the body of an error into the file, too"),
    OptionSpec(
      .download, native: "--download", httpie: "--download -d",
      "put the body into a file that is called what the server says, or what the URL ends with"),
    OptionSpec(
      .continues, native: "--continue", httpie: "--continue -c",
      "go on with the part of a file that came before, if the server's copy is the same"),
    OptionSpec(
      .responseCharset, "NAME", native: "--response-charset",
      "read the answer's text in this charset, whatever it says"),
    OptionSpec(
      .reconnect, native: "--reconnect", httpie: "",
      "ask again when a stream of events ends, from the last event on"),
    OptionSpec(
      .stream, native: "--stream -S", curl: "--no-buffer -N",
      "show the body while it arrives, without a time limit"),
    OptionSpec(
      .exact, native: ParsedLine.PathLine.exact, httpie: "", "show text as it is spelled, escapes and all"),
  ]
}
