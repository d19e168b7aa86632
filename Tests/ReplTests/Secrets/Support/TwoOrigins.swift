import Foundation
import Synchronization

@_spi(Secrets) @testable import ApusClient

/// Any number of origins without a network, all with the same few resources. It follows redirects as transports do, keeps
/// cookies as RFC 6265 has it, and remembers each request as it would have gone out.
final class TwoOrigins: Transport {
  private struct State {
    var requests: [Request] = []
    var jar: [CookieLine] = []
  }

  private let state = Mutex(State())
  private let canary: String

  init(canary: String) { self.canary = canary }

  /// Where redirects, pages and absolute URLs lead: another port of the same host.
  static let other = "https://a.test:8443"

  func forget() { state.withLock { $0.requests = [] } }

  var origins: [String] { state.withLock { $0.requests.map { "\($0.url.origin)" } } }

  /// Whether a request to an origin had the secret anywhere.
  func gave(_ origin: String) -> Bool {
    state.withLock { $0.requests.contains { "\($0.url.origin)" == origin && has($0) } }
  }

  private func has(_ request: Request) -> Bool {
    var texts = [request.url.description, request.options.tls.clientCertificate ?? ""]
    for field in request.headers {
      switch field.value {
      case .text(let text): texts.append(text)
      case .secret(let secret): texts.append(secret.reveal())
      }
    }
    texts += [
      request.url.user ?? "", request.url.password?.reveal() ?? "",
      request.options.login?.password.reveal() ?? "",
    ]
    if case .through(let proxy) = request.options.proxy { texts.append(proxy.password?.reveal() ?? "") }
    texts.append(String(decoding: request.body?.bytesInMemory ?? [], as: UTF8.self))
    let encoded = Data("me:\(canary)".utf8).base64EncodedString()
    return texts.contains { $0.contains(canary) || $0.contains(encoded) }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    var chain = RedirectChain(from: request)
    var (current, hops) = (request, [Hop]())
    while true {
      let asked = takingCookies(current)
      let head = answer(to: asked)
      hops.append(
        Hop(sent: SentRequest(method: asked.method, url: asked.url, headers: asked.headers), response: head))
      let step: RedirectChain.Step?
      do {
        step = try chain.next(after: head, to: current)
      } catch {
        throw TransportError(
          error.code, error.message, exchange: Exchange(request: request, startedAt: .now, hops: hops))
      }
      guard let step else {
        return Exchange(
          request: request, startedAt: .now, hops: hops, body: ReceivedBody(bytes: Array("[1]".utf8)))
      }
      current = step.request
    }
  }

  private func takingCookies(_ request: Request) -> Request {
    state.withLock { state in
      var asked = request
      let cookies = request.options.usesCookies ? state.jar.filter { $0.goes(to: request.url) } : []
      if !cookies.isEmpty {
        asked.headers = asked.headers.adding(HeaderField(name: "Cookie", value: cookies.pairs))
      }
      state.requests.append(asked)
      return asked
    }
  }

  private func answer(to request: Request) -> ResponseHead {
    var headers: HeaderFields = ["Content-Type": "application/json"]
    let parts = request.url.path.split(separator: "/")
    var status = 200
    switch parts.first {
    case "r":
      status = parts.last.flatMap { Int($0) } ?? 302
      headers = ["Location": Self.other + "/landed"]
    case "down":
      status = 302
      headers = ["Location": "http://a.test/landed"]
    case "pages": headers = headers.adding("Link", "<\(Self.other)/last>; rel=\"next\"")
    case "login":
      let cookie = SetCookie("sid=\(canary); Path=/")
      state.withLock { $0.jar = [CookieLine(cookie, from: request.url, usualPath: "/")] }
    default: break
    }
    return ResponseHead(version: "HTTP/1.1", status: status, headers: headers)
  }
}
