import ApusClient
internal import ApusEncodings

extension RequestPreparation {
  /// A name that some text is to be read by.
  func charset(of use: OptionUse) throws(LineProblem) -> String {
    let name = try text(of: use)
    guard Charset(onPages: name) != nil || Charset(named: name) != nil else { throw unknown(name, use) }
    return name
  }

  /// The body in the charset that `--charset` names, which its type then says.
  func inCharset(_ body: RequestBody?, _ headers: inout HeaderFields) throws(LineProblem) -> RequestBody? {
    guard let use = line.last(.charset), use.value != nil else { return body }
    let name = try text(of: use)
    guard let charset = Charset(named: name) else { throw unknown(name, use) }
    let place = use.value?.range ?? use.range
    guard let body else {
      throw LineProblem(.requestBody, "\(use.name) is about a body, and this line has none", at: use.range)
    }
    do {
      let written = try body.written(in: charset, isForm: headers.first("Content-Type").isForm)
      if case .bytes = body.content { headers = headers.sayingCharset(name) }
      return written
    } catch let problem as CharsetProblem {
      throw LineProblem(.requestBody, problem.ofWriting, at: place)
    } catch {
      throw LineProblem(
        .requestBody, "\(use.name) is about the text of a line; a file goes as it is", at: use.range)
    }
  }

  private func unknown(_ name: String, _ use: OptionUse) -> LineProblem {
    let place = use.value?.range ?? use.range
    guard let known = Charset(onPages: name) else {
      return LineProblem("there is no charset \(name) here", at: place, tryInstead: "Shift_JIS")
    }
    return LineProblem(.requestBody, CharsetProblem.missing(known).description, at: place)
  }
}

extension HeaderField? {
  fileprivate var isForm: Bool {
    self.map { HeaderParameters.essence(of: $0.shown) == "application/x-www-form-urlencoded" } ?? false
  }
}

extension HeaderFields {
  /// The same fields, where the type of the body names this charset and no other.
  fileprivate func sayingCharset(_ name: String) -> HeaderFields {
    let type = self["Content-Type"] ?? "text/plain"
    let others = type.split(separator: ";").filter { part in
      !part.trimmingBlanks.lowercased().hasPrefix("charset=")
    }
    return setting("Content-Type", others.joined(separator: ";") + "; charset=\(name)")
  }
}

/// A file is sent as it is.
private struct FileAsItIs: Error {}

extension RequestBody {
  fileprivate func written(in charset: Charset, isForm: Bool) throws -> RequestBody {
    switch content {
    case .bytes(let bytes):
      guard String(validating: bytes, as: UTF8.self) != nil else { throw FileAsItIs() }
      let written = isForm ? try charset.form(bytes) : try charset.encoded(bytes)
      return .bytes(written, contentType: contentType)
    case .multipart(let form):
      let parts = try form.parts.map { part in
        guard case .bytes(let bytes) = part.content, part.fileName == nil else { throw FileAsItIs() }
        return MultipartForm.Part(
          part.name, contentType: part.contentType ?? "text/plain; charset=\(charset.name)",
          content: .bytes(try charset.encoded(bytes)))
      }
      return .multipart(MultipartForm(parts, boundary: form.boundary))
    case .file, .stream: throw FileAsItIs()
    }
  }
}

extension Charset {
  /// A form whose text is in this charset: what is beyond ASCII is escaped byte by byte, the rest stays.
  fileprivate func form(_ bytes: [UInt8]) throws(CharsetProblem) -> [UInt8] {
    var result: [UInt8] = []
    var letters: [UInt8] = []
    var rest = bytes[...]
    while true {
      if let (letter, length) = rest.letterBeyondASCII {
        letters.append(letter)
        rest = rest.dropFirst(length)
        continue
      }
      if !letters.isEmpty {
        for byte in try encoded(letters) { result += PercentEncoding.escape(byte) }
        letters = []
      }
      guard let byte = rest.popFirst() else { return result }
      result.append(byte)
    }
  }
}

extension ArraySlice<UInt8> {
  /// A byte beyond ASCII at the beginning, as it is or escaped, and how long that is.
  fileprivate var letterBeyondASCII: (letter: UInt8, length: Int)? {
    guard let first else { return nil }
    if first >= 0x80 { return (first, 1) }
    let escape = PercentEncoding.decode(Array(prefix(3)))
    guard first == UInt8(ascii: "%"), escape.count == 1, escape[0] >= 0x80 else { return nil }
    return (escape[0], 3)
  }
}
