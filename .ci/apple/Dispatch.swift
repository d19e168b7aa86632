// Names of Dispatch that the library uses, for .ci/apple-check. Nothing here does anything.

public protocol DispatchSourceSignal: AnyObject {
  func setEventHandler(handler: (@Sendable () -> Void)?)
  func resume()
  func cancel()
}

public final class DispatchQueue: Sendable {
  public static func global() -> DispatchQueue { DispatchQueue() }
}

public enum DispatchSource {
  public static func makeSignalSource(signal: Int32, queue: DispatchQueue?) -> any DispatchSourceSignal { fatalError() }
}
