public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}
public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}
extension CustomNSError {
  public static var errorDomain: String { "" }
  public var errorCode: Int { 0 }
  public var errorUserInfo: [String: Any] { [:] }
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { Bundle() }
  open var preferredLocalizations: [String] { [] }
}

public let NSLocalizedDescriptionKey = ""
public let NSLocalizedFailureReasonErrorKey = ""
public let NSLocalizedRecoverySuggestionErrorKey = ""
public let NSDebugDescriptionErrorKey = ""
