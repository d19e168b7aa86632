import APIClient
import CurlTransport
import Glibc
let args = CommandLine.arguments
let n = Int(args[2])!
var options = RequestOptions(); options.proxy = ""
if args.count > 3 { options.delivery = .file(path: args[3]) }
let request = Request(url: try WebURL(args[1]), options: options)
let t = CurlTransport()
let a0 = ContinuousClock.now
let e = try await t.send(request)
print("first", ContinuousClock.now - a0, e.hops[0].timing, e.body.byteCount)
var best = Duration.seconds(1000)
for _ in 0..<5 {
  let a = ContinuousClock.now
  for _ in 0..<n { _ = try await t.send(request) }
  best = min(best, (ContinuousClock.now - a) / n)
}
var u = rusage(); getrusage(RUSAGE_SELF.rawValue == 0 ? 0 : 0, &u)
print("per request", best, "maxrss", u.ru_maxrss)
