import ApusClient
import ApusEncodings
import ApusJSON

/// Conversations over WebSockets.
enum SocketRoutes: RouteGroup {
  static let title = "Conversations"

  static let routes: [Route] = [
    .get("/ws/echo", "A WebSocket that says what it hears; faults on demand (fault, close).") { call in
      guard var script = SocketScript(call) else { return .noSocket }
      let names = call.request.fields.members("Sec-WebSocket-Protocol")
      script.chosen = names.first { $0 == "echo" || $0 == "json" }
      if let code = call.query("close") {
        guard let code = Int(code), WebSocketClosing.mayBeSent(code) else { return badCode }
        script.answer = { _, _ in [.close(WebSocketClosing(code: code, reason: "as you asked"))] }
        return script.response
      }
      guard let name = call.query("fault") else {
        script.answer = { message, _ in [.message(message)] }
        return script.response
      }
      guard let fault = SocketFault(rawValue: name) else { return noFault }
      script.answersWrongly = fault == .handshake
      script.answer = { message, number in number == 0 ? fault.sayings : [.message(message)] }
      return script.response
    }
    .taking(
      .query("fault", .text, "What goes wrong at the first message: \(SocketFault.names)."),
      .query("close", .integer(1000...4999), "The code that it closes with at the first message.")
    )
    .failing(400, 426, with: Response.problemSchema),
    .get("/ws/chat", "A WebSocket where everybody hears what anybody says.") { call in
      guard var script = SocketScript(call) else { return .noSocket }
      let (room, name) = (call.site.state.chat, call.query("name") ?? "guest")
      let listener = ChatListener(in: room)
      script.answer = { message, _ in
        guard case .text(let text) = message else {
          return [.close(WebSocketClosing(code: 1003, reason: "people talk in text here"))]
        }
        room.say(text, by: name)
        return listener.news()
      }
      script.interval = .milliseconds(50)
      script.unasked = { _ in listener.news() }
      return script.response
    }
    .taking(.query("name", .text, "Who talks; guest unless given."))
    .failing(426, with: Response.problemSchema),
    .get("/ws/ticker", "A WebSocket that tells prices of fruits, n of them (n, every).") { call in
      guard var script = SocketScript(call) else { return .noSocket }
      let count = call.query("n").map { Int($0) ?? -1 } ?? 5
      let interval = call.query("every").map { Int($0) ?? -1 } ?? 0
      guard (0...10_000_000).contains(count), (0...60_000).contains(interval) else { return badTicker }
      script.interval = .milliseconds(interval)
      script.unasked = { number in
        number < count
          ? [.message(.text(price(number)))]
          : number == count ? [.close(WebSocketClosing(reason: "that was all"))] : nil
      }
      return script.response
    }
    .taking(
      .query("n", .integer(0...10_000_000), "How many; five unless given."),
      .query("every", .integer(0...60_000), "Milliseconds to wait before each; none unless given.")
    )
    .failing(400, 426, with: Response.problemSchema),
  ]

  private static var badCode: Response { .problem(400, "The code is one that can be sent, as 1000 or 4001.") }
  private static var noFault: Response { .problem(400, "The faults are \(SocketFault.names).") }
  private static var badTicker: Response {
    .problem(400, "It takes n=0 to 10000000, and every=0 to 60000.")
  }

  private static let fruits = ["apple", "banana", "cherry"]

  /// Goes up and down a little, the same each time.
  private static func price(_ number: Int) -> String {
    let price = 100 + number * 7 % 23
    return "{\"number\": \(number), \"fruit\": \"\(fruits[number % fruits.count])\", \"price\": \(price)}"
  }
}
