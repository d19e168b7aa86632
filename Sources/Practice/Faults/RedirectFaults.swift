/// Being sent where one should not go.
enum RedirectFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault("redirect.loop", "Redirects to itself.") { call in
      .empty(302, [Field("Location", call.request.target.path)])
    },
    Fault("redirect.loop/two", "Two places redirect to each other.") { call in
      let path = call.request.target.path
      return .empty(302, [Field("Location", call.query("leg") == nil ? "\(path)?leg=2" : path)])
    },
    Fault(
      "redirect.limit", "Redirects to one more place, and so on without end.", parameters: "n=NUMBER"
    ) { call in
      let next = (call.query("n").flatMap { Int($0) } ?? 0) &+ 1
      return .empty(302, [Field("Location", "\(call.request.target.path)?n=\(next)")])
    },
    Fault("redirect.unsafe", "Redirects to a file: URL.") { _ in
      .empty(302, [Field("Location", "file:///etc/passwd")])
    },
    Fault("redirect.unsafe/scheme", "Redirects to a URL of another kind.") { _ in
      .empty(302, [Field("Location", "gopher://127.0.0.1/1")])
    },
    Fault(
      "redirect.unsafe/downgrade",
      "Redirects to http:. Unsafe only for who came by https:, and this server speaks http: only.",
      keeps: .page(saying: "No credential arrived."), arrivesWhole: true
    ) { call in
      .empty(302, [Field("Location", "http://127.0.0.1:\(call.site.port)/credentials")])
    },
    Fault("redirect.location", "Redirects without saying where.") { _ in .empty(302) },
    Fault("redirect.location/unparseable", "Redirects to something that is not a URL.") { _ in
      .empty(302, [Field("Location", "http://[::1/nowhere")])
    },
  ]
}
