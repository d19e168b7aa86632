internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusRedaction

/// The `postData` of a request: all of it as a text, and the fields of a form one by one.
///
/// HAR 1.2 has no place for bytes that are no text. They are in base64, said by `encoding` as in an answer, which is how
/// Charles, Fiddler and the draft of HAR 1.3 have it.
struct HARPostData {
  private let type: String
  private let members: [(String, JSONValue)]

  init(_ body: RequestBody, sentAs sent: String?, redactor: inout Redactor) {
    let type = body.contentType ?? sent ?? ""
    self.type = redactor.redact(mediaType: type)
    do {
      // The fields of a form by their names, then all of it as one text.
      let fields = RedactedRequest.redacted(body, type: type, &redactor)
      let bytes = redactor.redact(body: try wholeBytes(of: fields), contentType: type)
      let params = Self.params(of: bytes, type)
      members = HARText(of: bytes).members + (params.isEmpty ? [] : [("params", .array(params))])
    } catch {
      members = [("text", ""), ("comment", "the body could not be read again")]
    }
  }

  var value: JSONValue { object(.object([]), adding: [("mimeType", .string(type))] + members) }

  /// The fields of a form, redacted as they are there; none of anything else.
  private static func params(of bytes: [UInt8], _ type: String) -> [JSONValue] {
    let media = HeaderParameters.essence(of: type)
    if media == "application/x-www-form-urlencoded" {
      return String(decoding: bytes, as: UTF8.self).split(separator: "&").map { pair in
        let name = pair.prefix { $0 != "=" }
        return param(plain(name), [("value", .string(plain(pair.dropFirst(name.count + 1))))])
      }
    }
    guard media == "multipart/form-data",
      let boundary = HeaderParameters(of: type)["boundary"]
    else { return [] }
    return HARFormPart.parts(of: bytes, boundary: boundary).map { part in
      var members: [(String, JSONValue)] = []
      // What a file held is in the text; by itself it is named, as browsers do.
      if let fileName = part.fileName {
        members.append(("fileName", .string(fileName)))
      } else if let text = String(validating: part.bytes, as: UTF8.self) {
        members.append(("value", .string(text)))
      }
      if let type = part.contentType { members.append(("contentType", .string(type))) }
      return param(part.name, members)
    }
  }

  private static func param(_ name: String, _ members: [(String, JSONValue)]) -> JSONValue {
    object(.object([]), adding: [("name", .string(name))] + members)
  }

  private static func plain(_ text: Substring) -> String {
    PercentEncoding.decode(text.replacing("+", with: " "))
  }
}
