import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("GreenStore", .paced)
struct GreenStoreRoutesTests {
  @Test("a fruit is saved, numbered, and in the list")
  func fruit() throws {
    let path = "/greenstore/api/v1/food/fruits"
    try withServer { server in
      for number in 1...2 {
        let saved = try ask(server, "POST", path, body: #"{"name": "りんご", "price": 120}"#)
        #expect(saved.status == 201)
        #expect(saved.text == "{\n  \"fruit_id\": \(number),\n  \"created_at\": \"2020-12-31 23:59:59\"\n}\n")
      }
      let list = try json(get(server, path))
      #expect((list["fruits"] as? [Any])?.count == 2)
    }
  }

  @Test(
    "a fruit that cannot be saved says why",
    arguments: [
      ("[", 400, "bad_json"), ("{}", 422, "name is missing."), (#"{"name": "a"}"#, 422, "price is missing."),
      (#"{"name": "a", "price": "1"}"#, 422, "price is of the wrong type."),
      (#"{"name": "", "price": 1}"#, 422, "invalid"), (#"{"name": "a", "price": -1}"#, 422, "invalid"),
      (String(repeating: "[", count: 50_000), 400, "bad_json"),
    ])
  func badFruit(body: String, status: Int, text: String) throws {
    try withServer { server in
      let response = try ask(server, "POST", "/greenstore/api/v1/food/fruits", body: body)
      #expect(response.status == status)
      #expect(response.text.contains(text))
    }
  }
}
