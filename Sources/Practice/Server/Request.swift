/// A request that was read whole and found well-formed.
struct Request {
  struct Body {
    /// How many bytes came, also when they were not kept.
    var count = 0
    var bytes: [UInt8] = []
    /// The fields that followed a chunked body.
    var trailers: [Field] = []
  }

  let head: RequestHead
  var body: Body

  var method: String { head.method }
  var target: RequestTarget { head.target }
  var fields: [Field] { head.fields }
}
