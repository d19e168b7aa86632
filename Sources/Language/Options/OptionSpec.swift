/// What an option means, whatever it is called in the line it stands in.
package enum RequestOption: String, Sendable, Hashable, CaseIterable {
  // What the body is.
  case json, form, multipart, raw, boundary, chunked
  case data, dataRaw, dataBinary, dataURLEncode, jsonText, formPart, formString, dataInQuery, uploadFile
  // Headers and credentials.
  case header, cookie, userAgent, referer, range, auth, authType, authSwitch, authSecret
  // Where the request goes, and how.
  case method, url, head, defaultScheme, pathAsIs, globOff
  case follow, sendHeadersAnyway, maxRedirects, timeout, connectTimeout, retry, allPages, maxPages
  case verify, insecure, caCert, cert, certKey, proxy, noProxy, resolve, unixSocket
  case http10, http11, http2, compressed
  // What is shown.
  case offline, verbose, print, headersOnly, bodyOnly, meta, includeHeaders, output, saveErrors, stream
  /// Whether what the program was given may be the body.
  case ignoreInput
  /// Changes nothing of what is sent, trusted or written: it is about another program's terminal.
  case harmless
  /// Changes some of it, and not here: a line that has it is not run.
  case refused
}

/// Whose line an option stands in: the same letter means other things to other programs.
package enum Dialect: String, Sendable, Hashable, CaseIterable {
  case native
  /// A pasted `http` or `https` line.
  case httpie
  /// A pasted `curl` line.
  case curl
}

/// One row of the table of options.
package struct OptionSpec: Sendable {
  package let option: RequestOption
  /// What stands for the value in help, such as `SECONDS`; `nil` for a switch.
  package let value: String?
  package let meaning: String
  private let native: String
  private let httpie: String
  private let curl: String

  /// - Parameter httpie: the names in an HTTPie line, when they are not those of a native one.
  init(
    _ option: RequestOption, _ value: String? = nil, native: String = "", httpie: String? = nil,
    curl: String = "",
    _ meaning: String
  ) {
    self.option = option
    self.value = value
    self.native = native
    self.httpie = httpie ?? native
    self.curl = curl
    self.meaning = meaning
  }

  /// Names with their dashes, the full one first; none where the dialect has no such option.
  package func names(in dialect: Dialect) -> [String] {
    let names =
      switch dialect {
      case .native: native
      case .httpie: httpie
      case .curl: curl
      }
    return names.split(separator: " ").map(String.init)
  }

  /// The rows that have a name in a dialect.
  package static func all(in dialect: Dialect) -> [OptionSpec] {
    all.filter { !$0.names(in: dialect).isEmpty }
  }

  package static func named(_ name: String, in dialect: Dialect) -> OptionSpec? {
    byName[dialect]?[name]
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: Dialect.allCases.map { dialect in
      let pairs = all.flatMap { spec in spec.names(in: dialect).map { ($0, spec) } }
      return (dialect, Dictionary(pairs) { first, _ in first })
    })
}
