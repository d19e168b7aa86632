// Names of Apple's Foundation about URLSession that the library uses, for .ci/apple-check. Nothing here does anything.

public protocol NSObjectProtocol: AnyObject {}
open class NSObject: NSObjectProtocol {
  public init() {}
}

open class InputStream: NSObject, @unchecked Sendable {}

public struct URLRequest: Hashable, Sendable {
  public enum CachePolicy: Sendable { case useProtocolCachePolicy, reloadIgnoringLocalCacheData }
  public init(url: URL) {}
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var httpBodyStream: InputStream? { nil }
  public var allHTTPHeaderFields: [String: String]? { nil }
  public var timeoutInterval: TimeInterval = 0
  public var httpShouldHandleCookies = true
  public var cachePolicy = CachePolicy.useProtocolCachePolicy
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

open class URLResponse: NSObject, @unchecked Sendable {}
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  open var allHeaderFields: [AnyHashable: Any] { [:] }
  open var statusCode: Int { 0 }
}

open class OperationQueue: NSObject, @unchecked Sendable {
  open var maxConcurrentOperationCount = 0
}
open class HTTPCookieStorage: NSObject, @unchecked Sendable {}
public enum HTTPCookieAcceptPolicy: Sendable { case always, never }
extension HTTPCookie {
  public typealias AcceptPolicy = HTTPCookieAcceptPolicy
}
open class HTTPCookie: NSObject, @unchecked Sendable {}
open class URLCredentialStorage: NSObject, @unchecked Sendable {}
open class URLCache: NSObject, @unchecked Sendable {}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }
  open var waitsForConnectivity = false
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var httpCookieStorage: HTTPCookieStorage?
  open var httpShouldSetCookies = true
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.never
  open var urlCredentialStorage: URLCredentialStorage?
  open var urlCache: URLCache?
  open var httpMaximumConnectionsPerHost = 0
  open var timeoutIntervalForRequest: TimeInterval = 0
  open var timeoutIntervalForResource: TimeInterval = 0
}

open class URLSession: NSObject, @unchecked Sendable {
  public enum ResponseDisposition: Sendable { case cancel, allow }
  public enum AuthChallengeDisposition: Sendable { case performDefaultHandling, cancelAuthenticationChallenge }
  public init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?) {}
  open func finishTasksAndInvalidate() {}
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { fatalError() }
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { fatalError() }
  open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { fatalError() }
  open func uploadTask(with request: URLRequest, from data: Data) -> URLSessionUploadTask { fatalError() }
  open func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask { fatalError() }
}

open class URLSessionTask: NSObject, @unchecked Sendable {
  open var taskIdentifier: Int { 0 }
  open var response: URLResponse? { nil }
  open func resume() {}
  open func cancel() {}
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  public enum Message: Sendable { case data(Data), string(String) }
  public enum CloseCode: Int, Sendable { case normalClosure = 1000, goingAway = 1001, noStatusReceived = 1005 }
  open var maximumMessageSize = 0
  open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
  open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {}
  open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {}
  open func cancel(with closeCode: CloseCode, reason: Data?) {}
}

open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  open var transactionMetrics: [URLSessionTaskTransactionMetrics] { [] }
}
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  open var domainLookupStartDate: Date? { nil }
  open var domainLookupEndDate: Date? { nil }
  open var connectStartDate: Date? { nil }
  open var connectEndDate: Date? { nil }
  open var secureConnectionStartDate: Date? { nil }
  open var secureConnectionEndDate: Date? { nil }
  open var requestStartDate: Date? { nil }
  open var requestEndDate: Date? { nil }
  open var responseStartDate: Date? { nil }
  open var responseEndDate: Date? { nil }
  open var networkProtocolName: String? { nil }
  open var isReusedConnection: Bool { false }
  open var remoteAddress: String? { nil }
  open var remotePort: Int? { nil }
}

// Of the delegate's methods, all of which are optional, those that the library has: so their types are compared.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
}

// Challenges, and files.
open class URLCredential: NSObject, @unchecked Sendable {}
open class URLProtectionSpace: NSObject, @unchecked Sendable {
  open var host: String { "" }
  open var authenticationMethod: String { "" }
}
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  open var protectionSpace: URLProtectionSpace { fatalError() }
}
public let NSURLAuthenticationMethodServerTrust = ""
open class FileHandle: NSObject, @unchecked Sendable {
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  open func read(upToCount count: Int) throws -> Data? { nil }
  open func close() throws {}
}

// Errors.
open class NSError: NSObject, Error, @unchecked Sendable {
  open var domain: String { "" }
  open var code: Int { 0 }
  open var userInfo: [String: Any] { [:] }
  open var localizedDescription: String { "" }
}
/// What the compiler calls for `error as NSError`.
public func _convertErrorToNSError(_ error: any Error) -> NSError { NSError() }
public let NSUnderlyingErrorKey = ""
public let NSURLErrorDomain = ""
public let NSPOSIXErrorDomain = ""
public struct URLError: Error {
  public struct Code: Hashable, Sendable {
    public init(rawValue: Int) {}
    public static let cancelled = Code(rawValue: 0)
    public static let badURL = Code(rawValue: 0)
    public static let cannotFindHost = Code(rawValue: 0)
    public static let dnsLookupFailed = Code(rawValue: 0)
    public static let cannotConnectToHost = Code(rawValue: 0)
    public static let notConnectedToInternet = Code(rawValue: 0)
    public static let dataNotAllowed = Code(rawValue: 0)
    public static let internationalRoamingOff = Code(rawValue: 0)
    public static let networkConnectionLost = Code(rawValue: 0)
    public static let timedOut = Code(rawValue: 0)
    public static let serverCertificateHasBadDate = Code(rawValue: 0)
    public static let serverCertificateNotYetValid = Code(rawValue: 0)
    public static let serverCertificateUntrusted = Code(rawValue: 0)
    public static let serverCertificateHasUnknownRoot = Code(rawValue: 0)
    public static let secureConnectionFailed = Code(rawValue: 0)
    public static let unsupportedURL = Code(rawValue: 0)
    public static let badServerResponse = Code(rawValue: 0)
    public static let cannotParseResponse = Code(rawValue: 0)
    public static let cannotDecodeRawData = Code(rawValue: 0)
    public static let cannotDecodeContentData = Code(rawValue: 0)
    public static let fileDoesNotExist = Code(rawValue: 0)
    public static let noPermissionsToReadFile = Code(rawValue: 0)
    public static let requestBodyStreamExhausted = Code(rawValue: 0)
  }
}
