// Names of Apple's Foundation that the library uses, for .ci/apple-check. Nothing here does anything.

public typealias TimeInterval = Double

public struct Date: Codable, Hashable, Comparable, Sendable {
  public init() {}
  public static func < (left: Date, right: Date) -> Bool { false }
  public static func += (date: inout Date, seconds: TimeInterval) {}
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
  public func withUnsafeBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
    fatalError()
  }
}

public struct URL: Codable, Hashable, Sendable {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public var absoluteString: String { "" }
}

public struct Decimal: Codable, Hashable, Sendable, CustomStringConvertible {
  public init?(string: String) {}
  public var description: String { "" }
  public var isNaN: Bool { false }
}

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum KeyEncodingStrategy: Sendable { case useDefaultKeys, convertToSnakeCase }
  public enum DataEncodingStrategy: Sendable { case deferredToData, base64 }
  public enum DateEncodingStrategy: Sendable { case deferredToDate, secondsSince1970, iso8601 }
  public enum NonConformingFloatEncodingStrategy: Sendable { case `throw` }
  open var outputFormatting = OutputFormatting(rawValue: 0)
  open var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
  open var dataEncodingStrategy = DataEncodingStrategy.base64
  open var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
  open var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
  open var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data([]) }
}

open class JSONDecoder: @unchecked Sendable {
  public enum KeyDecodingStrategy: Sendable { case useDefaultKeys, convertFromSnakeCase }
  open var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class JSONSerialization {
  open class func jsonObject(with data: Data) throws -> Any { data }
}

open class ProcessInfo: @unchecked Sendable {
  public class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  public init() {}
}

public struct CharacterSet: Sendable {
  public static var whitespaces: CharacterSet { CharacterSet() }
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func components(separatedBy separator: some StringProtocol) -> [String] { [] }
}

open class FileManager: @unchecked Sendable {
  public class var `default`: FileManager { FileManager() }
  open func removeItem(atPath path: String) throws {}
  open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { false }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  public init() {}
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public var boolValue: Bool { false }
  public init(booleanLiteral value: Bool) {}
}

extension String {
  public struct Encoding: Sendable {
    public static var utf8: Encoding { Encoding() }
  }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
}

public func exit(_ status: Int32) -> Never { fatalError() }
