// Names of Apple's Dispatch that the library uses, for .ci/apple-check. Nothing here does anything.

public protocol DispatchSourceProtocol: AnyObject {
  func setEventHandler(handler: (@Sendable () -> Void)?)
  func resume()
  func activate()
  func cancel()
}
public protocol DispatchSourceSignal: DispatchSourceProtocol {}
public protocol DispatchSourceTimer: DispatchSourceProtocol {}
extension DispatchSourceTimer {
  public func schedule(deadline: DispatchTime) {}
}

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
}
public enum DispatchTimeInterval: Sendable { case nanoseconds(Int) }

public final class DispatchSemaphore: Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  public func wait() {}
}

public final class DispatchGroup: Sendable {
  public init() {}
  public func wait() {}
}

public final class DispatchQueue: Sendable {
  public init(label: String) {}
  public static func global() -> DispatchQueue { DispatchQueue(label: "") }
  public func async(group: DispatchGroup? = nil, execute work: @escaping @Sendable () -> Void) {}
}

public enum DispatchSource {
  public static func makeSignalSource(signal: Int32, queue: DispatchQueue?) -> any DispatchSourceSignal { fatalError() }
  public static func makeTimerSource(queue: DispatchQueue?) -> any DispatchSourceTimer { fatalError() }
}
public func dispatchMain() -> Never { fatalError() }
