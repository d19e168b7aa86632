/// How a request is to be sent. Every default is the safe and usual choice.
public struct RequestOptions: Sendable {
  /// How long to wait.
  public var deadlines = Deadlines()
  /// How much to accept.
  public var limits = Limits()

  /// Redirects are followed by default, at most `limits.redirects`. Another origin gets none of the headers but a few
  /// that tell nothing, such as `Accept`, and no body in which the name of a field says that it is a secret, or a value
  /// has the shape of a token.
  public var followsRedirects = true
  /// Sends every header, credentials included, to wherever redirects lead. Off by default.
  public var keepsHeadersOnRedirect = false
  /// Offers the encodings the transport can read, and reads them.
  public var decompresses = true
  /// Keeps cookies for the life of the transport and sends them back where they belong. Off by default.
  public var usesCookies = false
  /// No cache by default.
  public var cachePolicy = CachePolicy.none
  /// The newest that both ends speak, by default.
  public var httpVersion = HTTPVersion.automatic

  /// By default whatever the environment says.
  public var proxy = Proxy.environment
  /// Where the body of a success goes. Into memory by default.
  public var delivery = Delivery.memory
  /// Called from the transport's own thread when the head of the final response is there, before any of its body; again
  /// when a challenge was answered.
  public var onResponse: (@Sendable (ResponseHead) -> Void)?
  /// Called now and then while bytes move, from the transport's own thread. The program's transport calls it once a
  /// second while none do, too.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?

  /// `nil` while all of it is as usual, as for most requests: those are copied many times on their way.
  private var unusual: Unusual?

  /// The usual choices.
  public init() {}
}

/// What few requests ask for.
extension RequestOptions {
  /// How TLS is spoken. The system's authorities are trusted by default.
  public var tls: TLSOptions {
    get { chosenTLS ?? TLSOptions() }
    set { if chosenTLS != nil || newValue != TLSOptions() { change { $0.tls = newValue } } }
  }

  /// `nil` where `tls` was never set to anything but what is usual.
  package var chosenTLS: TLSOptions? { unusual?.choices.tls }

  /// The statuses after which a redirect leaves a POST one, where it would become a GET.
  package var keepsPostAfter: Set<Int> {
    get { unusual?.choices.keepsPostAfter ?? [] }
    set { if unusual != nil || !newValue.isEmpty { change { $0.keepsPostAfter = newValue } } }
  }

  /// Asked, from the transport's own thread, before a redirect to another origin than the one before is followed; a
  /// `false` ends in `redirect.unsafe`. By default every origin is fine.
  public var mayRedirect: (@Sendable (_ origin: Origin) -> Bool)? {
    get { unusual?.choices.mayRedirect }
    set { if unusual != nil || newValue != nil { change { $0.mayRedirect = newValue } } }
  }

  /// What a secret is called that somebody knows to stand in some bytes. A redirect to another origin asks it.
  package var nameOfSecret: (@Sendable ([UInt8]) -> String?)? {
    get { unusual?.choices.nameOfSecret }
    set { if unusual != nil || newValue != nil { change { $0.nameOfSecret = newValue } } }
  }

  /// Fields of the body that are kept for the origin it is meant for, in words: `the field id`.
  package var keptFields: [String] {
    get { unusual?.choices.keptFields ?? [] }
    set { if unusual != nil || !newValue.isEmpty { change { $0.keptFields = newValue } } }
  }

  /// Answers for names that are not to be looked up: `host:port:address`.
  public var resolve: [String] {
    get { unusual?.choices.resolve ?? [] }
    set { if unusual != nil || !newValue.isEmpty { change { $0.resolve = newValue } } }
  }

  /// Other places to connect to: `host:port:other:port`, where the first two may be empty, which is any.
  package var connectTo: [String] {
    get { unusual?.choices.connectTo ?? [] }
    set { if unusual != nil || !newValue.isEmpty { change { $0.connectTo = newValue } } }
  }

  package var addressFamily: AddressFamily {
    get { unusual?.choices.addressFamily ?? .any }
    set { if unusual != nil || newValue != .any { change { $0.addressFamily = newValue } } }
  }

  /// How fast bytes may move, either way, in one second. As fast as they can by default.
  package var bytesPerSecond: Int? {
    get { unusual?.choices.bytesPerSecond }
    set { if unusual != nil || newValue != nil { change { $0.bytesPerSecond = newValue } } }
  }

