package import ApusClient
internal import ApusEncodings

/// What a body is read as, by what the response says of it, and where that says little by its first bytes and its address.
package enum BodyForm: Sendable, Hashable {
  case json
  /// One text of JSON a line.
  case lines
  case events
  case delimited(by: UInt8?, hasNames: Bool)
  case xml
  case page

  package init(_ exchange: Exchange, _ bytes: [UInt8]) {
    let field = exchange.response?.headers["Content-Type"]?.lowercased() ?? ""
    self.init(mediaType: field, path: exchange.request.url.path, bytes)
  }

  /// - Parameters:
  ///   - field: the header's value, in lower case; empty where there is none.
  ///   - path: an address or the name of a file.
  init(mediaType field: String, path: String, _ bytes: [UInt8]) {
    // Most are.
    if field == "application/json" || field.hasPrefix("application/json;") {
      self = .json
      return
    }
    let type = HeaderParameters.essence(of: field)
    let path = path.lowercased()
    let saysLittle = ["", "text/plain", "application/octet-stream", "binary/octet-stream"].contains(type)
    func isNamed(_ ends: String...) -> Bool { saysLittle && ends.contains { path.hasSuffix($0) } }
    let hasNames = !field.contains("header=absent")
    if type == "text/event-stream" {
      self = .events
    } else if ["ndjson", "jsonl", "json-lines", "jsonlines", "json-seq"].contains(where: type.contains)
      || isNamed(".ndjson", ".jsonl")
    {
      self = .lines
    } else if ["text/tab-separated-values", "text/tsv"].contains(type) || isNamed(".tsv") {
      self = .delimited(by: UInt8(ascii: "\t"), hasNames: hasNames)
    } else if ["text/csv", "application/csv", "text/x-csv"].contains(type) || isNamed(".csv") {
      self = .delimited(by: nil, hasNames: hasNames)
    } else if type.contains("json") || Self.begins(bytes, with: "{", "[") {
      self = .json
    } else if ["text/html", "application/xhtml+xml"].contains(type) || isNamed(".html", ".htm")
      || saysLittle && Self.begins(bytes, with: "<!doctype html", "<html")
    {
      self = .page
    } else if type == "application/xml" || type == "text/xml" || type.hasSuffix("+xml") || isNamed(".xml")
      || saysLittle && Self.begins(bytes, with: "<?xml")
    {
      self = .xml
    } else {
      self = .json
    }
  }

  /// Whether a text begins so, behind blanks and in any case.
  private static func begins(_ bytes: [UInt8], with starts: String...) -> Bool {
    let skipped = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let text = bytes.dropFirst(skipped).drop { " \t\r\n".utf8.contains($0) }.prefix(16)
    let start = String(decoding: text, as: UTF8.self).lowercased()
    return starts.contains { start.hasPrefix($0) }
  }
}
