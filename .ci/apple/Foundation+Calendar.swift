// Names of Apple's Foundation about calendars and formats that the program uses, for .ci/apple-check. Nothing here
// does anything.

extension Date {
  public static var distantPast: Date { Date() }
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date { self }
  public func ISO8601Format(_ style: ISO8601FormatStyle = .init()) -> String { "" }
  public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date { fatalError() }

  public struct ISO8601FormatStyle: FormatStyle, Sendable {
    public init() {}
    public func format(_ value: Date) -> String { "" }
  }
}

public protocol FormatStyle: Codable, Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}
extension FormatStyle where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

public struct TimeZone: Hashable, Sendable {
  public static var gmt: TimeZone { TimeZone() }
  public static var current: TimeZone { TimeZone() }
  public func secondsFromGMT(for date: Date = Date()) -> Int { 0 }
}

public struct DateComponents: Sendable {
  public var year, month, day, hour, minute, second, nanosecond, weekday: Int?
}

public struct Calendar: Sendable {
  public enum Component: Hashable, Sendable { case year, month, day, hour, minute, second, nanosecond, weekday }
  public enum Identifier: Sendable { case gregorian }
  public init(identifier: Identifier) {}
  public var timeZone = TimeZone.gmt
  public func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? { nil }
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents { DateComponents() }
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}
