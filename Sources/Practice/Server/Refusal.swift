/// Why a request is not served; the connection is closed after saying so.
struct Refusal: Error, Equatable {
  let status: Int
  let sentence: String

  init(_ status: Int, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }

  static func malformed(_ sentence: String) -> Refusal { Refusal(400, sentence) }
}
