/// Makes JSON of values of `Encodable` types.
///
///     var encoder = DocumentEncoder()
///     encoder.keys = .toSnakeCase
///     let body = try encoder.encode(user)
///
/// Members come in the order in which a type encodes them. Slashes are not escaped.
public struct DocumentEncoder: Sendable {
  /// How names become keys. As they are by default.
  public var keys: KeyEncoding = .asIs
  /// How a `Date` is written. By its own `Encodable` conformance by default, as seconds since 2001.
  public var dates: DateEncoding = .deferredToDate
  /// How `Data` is written. As Base64 by default.
  public var data: DataEncoding = .base64
  /// The strings that stand for NaN and the infinities; `nil`, the default, makes them an error.
  public var nonConformingFloats: NonConformingFloats?
  /// Handed to every `encode(to:)`.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// Compact by default.
  public var layout: JSONWriter.Layout = .compact
  /// Puts the members of every object in the order of their keys. Off by default.
  public var sortsKeys = false
  /// How many values may be encoded inside one another: 200 by default, which fits a stack of 512 KB.
  /// Encoding is recursive; what is deeper is an error, not a crash, and so is what contains itself.
  public var depthLimit = 200

  /// The rest can be set on what this makes.
  public init(keys: KeyEncoding = .asIs, dates: DateEncoding = .deferredToDate) {
    self.keys = keys
    self.dates = dates
  }

  /// The JSON text of a value.
  ///
  /// - Throws: `EncodingError` for what JSON has no text for (NaN and the infinities without `nonConformingFloats`, a
  ///   date whose year has no four digits), for a value that encodes nothing, or twice, and for more than `depthLimit`
  ///   values inside one another; whatever else the type's own `encode(to:)` throws, as it is.
  public func encode(_ value: some Encodable) throws -> [UInt8] {
    let bytes = try self.value(of: value).bytes
    guard layout != .compact else { return bytes }
    return JSONWriter(layout).bytes(of: try JSONDocument(bytes).root)
  }

  /// The JSON of a value, to go into a larger one.
  ///
  /// - Throws: what `encode(_:)` throws for this value.
  public func value(of value: some Encodable) throws -> JSONValue {
    let run = EncodingRun(of: self)
    guard let slot = try run.encoder.slot(for: value, key: nil) else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "\(type(of: value)) did not encode anything"))
    }
    if let misuse = run.misuse { throw misuse }
    return sortsKeys ? slot.json.sorted : slot.json
  }
}
