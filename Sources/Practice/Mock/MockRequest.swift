internal import ApusEncodings

/// What a mock is asked, taken apart.
package struct MockRequest: Sendable {
  package let method: String
  /// Still percent-encoded, without the query.
  package let path: String
  /// Decoded, in order, with repetitions.
  package let query: [(name: String, value: String)]
  /// As it was sent; `nil` when there was no question mark.
  package let rawQuery: String?
  package let fields: [(name: String, value: String)]
  package let body: [UInt8]

  package init(
    _ method: String, _ path: String, query: [(name: String, value: String)] = [], rawQuery: String? = nil,
    fields: [(name: String, value: String)] = [], body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.rawQuery = rawQuery
    self.fields = fields
    self.body = body
  }

  init(_ request: Request) {
    self.init(
      request.method, request.target.path, query: request.target.query.map { ($0.name, $0.value) },
      rawQuery: request.target.rawQuery,
      fields: request.fields.map { ($0.name, $0.value) }, body: request.body.bytes)
  }

  /// The first value of a header; `nil` when it was not sent.
  package func field(_ name: String) -> String? {
    fields.first { $0.name.equalsIgnoringCase(name) }?.value
  }

  /// The media type of the body, without its parameters, in lower case; `nil` when nothing is said of it.
  package var bodyType: String? {
    field("Content-Type").map { HeaderParameters.essence(of: $0) }
  }

  /// The fields of a form, of pairs or of parts; files are left out. `nil` when the body is no form.
  package var form: [(name: String, value: String)]? {
    switch bodyType {
    case "application/x-www-form-urlencoded":
      return (try? RequestTarget.pairs(of: String(decoding: body, as: UTF8.self)))?.map {
        ($0.name, $0.value)
      }
    case "multipart/form-data":
      return Multipart.parts(of: body, contentType: field("Content-Type") ?? "")?.compactMap { part in
        guard let name = part.name, part.filename == nil else { return nil }
        return (name, String(decoding: part.bytes, as: UTF8.self))
      }
    default: return nil
    }
  }

  /// The names of the parts of a form that are files.
  package var formFiles: [String] {
    guard bodyType == "multipart/form-data" else { return [] }
    let parts = Multipart.parts(of: body, contentType: field("Content-Type") ?? "") ?? []
    return parts.compactMap { $0.filename == nil ? nil : $0.name }
  }
}
