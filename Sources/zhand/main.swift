import APIClient
import CurlTransport
var options = RequestOptions(); options.proxy = ""
var urls: [String] = []; var method = HTTPMethod.get; var body: RequestBody?
var it = CommandLine.arguments.dropFirst().makeIterator()
while let a = it.next() {
  switch a {
  case "--ca": options.tls.authorities = it.next()
  case "-k": options.tls.verifies = false
  case "--h2": options.httpVersion = .http2
  case "--cookies": options.usesCookies = true
  case "--digest": options.digest = DigestCredentials(user: it.next()!, password: Secret(it.next()!))
  case "-X": method = HTTPMethod(it.next()!)!
  case "-d": body = .text(it.next()!)
  case "-T": body = .file(path: it.next()!)
  case "--out": options.delivery = .file(path: it.next()!)
  case "--env-proxy": options.proxy = nil
  default: urls.append(a)
  }
}
let t = CurlTransport()
func show(_ e: Exchange) {
  for h in e.hops {
    print("> \(h.sent.method) \(h.sent.url) \(h.sent.headers.map(\.description)) body \(h.sent.bodyByteCount)")
    for i in h.informational { print("< \(i.version) \(i.status)") }
    if let r = h.response { print("< \(r.version) \(r.status) '\(r.reason)' \(r.headers.map(\.description))") }
    if !h.trailers.isEmpty { print("trailers \(h.trailers)") }
    let m = h.timing; print("queue \(m.queue as Any) dns \(m.dns as Any) conn \(m.connect as Any) tls \(m.tls as Any) req \(m.request as Any) wait \(m.wait as Any) dl \(m.download as Any) total \(m.total)".replacing("Optional", with: ""))
    print(h.connection.map { "\($0)" } ?? "no connection")
  }
  print("body", e.body.byteCount, "wire", e.body.wireByteCount, String(decoding: e.body.bytes.prefix(300), as: UTF8.self))
}
for u in urls {
  let start = ContinuousClock.now
  do { show(try await t.send(Request(method: method, url: WebURL(u), body: body, options: options))) }
  catch let f as TransportFailure { print("FAILURE \(f)\n  underlying: \(f.underlying ?? "-")"); show(f.exchange) }
  print("---", ContinuousClock.now - start)
}
if options.usesCookies { print(await t.cookies()) }
