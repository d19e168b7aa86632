package import ApusClient

extension RequestLine {
  /// A request of a pasted line as the program sends it that the line is for: curl names itself, and asks for no compression
  /// unless it is told to.
  package func asItsProgramSends(_ request: Request) -> Request {
    guard dialect == .curl, !isTranslated else { return request }
    var request = request
    request.options.decompresses = isOn(.compressed)
    let isNamed = options.contains { use in
      use.option == .userAgent
        || use.option == .header && use.value?.shown.lowercased().hasPrefix("user-agent") == true
    }
    if !isNamed { request.headers = request.headers.setting("User-Agent", "curl/VERSION") }
    return request
  }
}
