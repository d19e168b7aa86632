internal import ApusEncodings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension AuthScheme {
  /// A code that is made with a key of what is sent, in a header of the API's own: webhooks and exchanges have it so.
  package static let hmac = AuthScheme(
    "hmac", "a code made with a key of what is sent, in a header of the API's own",
    .signer { request, login throws(RequestError) in
      let signing = try HMACSigning(key: login.password, settings: login.settings)
      let moment = HMACSigning.Moment(login.moment ?? Date())
      let code = signing.code(of: try signing.text(of: request, at: moment))
      let stamp = login.settings[.stamp].map {
        [HeaderField(name: $0, value: moment.text(of: .timestamp))]
      }
      return (stamp ?? []) + [HeaderField(name: login.user, value: Secret(signing.value(code, at: moment)))]
    },
    spellings: [], isStandard: false, signsAs: .header,
    settings: [
      Setting(.sign, "TEMPLATE", "is what is signed; {body} where it is missing"),
      Setting(.value, "TEMPLATE", "is what the header says; {signature} where it is missing"),
      Setting(
        .algorithm, "NAME", "is sha256, as usual, or sha512", choices: HMAC.Algorithm.allCases.map(\.rawValue)
      ),
      Setting(
        .encoding, "NAME", "is hex, as usual, or base64",
        choices: HMACSigning.Encoding.allCases.map(\.rawValue)),
      Setting(.stamp, "HEADER", "is a header that says when, in seconds"),
    ],
    words: Words(
      middleware: "RequestSigning", signing: (".hmac", "header", "key"),
      foundation: "URLSession alone signs no request."))
}

extension Login {
  /// For a code that is made with a key of what is sent, in a header of the API's own.
  ///
  /// - Parameters:
  ///   - header: where the code is sent.
  ///   - key: what makes it; it never goes out.
  ///   - sign: what it is made of: the body by default. `{method}`, `{host}`, `{path}`, `{query}`, `{target}`, `{url}`,
  ///     `{timestamp}`, `{timestamp-ms}`, `{date}`, `{body}` and `{header:NAME}` stand for themselves, `\n` for a line's end.
  ///   - value: what the header says; `{signature}`, the code alone, by default.
  ///   - algorithm: `sha256` by default, or `sha512`.
  ///   - encoding: `hex` by default, or `base64`.
  ///   - stamp: a header that says when, in seconds. None by default.
  public static func hmac(
    header: String, key: Secret, sign: String = "{body}", value: String = "{signature}",
    algorithm: String = "sha256", encoding: String = "hex", stamp: String? = nil
  ) -> Login {
    var settings: [AuthScheme.Setting.Name: String] = [
      .sign: sign, .value: value, .algorithm: algorithm, .encoding: encoding,
    ]
    settings[.stamp] = stamp
    return Login(.hmac, user: header, password: key, settings: settings)
  }
}
