import ApusClient

extension RequestPreparation {
  /// The headers of the request: those the body needs, over them the session's, over them the line's.
  func headers(
    over defaults: HeaderFields, at url: WebURL, _ credentials: Credentials?, _ withheld: inout [String],
    _ options: inout RequestOptions
  ) throws(LineProblem) -> HeaderFields {
    let edits = line.items.isEmpty && line.options.isEmpty ? nil : try HeaderEdits(self)
    var session = context.headers
    if !isAtHome(url) {
      withheld += session.filter { !$0.belongsAnywhere }.map(\.name)
      session = HeaderFields(session.filter(\.belongsAnywhere))
    }
    if let value = context.authorization, !(credentials?.areGiven ?? false), url.user == nil,
      !(edits?.touches("Authorization") ?? false)
    {
      if isAtHome(url) {
        session = session.setting(HeaderField("Authorization", value: value))
      } else if !withheld.contains("Authorization") {
        withheld.append("Authorization")
      }
    }
    let keepsType = defaults["Content-Type"]?.hasPrefix("multipart/") ?? false
    let usual = session.merged(over: defaults)
    var headers = edits?.applied(to: usual) ?? usual
    if keepsType { headers = headers.keepingBoundary(of: defaults, adds: line.dialect == .curl) }
    headers = HeaderFields(headers.map { HeaderField($0.name, filling: $0.value) })
    if edits?.removes("Accept-Encoding") ?? false { options.decompresses = false }
    return headers
  }
}

extension HeaderFields {
  /// The parts of a form cannot be told apart without their boundary, whatever else the content type says.
  ///
  /// - Parameter adds: whether a boundary that was typed stays too, as in curl's lines.
  fileprivate func keepingBoundary(of defaults: HeaderFields, adds: Bool) -> HeaderFields {
    guard let needed = defaults["Content-Type"] else { return self }
    guard let given = self["Content-Type"] else { return adding("Content-Type", needed) }
    guard given != needed, adds || !given.contains("boundary="),
      let boundary = needed.firstRange(of: "boundary=")
    else {
      return self
    }
    return setting("Content-Type", given + "; " + needed[boundary.lowerBound...])
  }
}
