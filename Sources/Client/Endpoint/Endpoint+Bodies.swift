internal import ApusJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// What takes the body as it is, whatever is in it.

extension Endpoint where Response == Data {
  /// The body's bytes, which may be none.
  ///
  /// - Throws: an error of its own, which becomes `body.empty`, for a body that was delivered elsewhere.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response {
    Data(try exchange.bytesInMemory())
  }
}

extension Endpoint where Response == Data? {
  /// The body's bytes; `nil` where there are none.
  ///
  /// - Throws: an error of its own, which becomes `body.empty`, for a body that was delivered elsewhere.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response {
    try exchange.dataIfAny()
  }
}

extension Endpoint where Response == String {
  /// The body's text, by its charset. Of a body that says to be JSON and is one string, it is that string.
  ///
  /// - Throws: an error of its own, which becomes `decode.value`, for what is no text of that charset.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response {
    try exchange.wholeText(using: decoder)
  }
}

extension Endpoint where Response == String? {
  /// The body's text, by its charset; `nil` where there is no body. Of a body that says to be JSON and is one string or
  /// `null`, it is that.
  ///
  /// - Throws: an error of its own, which becomes `decode.value`, for what is no text of that charset.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response {
    try exchange.textIfAny(using: decoder)
  }
}

extension Endpoint where Response: Decodable & ExpressibleByNilLiteral {
  /// Decodes the body; `nil` where there is none, as after a 204.
  ///
  /// - Throws: what the decoder throws; an error of its own for a body that was delivered elsewhere.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response {
    guard exchange.body.byteCount > 0 else { return nil }
    _ = try exchange.bytesInMemory()
    return try decoder.decode(Response.self, from: exchange.text.bytes)
  }
}

extension Exchange {
  /// The body as a type that is not decoded has it, where the compiler knew no more of the type than that it can be
  /// decoded; `nil` for all others.
  ///
  /// - Throws: what `decode(from:using:)` throws for that type.
  func undecoded<Value>(as type: Value.Type, using decoder: any ResponseDecoder) throws -> Value? {
    // Whoever asks for the optional of a type gets its `nil`, and not that there is no value: hence the lists.
    let values: [Any]? =
      switch type {
      case is EmptyResponse.Type: [EmptyResponse()]
      case is [UInt8].Type: [body.bytes]
      case is Data.Type: [Data(try bytesInMemory())]
      case is String.Type: [try wholeText(using: decoder)]
      case is Data?.Type: [try dataIfAny() as Any]
      case is String?.Type: [try textIfAny(using: decoder) as Any]
      default: nil
      }
    if let values { return (values as? [Value])?.first }
    guard body.byteCount == 0, let optional = type as? any ExpressibleByNilLiteral.Type else { return nil }
    return none(of: optional, as: type)
  }

  private func none<Optional: ExpressibleByNilLiteral, Value>(of _: Optional.Type, as _: Value.Type) -> Value?
  {
    ([Optional(nilLiteral: ())] as? [Value])?.first
  }

  fileprivate func dataIfAny() throws -> Data? {
    let bytes = try bytesInMemory()
    return bytes.isEmpty ? nil : Data(bytes)
  }

  fileprivate func textIfAny(using decoder: any ResponseDecoder) throws -> String? {
    let text = try wholeText(using: decoder)
    if text.isEmpty, body.byteCount == 0 { return nil }
    return text == "null" && response?.saysJSON == true ? nil : text
  }

  /// The body.
  ///
  /// - Throws: where it is, when it was delivered elsewhere.
  func bytesInMemory() throws(ResponseDecodingError.Elsewhere) -> [UInt8] {
    // A recording whose secrets were taken out may have fewer bytes than came.
    guard body.file == nil, !body.bytes.isEmpty || body.byteCount == 0 else {
      throw ResponseDecodingError.Elsewhere(file: body.file)
    }
    return body.bytes
  }

  fileprivate func wholeText(using decoder: any ResponseDecoder) throws -> String {
    _ = try bytesInMemory()
    let text = self.text
    if let problem = text.problem { throw problem }
    if response?.saysJSON == true, let document = try? JSONDocument(text.bytes), document.root.kind == .string
    {
      return try decoder.decode(String.self, from: text.bytes)
    }
    guard let whole = String(validating: text.bytes, as: UTF8.self) else {
      throw ResponseDecodingError.NoText()
    }
    return whole
  }
}

extension ResponseDecodingError {
  /// Thrown for a body that was to be decoded, and is not in memory.
  struct Elsewhere: Error, CustomStringConvertible {
    /// `nil` where a handler got it.
    let file: String?

    var description: String {
      let place = file.map { "in the file \($0)" } ?? "with the handler that got its pieces"
      return "the body is \(place), where the options had it delivered, and cannot be decoded from there: "
        + "a Response of Void takes such an answer, and exchange.body says where it is"
    }
  }

  /// Thrown for bytes that are not UTF-8, of a body that says nothing else of itself.
  struct NoText: Error, CustomStringConvertible {
    var description: String { "the body is no text in UTF-8, and names no other charset" }
  }
}
