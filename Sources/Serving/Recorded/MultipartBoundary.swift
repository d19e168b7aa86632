/// The line between the parts of a form, which is another one each time.
enum MultipartBoundary {
  static func removed(from body: [UInt8], _ contentType: String?) -> [UInt8] {
    guard let contentType, contentType.lowercased().hasPrefix("multipart/"),
      let mark = contentType.firstRange(of: "boundary=")
    else { return body }
    let boundary = contentType[mark.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
    return boundary.isEmpty ? body : body.replacing(Array(boundary.utf8), with: Array("boundary".utf8))
  }
}
