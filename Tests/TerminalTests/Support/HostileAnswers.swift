/// What a server writes that means harm, by path, with it in every place there is.
enum HostileAnswers {
  static func answer(to request: RecordedRequest) -> [UInt8] {
    let path = request.text.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
    let name = path.split(whereSeparator: { "/?#".contains($0) }).first.map(String.init) ?? ""
    switch name {
    case "text": return whole("text/plain; charset=utf-8", Array(all.utf8) + HostileBytes.broken.joined())
    case "latin1": return whole("text/plain; charset=iso-8859-1", [UInt8](1...255))
    case "utf16":
      return whole("text/plain", [0xff, 0xfe] + all.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] })
    case "html":
      return whole(
        "text/html", Array("<title>\(marked)</title>\(each { "<p><a href='/\($0)'>\($0)</a>" })".utf8))
    case "xml": return whole("application/xml", Array("<r>\(each { "<t a='\($0)'>\($0)</t>" })</r>".utf8))
    case "csv":
      return whole("text/csv", Array("t,u\n\(HostileBytes.texts.map { "\"\($0)\",1\n" }.joined())".utf8))
    case "events":
      return whole(
        "text/event-stream",
        Array(HostileBytes.texts.map { "event: \($0)\ndata: \($0)\nid: \($0)\n\n" }.joined().utf8))
    case "lines":
      return whole(
        "application/x-ndjson", Array(HostileBytes.texts.map { "{\"t\": \(quoted($0))}\n" }.joined().utf8))
    case "parts":
      let part =
        "--b\r\nContent-Disposition: form-data; name=\"\(HostileBytes.texts[30])\"; filename=\"\(HostileBytes.texts[64])\""
      return whole("multipart/form-data; boundary=b", Array("\(part)\r\n\r\n\(all)\r\n--b--\r\n".utf8))
    case "error":
      return whole(
        "application/problem+json", Array("{\"title\": \(quoted(all)), \"detail\": \(quoted(all))}".utf8),
        status: 500)
    case "away":
      return whole("text/plain", [], status: 302, more: "Location: /x\(HostileBytes.texts[64])\r\n")
    case "described": return whole("application/json", Array(description.utf8))
    case "early":
      return Array("HTTP/1.1 103 E\(HostileBytes.texts[64])\r\nLink: <\(all)>\r\n\r\n".utf8) + chunked
    default: return whole("application/json", Array(json.utf8))
    }
  }

  private static let all = HostileBytes.texts.joined(separator: " ")
  private static let marked = all.replacing("&", with: "&amp;").replacing("<", with: "&lt;").filter {
    $0 >= " "
  }

  private static func each(_ form: (String) -> String) -> String {
    HostileBytes.texts.map { form($0.filter { $0 >= " " && !"<&'".contains($0) }) }.joined()
  }

  private static func whole(_ type: String, _ body: [UInt8], status: Int = 200, more: String = "") -> [UInt8]
  {
    Array("HTTP/1.1 \(status) \(HostileBytes.texts[64])\r\nContent-Type: \(type)\r\n\(fields)\(more)".utf8)
      + Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private static let chunked = Array(
    ("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\nTrailer: X-T\r\n\r\n2\r\nok\r\n0\r\n"
      + "X-T: \(HostileBytes.texts[64])\r\n\r\n").utf8)

  private static let fields =
    "Link: </\(HostileBytes.texts[64])>; rel=next\r\nSet-Cookie: a=\(HostileBytes.texts[70]); Path=/\r\n"
    + HostileBytes.inHead.enumerated().map { "X-\($0.offset): \($0.element)\r\n" }.joined()

  private static let json: String = {
    let items = HostileBytes.texts.enumerated().map { index, text in
      "{\"id\": \(index), \"name\": \(quoted(text)), \(quoted(text)): [\(quoted(text))], \"link\": \(quoted("http://h.test/" + text))}"
    }
    return "{\"items\": [\(items.joined(separator: ", "))], \(quoted(all)): null}"
  }()

  private static let description: String = {
    let name = quoted(HostileBytes.texts[64])
    let operations = HostileBytes.texts.enumerated().map { index, text in
      """
      \(quoted("/p\(index)\(text)")): {"get": {"operationId": \(quoted("o\(index)\(text)")), "summary": \(quoted(text)),
      "parameters": [{"name": \(quoted("q" + text)), "in": "query", "description": \(quoted(text)),
      "schema": {"type": "string", "enum": [\(quoted(text))]}}], "responses": {"200": {"description": \(quoted(text))}}}}
      """
    }
    return
      "{\"openapi\": \"3.0.0\", \"info\": {\"title\": \(name), \"version\": \(name), \"description\": \(quoted(all))}, \"paths\": {"
      + operations.joined(separator: ",\n") + "}}"
  }()

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
      } else if scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
