/// How a request is to be sent. Every default is the safe and usual choice.
public struct RequestOptions: Sendable {
  public var deadlines = Deadlines()
  public var limits = Limits()
  public var tls = TLSOptions()

  /// Redirects are followed by default, at most `limits.redirects`. Another origin gets none of the headers but a few
  /// that tell nothing, such as `Accept`, and no body in which the name of a field says that it is a secret.
  public var followsRedirects = true
  /// Sends every header, credentials included, to wherever redirects lead. Off by default.
  public var keepsHeadersOnRedirect = false
  /// The statuses after which a redirect leaves a POST one, where it would become a GET.
  package var keepsPostAfter: Set<Int> = []
  /// Asked, from the transport's own thread, before a redirect to another origin than the one before is followed; a
  /// `false` ends in `redirect.unsafe`. By default every origin is fine.
  public var mayRedirect: (@Sendable (_ origin: Origin) -> Bool)?
  /// Offers the encodings the transport can read, and reads them.
  public var decompresses = true
  /// Keeps cookies for the life of the transport and sends them back where they belong. Off by default.
  public var usesCookies = false
  public var cachePolicy = CachePolicy.none
  public var httpVersion = HTTPVersion.automatic

  /// By default whatever the environment says.
  public var proxy = Proxy.environment
  /// Answers for names that are not to be looked up: `host:port:address`.
  public var resolve: [String] = []
  /// Other places to connect to: `host:port:other:port`, where the first two may be empty, which is any.
  package var connectTo: [String] = []
  package var addressFamily = AddressFamily.any
  /// How fast bytes may move, either way, in one second. As fast as they can by default.
  package var bytesPerSecond: Int?
  /// Cookies to keep before the first hop, a line each as libcurl writes them down.
  package var addedCookies: [String] = []
  /// Connects to this socket in the file system instead of the URL's host.
  public var unixSocket: String?
  /// Answers a challenge, or signs what goes out; a credential that is known beforehand is an ordinary header field
  /// instead.
  public var login: Login?

  public var delivery = Delivery.memory
  /// Where the events of a `text/event-stream` go instead, while they arrive.
  package var eventDelivery: Delivery?
  /// What the text of the answer is in, whatever it says itself.
  package var responseCharset: String?
  /// Called from the transport's own thread when the head of the final response is there, before any of its body; again
  /// when a challenge was answered.
  public var onResponse: (@Sendable (ResponseHead) -> Void)?
  /// Called now and then while bytes move, from the transport's own thread. The program's transport calls it once a
  /// second while none do, too.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?

  public init() {}
}
