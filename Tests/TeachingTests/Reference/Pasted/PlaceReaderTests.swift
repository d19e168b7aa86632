import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted places", .paced)
struct PlaceReaderTests {
  @Test(
    "a host is one, with a port at most",
    arguments: [
      ("api.example", true), ("api.example:8443", true), ("[::1]:80", true), ("a b", false), ("a/b", false),
      ("u@a", false), ("a, b", false), ("a:x", false),
    ])
  func hosts(_ value: String, _ isHost: Bool) {
    #expect(PlaceReader.parts(host: value).map(\.flaw) == [isHost ? nil : .invalid], "\(value)")
  }

  @Test(
    "the way through proxies is explained step by step",
    arguments: [
      ("for=192.0.2.60;proto=http;by=203.0.113.43;host=a.example", [nil, nil, nil, nil]),
      ("for=\"[2001:db8::1]:80\", for=_hidden", [nil, nil]), ("for=192.0.2.60:80", [.invalid]),
      ("for=\"2001:db8::1\"", [.invalid]), ("for", [.invalid]), ("foo=1", [.unknown]),
    ] as [(String, [LinePart.Flaw?])])
  func forwarded(_ value: String, _ flaws: [LinePart.Flaw?]) {
    #expect(PlaceReader.parts(forwarded: value).map(\.flaw) == flaws, "\(value)")
  }

  @Test(
    "other places have a protocol, a port, and how long they hold",
    arguments: [
      ("clear", [nil]), ("h3=\":443\"; ma=3600; persist=1, h2=\"b.example:443\"", [nil, nil, nil, nil]),
      ("h3=:443", [.invalid]), ("h3=\"b.example\"", [.invalid]), ("h3=\":443\"; ma=x", [nil, .invalid]),
      ("h3=\":443\"; foo=1", [nil, .unknown]), ("h3", [.invalid]),
    ] as [(String, [LinePart.Flaw?])])
  func alternatives(_ value: String, _ flaws: [LinePart.Flaw?]) {
    #expect(PlaceReader.parts(alternatives: value).map(\.flaw) == flaws, "\(value)")
  }
}
