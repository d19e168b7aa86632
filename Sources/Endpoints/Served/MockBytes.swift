internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusPractice

/// Bodies that are not JSON.
enum MockBytes {
  static func of(_ type: String, _ sample: JSONValue?) -> [UInt8] {
    let type = HeaderParameters.essence(of: type)
    if MediaType.isJSONLines(type) { return lines(sample).flatMap { $0.bytes + [UInt8(ascii: "\n")] } }
    if type == "text/event-stream" {
      return lines(sample).flatMap { Array("data: ".utf8) + $0.bytes + Array("\n\n".utf8) }
    }
    if case .string(let text)? = sample, text != "string" || type.hasPrefix("text/") {
      return Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
    }
    switch type {
    case "image/png": return MockPicture.png
    case "image/svg+xml": return Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n".utf8)
    case "text/html": return Array("<!doctype html>\n<title>A sample</title>\n<p>A sample.</p>\n".utf8)
    case "text/csv": return Array("id,name\n1,one\n2,two\n".utf8)
    case _ where type.hasSuffix("xml"): return Array("<sample/>\n".utf8)
    case _ where type.hasPrefix("text/"): return Array("a sample\n".utf8)
    default: return Array("a sample\n".utf8)
    }
  }

  /// Three of a kind, or the elements of a list.
  private static func lines(_ sample: JSONValue?) -> [JSONValue] {
    if case .array(let values)? = sample { return values }
    return Array(repeating: sample ?? .object([]), count: 3)
  }
}
