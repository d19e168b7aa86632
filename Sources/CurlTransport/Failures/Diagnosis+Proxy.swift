import ApusClient
internal import ApusSystem
import CApusCurl

// What went wrong on the way to a proxy, or in it. Which proxy there is was decided before the request, so nothing
// here is guessed from libcurl's words.
extension Diagnosis {
  /// The proxy's failure; `nil` when there is no proxy, or what failed lies behind it.
  var proxyProblem: TransferProblem? {
    guard let proxy = hop.route.proxy, let place = hop.route.proxyPlace else { return nil }
    switch result {
    case CCURL_E_COULDNT_RESOLVE_PROXY:
      return failed("the name of the proxy \(place) has no address that can be found")
    case CCURL_E_COULDNT_CONNECT:
      return failed(
        systemError == .connectionRefused
          ? "the connection to the proxy \(place) was refused" : "there is no way to the proxy \(place)")
    case CCURL_E_PROXY: return refusedBySOCKS(proxy, place)
    case CCURL_E_SSL_CACERT_BADFILE, CCURL_E_SSL_CERTPROBLEM: return nil
    default: break
    }
    // A SOCKS proxy has its own result, and a plain request goes through an HTTP proxy without a tunnel.
    guard !proxy.isSOCKS, !hop.isConnected else { return nil }
    let status = easy.number(CCURL_INFO_HTTP_CONNECTCODE)
    switch status {
    case 200..<300: return nil
    case 0:
      let end =
        proxy.scheme == "https" && isAboutTLS ? "could not agree on TLS" : "gave no answer that can be read"
      return failed("the proxy \(place) \(end) when it was asked for \(target)")
    case 407: return failed("the proxy \(place) wants other credentials: it answered 407")
    default: return failed("the proxy \(place) answered \(status) when it was asked for \(target)")
    }
  }

  private func failed(_ message: String) -> TransferProblem { TransferProblem(.proxyFailed, message) }

  private var isAboutTLS: Bool {
    [CCURL_E_SSL_CONNECT_ERROR, CCURL_E_PEER_FAILED_VERIFICATION, CCURL_E_SSL_ISSUER_ERROR].contains(result)
  }

  private func refusedBySOCKS(_ proxy: ProxyURL, _ place: String) -> TransferProblem {
    let reason: String
    switch easy.number(CCURL_INFO_PROXY_ERROR) {
    case CCURL_PROXY_RESOLVE_HOST:
      return TransferProblem(.dns, "the name \(hop.request.url.host) has no address that can be found")
    case CCURL_PROXY_NO_AUTH, CCURL_PROXY_USER_REJECTED:
      return failed("the proxy \(place) wants other credentials")
    case CCURL_PROXY_REFUSED: reason = "the connection was refused"
    case CCURL_PROXY_HOST_UNREACHABLE, CCURL_PROXY_NETWORK_UNREACHABLE: reason = "it cannot be reached"
    case CCURL_PROXY_NOT_ALLOWED: reason = "its rules forbid it"
    case CCURL_PROXY_BAD_VERSION:
      return failed("the proxy \(place) does not answer with \(proxy.scheme.uppercased())")
    case CCURL_PROXY_CLOSED: reason = "it closed the connection"
    default: reason = "it gave no answer that can be read"
    }
    return failed("the proxy \(place) did not connect to \(target): \(reason)")
  }
}
