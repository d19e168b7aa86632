package import ApusClient

extension Qiita {
  /// The address of its description with the language that its texts are to be in; any other address as it is.
  ///
  /// - Parameter language: Qiita has Japanese, `ja`, and for all others English.
  package static func schema(at url: WebURL, in language: String) -> WebURL {
    let isQiita = url.origin == usual.baseURL.origin || isTeam(url.with(path: usual.baseURL.path, query: nil))
    guard isQiita, url.path == usual.baseURL.path + "/schema", url.query == nil else { return url }
    return url.with(path: url.path, query: "locale=\(language == "ja" ? "ja" : "en")")
  }
}