  /// Cookies to keep before the first hop, a line each as libcurl writes them down.
  package var addedCookies: [String] {
    get { unusual?.choices.addedCookies ?? [] }
    set { if unusual != nil || !newValue.isEmpty { change { $0.addedCookies = newValue } } }
  }

  /// Whether cookies go to the origin alone that set them, as none does by RFC 6265: there all ports of a host share them.
  package var keepsCookiesWithOrigin: Bool {
    get { unusual?.choices.keepsCookiesWithOrigin ?? false }
    set { if unusual != nil || newValue { change { $0.keepsCookiesWithOrigin = newValue } } }
  }

  /// Connects to this socket in the file system instead of the URL's host.
  public var unixSocket: String? {
    get { unusual?.choices.unixSocket }
    set { if unusual != nil || newValue != nil { change { $0.unixSocket = newValue } } }
  }

  /// Answers a challenge, or signs what goes out; a credential that is known beforehand is an ordinary header field
  /// instead.
  public var login: Login? {
    get { unusual?.choices.login }
    set { if unusual != nil || newValue != nil { change { $0.login = newValue } } }
  }

  /// Whose token the request shows, and who renews it.
  package var tokenLogin: OAuthLogin? {
    get { unusual?.choices.tokenLogin }
    set { if unusual != nil || newValue != nil { change { $0.tokenLogin = newValue } } }
  }

  /// Where the events of a `text/event-stream` go instead, while they arrive.
  package var eventDelivery: Delivery? {
    get { unusual?.choices.eventDelivery }
    set { if unusual != nil || newValue != nil { change { $0.eventDelivery = newValue } } }
  }

  /// What the text of the answer is in, whatever it says itself.
  package var responseCharset: String? {
    get { unusual?.choices.responseCharset }
    set { if unusual != nil || newValue != nil { change { $0.responseCharset = newValue } } }
  }

  /// Whether the body of such a response is kept in memory, wherever others go: that of an answer that will not count.
  package var keepsInMemory: (@Sendable (ResponseHead) -> Bool)? {
    get { unusual?.choices.keepsInMemory }
    set { if unusual != nil || newValue != nil { change { $0.keepsInMemory = newValue } } }
  }

  /// What a conversation over a WebSocket goes through; `nil` for every other request. A transport that sees it asks for
  /// one, and its answer is there when the conversation has ended.
  package var webSocket: WebSocketLine? {
    get { unusual?.choices.webSocket }
    set { if unusual != nil || newValue != nil { change { $0.webSocket = newValue } } }
  }

  private mutating func change(_ change: (inout Choices) -> Void) {
    var choices = unusual?.choices ?? Choices()
    change(&choices)
    unusual = Unusual(choices)
  }

  private struct Choices: Sendable {
    var tls: TLSOptions?
    var keepsPostAfter: Set<Int> = []
    var mayRedirect: (@Sendable (Origin) -> Bool)?
    var nameOfSecret: (@Sendable ([UInt8]) -> String?)?
    var keptFields: [String] = []
    var resolve: [String] = []
    var connectTo: [String] = []
    var addressFamily = AddressFamily.any
    var bytesPerSecond: Int?
    var addedCookies: [String] = []
    var keepsCookiesWithOrigin = false
    var unixSocket: String?
    var login: Login?
    var tokenLogin: OAuthLogin?
    var eventDelivery: Delivery?
    var responseCharset: String?
    var keepsInMemory: (@Sendable (ResponseHead) -> Bool)?
    var webSocket: WebSocketLine?
  }

  /// A copy of it is one reference; it never changes.
  private final class Unusual: Sendable, CustomStringConvertible {
    let choices: Choices

    init(_ choices: Choices) { self.choices = choices }

    /// Whoever prints options sees what was asked for.
    var description: String { "\(choices)" }
  }
}

extension RequestOptions {
  /// Where the body of this response goes: a file is for what was asked for, not for an error's words.
  package func delivery(for head: ResponseHead) -> Delivery {
    if let keepsInMemory, keepsInMemory(head) { return .memory }
    if let eventDelivery, head.isSuccess, head.isEventStream { return eventDelivery }
    return switch delivery {
    case .file: head.isSuccess ? delivery : .memory
    case .overflowing(let overflow): overflow.takes(head) ? delivery : .memory
    case .memory, .chunks: delivery
    }
  }
}
