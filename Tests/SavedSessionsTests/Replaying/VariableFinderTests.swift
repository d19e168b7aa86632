import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("Values that variables held", .paced)
struct VariableFinderTests {
  private func request(
    _ address: String, _ headers: HeaderFields = [:], body: String? = nil, type: String = "application/json"
  ) throws -> Request {
    Request(
      method: body == nil ? .get : .post, url: try WebURL(address), headers: headers,
      body: body.map { RequestBody.bytes(Array($0.utf8), contentType: type) })
  }

  private func recording(_ request: Request) -> Recording {
    let hop = Hop(
      sent: SentRequest(method: request.method, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: 200, headers: [:]))
    return Recording(
      Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop]))
  }

  /// What a finder learns of one request.
  private func found(
    _ names: [String], addresses: Set<String> = [], in recorded: Request...,
    asking: ([String: String]) throws -> Request
  ) rethrows -> [String: String] {
    let finder = VariableFinder(names, addresses: addresses)
    let asked = try asking(finder.marks.mapValues(\.text))
    _ = finder.recorded(insteadOf: asked, among: recorded.map(recording))
    return finder.values.mapValues(\.text)
  }

  @Test("are found in a path and a query, decoded, and are no more than a part of it")
  func urls() throws {
    let values = try found(
      ["id", "q"], in: request("http://h/users/7/of/8"), request("http://h/users/a%20b?q=1%2F2&n=3")
    ) { try request("http://h/users/\($0["id"] ?? "")?q=\($0["q"] ?? "")&n=3") }
    #expect(values == ["id": "a b", "q": "1/2"])
    for other in ["http://h/users/", "http://h/users/7/8", "http://h/users/7?x", "http://other/users/7"] {
      #expect(
        try found(["id"], in: request(other)) { try request("http://h/users/\($0["id"] ?? "")") } == [:],
        "\(other)")
    }
  }

  @Test("are found in a header and a body, as what they were there")
  func bodies() throws {
    let json = try found(
      ["n", "t", "h"], in: request("http://h/a", ["X-A": "b-c"], body: #"{"n": 7, "t": "a\"b"}"#)
    ) { marks in
      try request(
        "http://h/a", ["X-A": "b-\(marks["h"] ?? "")"],
        body: "{\"n\": \(marks["n"] ?? ""), \"t\": \"\(marks["t"] ?? "")\"}")
    }
    #expect(json == ["n": "7", "t": "a\"b", "h": "c"])
    let type = "application/x-www-form-urlencoded"
    let form = try found(["a"], in: request("http://h/a", body: "a=1+%26&b=2", type: type)) {
      try request("http://h/a", body: "a=\($0["a"] ?? "")&b=2", type: type)
    }
    #expect(form == ["a": "1 &"])
    let other = try found(["a"], in: request("http://h/a", body: "a=1&b=3", type: type)) {
      try request("http://h/a", body: "a=\($0["a"] ?? "")&b=2", type: type)
    }
    #expect(other == [:])
  }

  @Test("are one value wherever one stands, and a URL where one begins with it")
  func several() throws {
    let same = try found(["id"], in: request("http://h/7/8"), request("http://h/9/9")) {
      try request("http://h/\($0["id"] ?? "")/\($0["id"] ?? "")")
    }
    #expect(same == ["id": "9"])
    let host = try found(["host"], addresses: ["host"], in: request("http://127.0.0.1:8080/v1/users")) {
      try request("\($0["host"] ?? "")/users")
    }
    #expect(host == ["host": "http://127.0.0.1:8080/v1"])
  }

  @Test("are looked for only where their marks stand, and of the method that was asked")
  func others() throws {
    let finder = VariableFinder(["id"])
    let recorded = [recording(try request("http://h/1", body: "{}"))]
    #expect(finder.recorded(insteadOf: try request("http://h/1"), among: recorded) == nil)
    let mark = finder.marks["id"]?.text ?? ""
    #expect(finder.recorded(insteadOf: try request("http://h/\(mark)"), among: recorded) == nil)
    #expect(finder.values.isEmpty)
  }
}
