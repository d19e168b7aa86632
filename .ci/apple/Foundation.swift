// Names of Apple's Foundation that the library uses, for .ci/apple-check. Nothing here does anything.

public struct Date: Codable, Hashable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: Double) {}
  public var timeIntervalSince1970: Double { 0 }
  public static var now: Date { Date() }
  public func timeIntervalSince(_ other: Date) -> Double { 0 }
}

public struct Data: Codable, Hashable, Sendable, RandomAccessCollection {
  public init(_ bytes: [UInt8]) {}
  public init?(base64Encoded text: String) {}
  public func base64EncodedString() -> String { "" }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}

public struct URL: Codable, Hashable, Sendable {
  public init?(string: String) {}
  public var absoluteString: String { "" }
}

public struct Decimal: Codable, Hashable, Sendable, CustomStringConvertible {
  public init?(string: String) {}
  public var description: String { "" }
  public var isNaN: Bool { false }
}

open class JSONEncoder: @unchecked Sendable {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data([]) }
}

open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
