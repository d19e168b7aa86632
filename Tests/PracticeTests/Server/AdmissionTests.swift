import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Who may ask the practice server", .paced)
struct AdmissionTests {
  /// Sends a head as it stands, and compares the status of the answer.
  private func expect(_ status: Int, from server: PracticeServer, to lines: String...) throws {
    let client = try RawClient(port: server.port)
    client.send(lines.map { $0 + "\r\n" }.joined() + "\r\n")
    let found = try client.readResponse().status
    #expect(found == status, "\(lines)")
  }

  @Test(
    "a request to a name of this machine is served, whatever its port",
    arguments: [
      "localhost", "localhost:1", "LocalHost:8080", "localhost.", "shop.localhost", "a.b.localhost:80",
      "127.0.0.1",
      "127.0.0.1:65535", "127.255.0.3", "[::1]", "[::1]:8080", "localhost:", "",
    ])
  func ownNames(_ host: String) throws {
    try withServer { server in
      try expect(200, from: server, to: "GET /echo HTTP/1.1", "Host: \(host)")
    }
  }

  @Test(
    "a request to any other name is 421, as a page gets here by DNS rebinding",
    arguments: [
      "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
      "evillocalhost",
      "128.0.0.1", "127.1", "127.0.0.256", "127.0.0.01", "0.0.0.0", "[::]", "[::2]", "::1", "10.0.0.1",
      "localhost:x",
      ".", "_", ":80:80",
    ])
  func otherNames(_ host: String) throws {
    try withServer { server in
      for method in ["GET", "POST", "OPTIONS"] {
        try expect(421, from: server, to: "\(method) /echo HTTP/1.1", "Host: \(host)")
      }
      try expect(421, from: server, to: "GET http://\(host)/echo HTTP/1.1", "Host: localhost")
      try expect(421, from: server, to: "GET /echo HTTP/1.0", "Host: \(host)")
    }
  }

  @Test("a target that is a whole URL of this machine does not make up for another name in Host")
  func absoluteTarget() throws {
    try withServer { server in
      try expect(200, from: server, to: "GET http://localhost/echo HTTP/1.1", "Host: 127.0.0.1")
      try expect(421, from: server, to: "GET http://localhost/echo HTTP/1.1", "Host: evil.example")
    }
  }

