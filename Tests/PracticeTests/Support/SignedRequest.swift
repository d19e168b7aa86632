import ApusEncodings
import Foundation

@testable @_spi(Secrets) import ApusClient
@testable import ApusPractice

/// A request for the bucket as the client signs it, which may be changed on its way.
struct SignedRequest {
  let method: String
  var target: String
  var fields: [Field]
  var body: [UInt8]

  init(
    _ method: HTTPMethod, _ path: String, body: String? = nil, headers: HeaderFields = [:],
    access: String = "PRACTICE", secret: String = "practice-secret", service: String = "s3",
    at time: Date = Date()
  ) throws {
    let login = AWSLogin(
      .aws(access: access, secret: Secret(secret), region: "here", service: service))
    let url = login.spelled(try WebURL("http://practice" + PercentEncoding.encode(path, for: .reserved)))
    let signed = ApusClient.Request(
      method: method, url: url, headers: headers, body: body.map { .text($0) })
    self.method = method.name
    self.body = Array((body ?? "").utf8)
    target = url.path + (url.query.map { "?" + $0 } ?? "")
    fields = [Field("Host", "practice"), Field("User-Agent", "apus")]
    if let type = signed.body?.contentType { fields.append(Field("Content-Type", type)) }
    fields += try (headers.map { $0 } + login.fields(for: signed, at: time))
      .map { Field($0.name, $0.revealed) }
  }

  /// With another value of a field; nil takes it away.
  func with(_ name: String, _ value: String?) -> SignedRequest {
    var copy = self
    copy.fields.removeAll { $0.isNamed(name) }
    if let value { copy.fields.append(Field(name, value)) }
    return copy
  }

  /// As the server has read it.
  var read: ApusPractice.Request {
    get throws {
      let head = RequestHead(
        method: method, target: try RequestTarget(target, method: method), minorVersion: 1, fields: fields,
        framing: .length(body.count), authority: "practice")
      return ApusPractice.Request(head: head, body: .init(count: body.count, bytes: body))
    }
  }

  /// What a practice API says to it.
  func sent(to site: Site) throws -> Bench.Answer {
    let request = try read
    let match = site.router.match(request.head)
    let response = match.answer(
      Call(request: request, parameters: match.parameters, site: site, isOtherOrigin: false))
    return Bench.Answer(status: response.status, fields: response.fields, text: response.text ?? "")
  }
}
