/// A request that was read whole and found well-formed.
struct Request {
  let head: RequestHead
  var body: RequestBody

  var method: String { head.method }
  var target: RequestTarget { head.target }
  var fields: [Field] { head.fields }
}

struct RequestBody {
  /// How many bytes came, also when they were not kept.
  var count = 0
  var bytes: [UInt8] = []
  /// The fields that followed a chunked body.
  var trailers: [Field] = []
}
