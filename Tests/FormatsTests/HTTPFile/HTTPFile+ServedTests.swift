import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Requests of a file that have answers", .paced)
struct HTTPFileServedTests {
  @Test("are told with the file's variables, and with braces where only who asks knows more")
  func filled() throws {
    let file = HTTPFile(
      """
      @host = http://h.example
      @base = {{host}}/v1
      @loop = {{loop}}
      ### one
      GET {{base}}/things/{{id}}
      HTTP/1.1 200
      ### two
      POST {{base}}/things

      {"n": "{{loop}}", "m": "{{$guid}}"}

      HTTP/1.1 201
      ### three
      {{base}}/no-answer
      ### four
      {{base}}/x y
      HTTP/1.1 200
      """)
    let served = file.served
    #expect(served.map(\.method) == ["GET", "POST", "GET"])
    #expect(served[0].target == "http://h.example/v1/things/{{id}}" && served[0].body == nil)
    #expect(served[1].body == #"{"n": "{{loop}}", "m": "{{$guid}}"}"#)
    #expect(served[2].target == "http://h.example/v1/x y" && served[2].times == nil)
  }
}
