/// Makes values of `Decodable` types from documents.
///
/// It means the same as Foundation's `JSONDecoder`, and says where a document does not fit:
///
///     var decoder = DocumentDecoder()
///     decoder.keys = .fromSnakeCase
///     decoder.dates = .iso8601
///     let user = try decoder.decode(User.self, from: document)
///
/// Where an object repeats a key, the first one counts. Numbers may be spelled freely: `1.0` and `1e3` are
/// integers.
public struct DocumentDecoder: Sendable {
  /// How keys become names. As they are by default.
  public var keys: KeyDecoding = .asIs
  /// How a `Date` is read. By its own `Decodable` conformance by default, as seconds since 2001.
  public var dates: DateDecoding = .deferredToDate
  /// How `Data` is read. From Base64 by default.
  public var data: DataDecoding = .base64
  /// The strings that stand for NaN and the infinities; `nil`, the default, allows none.
  public var nonConformingFloats: NonConformingFloats?
  /// Handed to every `init(from:)`.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// How many values may be decoded inside one another: 200 by default, which fits a stack of 512 KB.
  /// Decoding is recursive; what is deeper is a failure, not a crash. What a type does not look at may be of
  /// any depth.
  public var depthLimit = 200

  /// The rest can be set on what this makes.
  public init(keys: KeyDecoding = .asIs, dates: DateDecoding = .deferredToDate) {
    self.keys = keys
    self.dates = dates
  }

  /// Decodes one JSON text.
  ///
  /// - Throws: `SyntaxError` for what is not JSON; `JSONDecodingError` for what does not fit the type, and for a
  ///   `DecodingError` of its own `init(from:)`; whatever else that throws, as it is. Keys that the type does not look
  ///   at are no error, and neither is a key that stands there twice.
  public func decode<T: Decodable>(_ type: T.Type = T.self, from bytes: consuming [UInt8]) throws -> T {
    try decode(type, from: JSONDocument(bytes))
  }

  /// Decodes a whole document.
  ///
  /// - Throws: `JSONDecodingError` for what does not fit the type, and for a `DecodingError` of its own `init(from:)`;
  ///   whatever else that throws, as it is.
  public func decode<T: Decodable>(_ type: T.Type = T.self, from document: JSONDocument) throws -> T {
    try decode(type, from: document.root)
  }

  /// Decodes a part of a document.
  ///
  /// - Throws: `JSONDecodingError` for what does not fit the type, and for a `DecodingError` of its own `init(from:)`;
  ///   its path and position are those in the whole document. Whatever else `init(from:)` throws, as it is.
  public func decode<T: Decodable>(_ type: T.Type = T.self, from node: Node) throws -> T {
    let run = DecodingRun(of: self, on: node)
    do {
      return try run.decoder.decode(type, at: node.index)
    } catch let error as DecodingError {
      throw run.failure(for: error)
    }
  }
}