  @Test("what is refused is not read, is told with a way out, and ends the connection")
  func refusal() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send("POST /echo HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 3\r\n\r\nabc")
      let response = try client.readResponse()
      #expect(response.reason == "Misdirected Request")
      #expect(response.text.contains("--allow-host") && response.first("Connection") == "close")
      #expect(client.readAll().ending == .closed)
    }
  }

  @Test(
    "a page of another origin changes nothing, and may look",
    arguments: [
      "https://evil.example", "http://localhost.evil.example", "null", "", "file://",
      "http://127.0.0.1@evil.example", "chrome-extension://localhost", "localhost",
      // Whatever else listens on this machine.
      "http://localhost:1", "http://127.0.0.1:3000", "http://[::1]:5173", "https://localhost", "http://",
      "http://app.localhost",
    ])
  func otherOrigins(_ origin: String) throws {
    try withServer { server in
      for method in ["POST", "PUT", "PATCH", "DELETE", "PURGE"] {
        try expect(403, from: server, to: "\(method) /echo HTTP/1.1", "Host: localhost", "Origin: \(origin)")
      }
      for method in ["GET", "HEAD", "QUERY"] {
        let client = try RawClient(port: server.port)
        client.send("\(method) /echo HTTP/1.1\r\nHost: localhost\r\nOrigin: \(origin)\r\n\r\n")
        #expect(try client.readResponse(isHead: method == "HEAD").status == 200)
      }
      let fruits = "/greenstore/api/v1/food/fruits"
      let before = try get(server, fruits).text
      let body = #"{"name": "a", "price": 1}"#
      let refused = try ask(
        server, "POST", fruits, ["Origin: \(origin)", "Content-Type: text/plain"], body: body)
      #expect(refused.status == 403 && refused.text.contains("--allow-origin"))
      #expect(try get(server, fruits).text == before)
    }
  }

  @Test("a page of another origin begins no conversation, unless it may change something")
  func conversations() throws {
    let handshake = [
      "GET /ws/echo HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: WebSocket",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    try withServer(admission: Admission(origins: ["https://shop.test"])) { server in
      for (origin, expected) in [
        ("https://evil.example", 403), ("null", 403), ("https://shop.test", 101),
        ("http://localhost:\(server.port)", 101),
      ] {
        let client = try RawClient(port: server.port)
        client.send((handshake + ["Origin: \(origin)"]).map { $0 + "\r\n" }.joined() + "\r\n")
        #expect(try client.readResponse(isHead: true).status == expected, "\(origin)")
      }
    }
  }

  @Test(
    "a page of the server itself may change something, under any name of this machine",
    arguments: ["localhost", "127.0.0.1", "[::1]", "App.localhost"])
  func ownOrigins(_ name: String) throws {
    try withServer { server in
      for method in ["POST", "DELETE"] {
        let origin = "Origin: http://\(name):\(server.port)"
        try expect(200, from: server, to: "\(method) /echo HTTP/1.1", "Host: localhost", origin)
        try expect(
          403, from: server, to: "\(method) /echo HTTP/1.1", "Host: localhost",
          "Origin: https://\(name):\(server.port)")
      }
    }
  }

  @Test("a page of the port that plays another origin is foreign, and the other way round")
  func playedOrigin() throws {
    try withServer { server in
      let own = "Origin: http://127.0.0.1:\(server.port)"
      let other = "Origin: http://127.0.0.1:\(server.otherPort)"
      let lines = ["POST /echo HTTP/1.1", "Host: 127.0.0.1"]
      try expect(403, from: server, to: lines[0], lines[1], other)
      for (origin, expected) in [(own, 403), (other, 200)] {
        let client = try RawClient(port: server.otherPort)
        client.send((lines + [origin]).map { $0 + "\r\n" }.joined() + "\r\n")
        #expect(try client.readResponse().status == expected)
      }
    }
  }

  @Test("a page of the name that was asked for is the server's own, when the name is allowed")
  func ownName() throws {
    try withServer(admission: Admission(hosts: ["shop.example"])) { server in
      for (origin, expected) in [
        ("http://Shop.example:8080", 200), ("http://shop.example", 403), ("http://a.shop.example:8080", 403),
      ] {
        try expect(
          expected, from: server, to: "POST /echo HTTP/1.1", "Host: shop.example:8080", "Origin: \(origin)")
      }
    }
  }

  @Test("pages of every origin may ask for anything where nothing is kept, and nowhere else")
  func forAll() throws {
    try withServer { server in
      for origin in ["https://evil.example", "https://shop.example", "null"] {
        for (target, expected) in [
          ("/cors/profile", 405), ("/cors/", 404), ("/cors/../echo", 404), ("/echo", 403),
          ("/Cors/profile", 403),
          ("//cors/profile", 403),
        ] {
          try expect(
            expected, from: server, to: "POST \(target) HTTP/1.1", "Host: localhost", "Origin: \(origin)")
        }
      }
      let handshake = "GET /cors/profile HTTP/1.1"
      try expect(
        403, from: server, to: handshake, "Host: localhost", "Origin: https://evil.example",
        "Upgrade: websocket")
    }
  }

  @Test("one of two origins that is foreign is enough")
  func twoOrigins() throws {
    try withServer { server in
      let origins = ["Origin: http://localhost:\(server.port)", "Origin: https://evil.example"]
      try expect(403, from: server, to: "POST /echo HTTP/1.1", "Host: localhost", origins[0], origins[1])
    }
  }

  @Test("other names and origins are served on purpose, and no more than those")
  func opened() throws {
    let admission = Admission(hosts: ["Shop.Example"], origins: ["https://App.Example"])
    try withServer(admission: admission) { server in
      for host in ["shop.example", "SHOP.example:8080", "localhost"] {
        try expect(200, from: server, to: "GET /echo HTTP/1.1", "Host: \(host)")
      }
      try expect(421, from: server, to: "GET /echo HTTP/1.1", "Host: a.shop.example")
      for (origin, expected) in [
        ("https://app.example", 200), ("http://app.example", 403), ("https://b.example", 403),
      ] {
        try expect(expected, from: server, to: "POST /echo HTTP/1.1", "Host: localhost", "Origin: \(origin)")
      }
    }
  }

  @Test("the second port keeps the same rule")
  func otherPort() throws {
    try withServer { server in
      let client = try RawClient(port: server.otherPort)
      client.send("GET /echo HTTP/1.1\r\nHost: evil.example\r\n\r\n")
      #expect(try client.readResponse().status == 421)
    }
  }
}
